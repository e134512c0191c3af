package tablee.flow.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Told;
import tablee.core.Word;

/** The Giant Wave (FLOW-45, 53 to 56, 78). */
final class Waves {
    /** In place of a die's face: it was not rolled. */
    static final int NOT_ROLLED = 0;

    private Waves() {}

    /** Calm Waters: the roller chooses the one die (FLOW-45). */
    static void choose(FlowState s, FlowMove.Die die, Told told) {
        s.phase = die == FlowMove.Die.WHITE ? Phase.WAVE_WHITE : Phase.WAVE_BLACK;
        if (told.listening()) told.all(new FlowEvent.DieChosen(s.seat, Word.of(die)));
    }

    static void roll(FlowState s, int white, int black, Told told) {
        Board board = s.board;
        long row = white == NOT_ROLLED ? 0 : Square.row(white);
        long column = black == NOT_ROLLED ? 0 : Square.column(black);
        long onLines = board.tiles() & (row | column);
        long hit = s.has(Scenario.OBSTACLES_REMAIN) ? onLines & ~board.obstacles() : onLines;
        long saved = hit & board.birds() & ~(row & column);
        if (told.listening()) told.all(new FlowEvent.Wave(s.seat, white, black, hits(s, onLines, hit, saved)));
        board.removeBirds(saved);
        Cards.remove(s, hit & ~saved);
        Rounds.afterWave(s, told);
    }

    private static List<FlowEvent.Hit> hits(FlowState s, long onLines, long hit, long saved) {
        List<FlowEvent.Hit> hits = new ArrayList<>();
        for (long left = onLines; left != 0; left &= left - 1) {
            int square = Square.first(left);
            hits.add(new FlowEvent.Hit(Square.name(square), s.board.tile(square), fate(s, square, hit, saved)));
        }
        return hits;
    }

    private static FlowEvent.Fate fate(FlowState s, int square, long hit, long saved) {
        if (!Square.in(hit, square)) return FlowEvent.Fate.REMAINS;
        if (Square.in(saved, square)) return FlowEvent.Fate.SAVED_BY_BIRD;
        return Square.in(s.board.birds(), square) ? FlowEvent.Fate.SWEPT_WITH_BIRD : FlowEvent.Fate.SWEPT;
    }
}
