package tablee.torture;

import java.util.List;
import tablee.core.BadInput;
import tablee.core.Setup;

/**
 * Everything.
 *
 * @param entries how many entries the round has had
 * @param bids for each seat -1: not yet, -2: too late, or the bid
 * @param cells for each cell -1: nobody knows, -2: empty, or the kind that somebody saw
 * @param seenBy for each cell the set of seats that saw it, and in which round
 */
record TorturePosition(
        Phase phase,
        int round,
        int entries,
        long since,
        int thrower,
        int aim,
        int landed,
        List<Integer> secrets,
        List<Integer> bids,
        List<Integer> cells,
        List<Integer> seenBy,
        List<Integer> seenIn,
        List<Integer> taken,
        List<Integer> bag) {

    void check(Setup setup) {
        int kinds = Torture.KINDS.size();
        require(round >= 1 && round <= setup.options().number("rounds"), "The round is one of the game's.");
        require(entries >= 0 && since >= 0, "Counts are not negative.");
        sizes(secrets, setup.seats(), -1, kinds - 1);
        sizes(bids, setup.seats(), -2, TortureMove.BIDS - 1);
        sizes(cells, Torture.CELLS, -2, kinds - 1);
        sizes(seenBy, Torture.CELLS, 0, (1 << setup.seats()) - 1);
        sizes(seenIn, Torture.CELLS, 0, round);
        sizes(taken, setup.seats() * kinds, 0, Integer.MAX_VALUE);
        sizes(bag, kinds, 0, Integer.MAX_VALUE);
        require(thrower >= -1 && thrower < setup.seats(), "The thrower is a seat.");
        require(aim >= -1 && aim < TortureMove.AIMS, "The aim is at the board.");
        require(landed >= -1 && landed < Torture.CELLS, "The die lies on the board.");
        conserved(setup);
        fitsPhase();
    }

    private void fitsPhase() {
        boolean thrown = phase.compareTo(Phase.AIM) >= 0 && phase != Phase.OVER;
        require(thrown == (thrower >= 0), "There is a thrower from aiming on.");
        require((phase == Phase.TOSS) == (aim >= 0), "There is an aim during the throw.");
        require((phase == Phase.LOOK || phase == Phase.DECIDE) == (landed >= 0), "The die lies where it is looked at.");
        require(phase == Phase.DEAL || !secrets.contains(-1), "Every seat has its secret after the deal.");
        require(phase != Phase.DRUM || !bids.contains(-1), "The drum rolls when all have bid or are late.");
        for (int cell = 0; cell < cells.size(); cell++) {
            require((cells.get(cell) >= 0) == (seenBy.get(cell) != 0), "A kind is known where somebody saw it.");
        }
        require(phase != Phase.DECIDE || cells.get(landed) >= 0, "The thrower knows what to decide about.");
        require(phase != Phase.LOOK || cells.get(landed) == -1, "Nobody looked there yet.");
    }

    private void conserved(Setup setup) {
        int[] tokens = Torture.tokens(setup);
        for (int kind = 0; kind < tokens.length; kind++) {
            int there = bag.get(kind) + count(secrets, kind) + count(cells, kind);
            for (int seat = 0; seat < setup.seats(); seat++) there += taken.get(seat * tokens.length + kind);
            require(
                    there == tokens[kind],
                    "There are " + tokens[kind] + " " + Torture.KINDS.get(kind) + ", not " + there + ".");
        }
    }

    private static int count(List<Integer> list, int kind) {
        return (int) list.stream().filter(each -> each == kind).count();
    }

    private static void sizes(List<Integer> list, int size, int least, int most) {
        require(list.size() == size, "A list of " + list.size() + " should have " + size + " numbers.");
        require(list.stream().allMatch(each -> each >= least && each <= most), "A number is out of its range.");
    }

    private static void require(boolean fine, String rule) {
        if (!fine) throw new BadInput(rule);
    }
}
