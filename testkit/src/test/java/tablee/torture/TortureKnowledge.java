package tablee.torture;

import java.util.Arrays;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Memory;
import tablee.core.Viewer;

/** What one viewer knows, and what it must imagine. */
final class TortureKnowledge {
    private final TortureState s;
    private final int viewer;

    TortureKnowledge(TortureState state, int viewer) {
        s = state;
        this.viewer = viewer;
    }

    private boolean knowsAll() {
        return viewer == Viewer.ALL || s.phase == Phase.OVER;
    }

    private boolean knowsCell(int cell) {
        return knowsAll() || (Actor.isSeat(viewer) && Actor.in(s.seenBy[cell], viewer));
    }

    TortureView view() {
        return new TortureView(
                s.phase,
                s.round,
                s.thrower,
                s.aim,
                s.landed,
                IntStream.range(0, s.seats()).mapToObj(this::secret).toList(),
                IntStream.range(0, s.seats()).mapToObj(this::bid).toList(),
                IntStream.range(0, Torture.CELLS).mapToObj(this::cell).toList(),
                TortureState.list(s.taken));
    }

    private String secret(int seat) {
        if (s.secrets[seat] < 0) return "none";
        return knowsAll() || seat == viewer ? Torture.KINDS.get(s.secrets[seat]) : "hidden";
    }

    private String bid(int seat) {
        int bid = s.bids[seat];
        if (bid == TortureState.NOT_YET) return "none";
        if (bid == TortureState.LATE) return "late";
        boolean shown = s.phase != Phase.BID && s.phase != Phase.DRUM;
        return knowsAll() || shown || seat == viewer ? Integer.toString(bid) : "hidden";
    }

    private String cell(int cell) {
        if (s.cells[cell] == TortureState.EMPTY) return "empty";
        if (s.cells[cell] == TortureState.UNSEEN) return "unseen";
        return knowsCell(cell) ? Torture.KINDS.get(s.cells[cell]) : "seen";
    }

    /** Puts back what the viewer does not know and draws it again; unknown bids are made again. */
    void imagine(Memory kept, Dice dice) {
        if (knowsAll()) return;
        boolean[] secrets = new boolean[s.seats()];
        boolean[] cells = new boolean[Torture.CELLS];
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.secrets[seat] < 0 || seat == viewer) continue;
            secrets[seat] = true;
            s.bag[s.secrets[seat]]++;
        }
        for (int cell = 0; cell < Torture.CELLS; cell++) {
            boolean known = knowsCell(cell) && (cell == s.landed || kept.keeps(s.round - s.seenIn[cell], dice));
            if (s.cells[cell] < 0 || known) continue;
            cells[cell] = true;
            s.bag[s.cells[cell]]++;
        }
        for (int seat = 0; seat < s.seats(); seat++) if (secrets[seat]) s.secrets[seat] = draw(dice);
        for (int cell = 0; cell < Torture.CELLS; cell++) if (cells[cell]) s.cells[cell] = draw(dice);
        bids(dice);
    }

    private void bids(Dice dice) {
        if (s.phase != Phase.BID && s.phase != Phase.DRUM) return;
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.bids[seat] >= 0 && seat != viewer) s.bids[seat] = dice.roll(TortureMove.BIDS);
        }
    }

    private int draw(Dice dice) {
        int left = dice.roll(Arrays.stream(s.bag).sum());
        int kind = 0;
        while (left >= s.bag[kind]) left -= s.bag[kind++];
        s.bag[kind]--;
        return kind;
    }
}
