package tablee.pluvionautes;

import java.util.Optional;
import tablee.core.Notation;
import tablee.core.Refusal;
import tablee.pluvionautes.positions.PluvionautesFigures;
import tablee.pluvionautes.positions.PluvionautesPosition;
import tablee.pluvionautes.positions.PluvionautesView;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.words.PluvionautesDrawing;
import tablee.pluvionautes.words.PluvionautesWords;

/** How states and moves of the game are written down. */
public final class PluvionautesNotation implements Notation<PluvionautesState> {
    public static final PluvionautesNotation INSTANCE = new PluvionautesNotation();

    private PluvionautesNotation() {}

    @Override
    public Record view(PluvionautesState state, int viewer) {
        return PluvionautesView.of(state, viewer);
    }

    @Override
    public Optional<Record> figures(PluvionautesState state, int viewer) {
        return Optional.of(PluvionautesFigures.of(state, viewer));
    }

    @Override
    public Record position(PluvionautesState state) {
        return PluvionautesPosition.of(state);
    }

    @Override
    public String write(PluvionautesState state, int actor, int move) {
        return PluvionautesWords.write(actor, move);
    }

    @Override
    public int read(PluvionautesState state, int actor, String word) {
        return PluvionautesWords.read(actor, word);
    }

    @Override
    public Refusal whyNot(PluvionautesState state, int actor, String word) {
        return PluvionautesWords.whyNot(word);
    }

    @Override
    public String draw(PluvionautesState state) {
        return PluvionautesDrawing.of(state);
    }
}
