package tablee.bots;

import java.util.ServiceLoader;
import tablee.core.Knowledge;
import tablee.core.Reason;
import tablee.core.State;

/** What is known of a game that nobody wrote knowledge for: nothing, so play on for long and call the rest even. */
final class Guess<S extends State<S>> implements Knowledge<S> {
    private final String game;

    Guess(String game) {
        this.game = game;
    }

    /** The knowledge of a game, or none. */
    @SuppressWarnings("unchecked") // knowledge of a game is about that game's states
    static <S extends State<S>> Knowledge<S> of(String game) {
        for (Knowledge<?> each : ServiceLoader.load(Knowledge.class)) {
            if (each.game().equals(game)) return (Knowledge<S>) each;
        }
        return new Guess<>(game);
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public int value(S state, int seat) {
        return 500;
    }

    @Override
    public int weigh(S state, int actor, int move) {
        return 1;
    }

    @Override
    public int horizon() {
        return 1000;
    }

    @Override
    public Reason reason(S state, int actor, int move) {
        return Reason.of("TABLE-10", "reason.search");
    }
}
