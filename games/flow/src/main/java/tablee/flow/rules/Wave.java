package tablee.flow.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Odds;
import tablee.core.Told;

/** The Giant Wave, with both dice or with one (FLOW-45, 53 to 56, 78). */
final class Wave implements Step.Chance {
    /** In place of a die's face: it was not rolled. */
    private static final int NOT_ROLLED = 0;

    private final FlowMove.Kind dice;

    /** @param dice the kind of move that says what was rolled: both dice, the white or the black one */
    Wave(FlowMove.Kind dice) {
        this.dice = dice;
    }

    @Override
    public void odds(FlowState s, Odds out) {
        if (dice == FlowMove.Kind.DICE) bothDice(out);
        else for (int face = 1; face <= Square.FACES; face++) out.add(FlowMove.of(dice, face), 1);
    }

    static void bothDice(Odds out) {
        for (int white = 1; white <= Square.FACES; white++) {
            for (int black = 1; black <= Square.FACES; black++)
                out.add(FlowMove.of(FlowMove.Kind.DICE, white, black), 1);
        }
    }

    @Override
    public boolean possible(FlowState s, int move) {
        return FlowMove.kind(move) == dice;
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int first = FlowMove.first(move);
        if (dice == FlowMove.Kind.DICE) roll(s, first, FlowMove.second(move), told);
        else if (dice == FlowMove.Kind.WHITE) roll(s, first, NOT_ROLLED, told);
        else roll(s, NOT_ROLLED, first, told);
    }

    private static void roll(FlowState s, int white, int black, Told told) {
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
