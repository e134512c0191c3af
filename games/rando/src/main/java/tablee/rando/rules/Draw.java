package tablee.rando.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** RAND-32: draw the top card. */
final class Draw implements Step.Chance {
    @Override
    public void odds(RandoState s, Odds out) {
        Supply.kinds(s, out);
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        Supply.draw(s, RandoMove.a(move), told);
        Repetitions.done(s, Tile.DRAW, told);
    }
}
