package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-11: the first player at random. */
final class ChooseFirst implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        for (int seat = 0; seat < s.seats(); seat++) out.add(Verb.FIRST.move(seat), 1);
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        s.first = RandoMove.a(move);
        s.seat = s.first;
        if (told.listening()) told.all(new RandoEvent.FirstPlayer(s.first));
        if (s.rules.deal > 0) s.phase = Phase.DEAL;
        else Rounds.begin(s, told);
    }
}
