package tablee.circus;

import java.util.Optional;
import tablee.circus.positions.CircusFigures;
import tablee.circus.positions.CircusPosition;
import tablee.circus.positions.CircusView;
import tablee.circus.rules.CircusState;
import tablee.circus.words.CircusDrawing;
import tablee.circus.words.CircusWords;
import tablee.core.Notation;
import tablee.core.Refusal;

/** How states and moves of the game are written down. */
public final class CircusNotation implements Notation<CircusState> {
    public static final CircusNotation INSTANCE = new CircusNotation();

    private CircusNotation() {}

    @Override
    public Record view(CircusState state, int viewer) {
        return CircusView.of(state, viewer);
    }

    @Override
    public Optional<Record> figures(CircusState state, int viewer) {
        return Optional.of(CircusFigures.of(state));
    }

    @Override
    public Record position(CircusState state) {
        return CircusPosition.of(state);
    }

    @Override
    public String write(CircusState state, int actor, int move) {
        return CircusWords.write(move);
    }

    @Override
    public int read(CircusState state, int actor, String word) {
        return CircusWords.read(actor, word, state.rules);
    }

    @Override
    public Refusal whyNot(CircusState state, int actor, String word) {
        return CircusWords.whyNot(word);
    }

    @Override
    public String draw(CircusState state) {
        return CircusDrawing.of(state);
    }
}
