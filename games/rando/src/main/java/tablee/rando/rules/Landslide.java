package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-53: turn over one obstacle token and take the reward of the side it showed, never doubled. */
final class Landslide implements Step.Decision {
    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int token = 0; token < s.rules.tokens(); token++) out.add(Verb.FLIP.move(s.terrain.token(token)));
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        if (RandoMove.verb(move) != Verb.FLIP) return Phase.LANDSLIDE.insists();
        if (s.terrain.tokenAt(RandoMove.a(move)) >= 0) return Optional.empty();
        return Optional.of(Refusal.of("RAND-53", "no-token", Crossing.write(RandoMove.a(move))));
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        Reward.take(s, s.terrain.tokenAt(RandoMove.a(move)), 1, told);
        Rounds.proceed(s, told);
    }
}
