package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-46: the end. */
final class Over implements Step {
    @Override
    public Optional<Refusal> refuse(RandoState s, int actor, int move) {
        return Optional.of(Refusal.of("TABLE-2", "over"));
    }

    @Override
    public void play(RandoState s, int actor, int move, Told told) {
        throw new IllegalStateException("the game is over");
    }
}
