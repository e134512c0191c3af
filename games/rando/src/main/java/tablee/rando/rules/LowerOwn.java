package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-44: lower one of your multipliers by 1, or lose points; with nothing to lower, lose them. */
final class LowerOwn implements Step.Decision {
    static boolean asks(RandoState s, Told told) {
        boolean can = s.boards.canLowerAny(s.seat);
        if (can) s.phase = Phase.LOWER_OWN;
        else s.lose(s.seat, s.rules.lowerLoss, told);
        return can;
    }

    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int action = 0; action < Tile.ACTIONS; action++) {
            if (s.boards.canLower(seat, action)) out.add(Verb.LOWER.move(seat, action));
        }
        out.add(Verb.PAY.move());
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) == Verb.PAY) return Optional.empty();
        if (RandoMove.verb(move) != Verb.LOWER) return Phase.LOWER_OWN.insists();
        if (RandoMove.a(move) != seat) return Optional.of(Refusal.of("RAND-44", "lower-own"));
        return Lower.refuse(s.boards, "RAND-44", seat, RandoMove.b(move));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        if (RandoMove.verb(move) == Verb.PAY) s.lose(seat, s.rules.lowerLoss, told);
        else Lower.lower(s, seat, RandoMove.b(move), told);
        Rounds.proceed(s, told);
    }
}
