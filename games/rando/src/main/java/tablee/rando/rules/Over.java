package tablee.rando.rules;

import tablee.core.Told;

/** RAND-46: the end. */
final class Over implements Step {
    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        throw new IllegalStateException("the game is over");
    }
}
