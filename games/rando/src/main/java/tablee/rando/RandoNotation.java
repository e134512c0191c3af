package tablee.rando;

import java.util.Optional;
import tablee.core.Notation;
import tablee.core.Refusal;
import tablee.rando.positions.RandoFigures;
import tablee.rando.positions.RandoPosition;
import tablee.rando.positions.RandoView;
import tablee.rando.rules.RandoState;
import tablee.rando.words.RandoDrawing;
import tablee.rando.words.RandoWords;

/** How states and moves of the game are written down. */
public final class RandoNotation implements Notation<RandoState> {
    public static final RandoNotation INSTANCE = new RandoNotation();

    private RandoNotation() {}

    @Override
    public Record view(RandoState state, int viewer) {
        return RandoView.of(state, viewer);
    }

    @Override
    public Optional<Record> figures(RandoState state, int viewer) {
        return Optional.of(RandoFigures.of(state));
    }

    @Override
    public Record position(RandoState state) {
        return RandoPosition.of(state);
    }

    @Override
    public String write(RandoState state, int actor, int move) {
        return RandoWords.write(move);
    }

    @Override
    public int read(RandoState state, int actor, String word) {
        return RandoWords.read(state, actor, word);
    }

    @Override
    public Refusal whyNot(RandoState state, int actor, String word) {
        return RandoWords.whyNot(state, word);
    }

    @Override
    public String draw(RandoState state) {
        return RandoDrawing.of(state);
    }
}
