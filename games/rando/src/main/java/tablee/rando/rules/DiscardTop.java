package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;
import tablee.core.Viewer;

/** RAND-30: after a hike the top card is discarded, face up; so the next repetition may move another hiker. */
final class DiscardTop implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        Supply.kinds(s, out);
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        int colour = s.pile.top();
        s.pile.takeTop(RandoMove.a(move));
        if (told.listening()) told.all(new RandoEvent.TopDiscarded(Colour.of(colour), CardKind.of(RandoMove.a(move))));
        told.reveal(Viewer.EVERYBODY);
        Supply.discard(s, colour, RandoMove.a(move), told);
        Repetitions.done(s, Tile.HIKE, told);
    }
}
