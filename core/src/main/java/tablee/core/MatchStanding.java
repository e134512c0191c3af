package tablee.core;

import java.util.Optional;

/**
 * How a match stands beside the game itself: whose seat a bot has taken over, whether it is paused, and whether the table
 * ended it.
 *
 * @param loser the seat that forfeited, or -1
 */
record MatchStanding(long takenOver, boolean paused, boolean abandoned, int loser) {
    static final MatchStanding OPEN = new MatchStanding(0, false, false, -1);

    boolean ended() {
        return abandoned || loser >= 0;
    }

    boolean takenOver(int seat) {
        return Actor.in(takenOver, seat);
    }

    /** Where a side forfeited, the other one wins; an abandoned match has no ranks. */
    Optional<int[]> ranks(State<?> state) {
        if (abandoned) return Optional.empty();
        int[] ranks = new int[state.seats()];
        for (int seat = 0; seat < ranks.length; seat++) {
            ranks[seat] = state.side(seat) == state.side(loser) ? 2 : 1;
        }
        return Optional.of(ranks);
    }

    MatchStanding after(TableMove move) {
        return switch (move.kind()) {
            case UNDO -> this;
            case RESIGN, TIMEOUT -> new MatchStanding(takenOver, paused, abandoned, move.arg());
            case TAKEOVER, RETURN -> new MatchStanding(takenOver ^ Actor.bit(move.arg()), paused, abandoned, loser);
            case PAUSE, RESUME -> new MatchStanding(takenOver, !paused, abandoned, loser);
            case ABANDON -> new MatchStanding(takenOver, paused, true, loser);
        };
    }

    Optional<Refusal> refuse(int code, State<?> state, InEffect effect) {
        Optional<TableMove> read = TableMove.of(code);
        if (read.isEmpty()) return Optional.of(TableRule.WORD.refuse("no-such-move"));
        TableMove move = read.get();
        boolean seat = move.arg() < state.seats();
        return switch (move.kind()) {
            case UNDO -> unless(move.arg() > 0 && move.arg() <= effect.undoable(), TableRule.UNDO, "undo-barrier");
            case RESIGN, TIMEOUT -> unless(seat && sides(state) == 2, TableRule.FORFEIT, "forfeit-two-sides");
            case TAKEOVER -> unless(seat && !takenOver(move.arg()), TableRule.TAKEOVER, "taken-over");
            case RETURN -> unless(seat && takenOver(move.arg()), TableRule.TAKEOVER, "not-taken-over");
            case PAUSE -> unless(!paused, TableRule.PAUSE, "paused");
            case RESUME -> unless(paused, TableRule.PAUSE, "not-paused");
            case ABANDON -> Optional.empty();
        };
    }

    private static Optional<Refusal> unless(boolean fine, TableRule rule, String key) {
        return fine ? Optional.empty() : Optional.of(rule.refuse(key));
    }

    private static int sides(State<?> state) {
        long sides = 0;
        for (int seat = 0; seat < state.seats(); seat++) sides |= Actor.bit(state.side(seat));
        return Long.bitCount(sides);
    }
}
