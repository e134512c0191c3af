package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-10: each player draws the first cards, one at a time and in turn order. */
final class Deal implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        Supply.kinds(s, out);
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        Supply.draw(s, RandoMove.a(move), told);
        s.turns++;
        s.seat = (s.first + s.turns) % s.seats();
        if (s.turns == s.rules.deal * s.seats()) Rounds.begin(s, told);
    }
}
