package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-33: lower one multiplier of another player by 1. */
public final class Lower implements Step.Decision {
    public static boolean possible(RandoState s) {
        for (int seat = 0; seat < s.seats(); seat++) {
            if (seat != s.seat && s.boards.canLowerAny(seat)) return true;
        }
        return false;
    }

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int other = 0; other < s.seats(); other++) {
            if (other == seat) continue;
            for (int action = 0; action < Tile.ACTIONS; action++) {
                if (s.boards.canLower(other, action)) out.add(Verb.LOWER.move(other, action));
            }
        }
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) != Verb.LOWER) return Phase.LOWER.insists();
        if (RandoMove.a(move) == seat) return Optional.of(Refusal.of("RAND-33", "lower-another"));
        return refuse(s.boards, "RAND-33", RandoMove.a(move), RandoMove.b(move));
    }

    /** What keeps this multiplier from being lowered. */
    static Optional<Refusal> refuse(Boards boards, String rule, int seat, int action) {
        if (boards.canLower(seat, action)) return Optional.empty();
        String tile = Tile.of(action).key();
        return Optional.of(
                boards.owned(seat, action)
                        ? Refusal.of(rule, "multiplier-least", tile, boards.rules.least(action))
                        : Refusal.of("RAND-41", "multiplier-gone", tile));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        lower(s, RandoMove.a(move), RandoMove.b(move), told);
        Repetitions.done(s, Tile.LOWER, told);
    }

    static void lower(RandoState s, int seat, int action, Told told) {
        int to = s.boards.multiplier(seat, action) - 1;
        s.boards.multiplier(seat, action, to);
        if (told.listening()) told.all(new RandoEvent.MultiplierLowered(seat, s.seat, Tile.of(action), to));
    }
}
