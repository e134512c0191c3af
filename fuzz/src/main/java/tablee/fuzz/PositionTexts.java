package tablee.fuzz;

import java.util.Map;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.json.Json;

/** Positions from outside: refused in a sentence, or placed, shown to everybody and played on from. */
public final class PositionTexts {
    private static final int SOME_PLIES = 20;

    private PositionTexts() {}

    public static void fuzzerTestOneInput(byte[] bytes) {
        Input input = Input.of(bytes);
        try {
            attempt(input, input.game());
        } catch (BadInput refused) {
            if (refused.sentence().isBlank()) throw new AssertionError("refused without a sentence", refused);
        }
    }

    private static <S extends State<S>> void attempt(Input input, Game<S> game) {
        Record position = Json.read(input.text(), game.positionType());
        S state = game.place(game.card().setup(input.seats(), Map.of()), position);
        String written = Json.text(state.position());
        S again = game.place(game.card().setup(input.seats(), Map.of()), Json.read(written, game.positionType()));
        if (!written.equals(Json.text(again.position()))) throw new AssertionError("not the same again: " + written);
        for (int seat = 0; seat < state.seats(); seat++) Json.text(state.view(seat));
        Json.text(state.view(Viewer.SPECTATOR));
        Json.text(state.count());
        new Playout(new FastDice(input.plies())).run(state, SOME_PLIES);
    }
}
