package tablee.liar.rules;

import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** The dice are rolled one by one, each seen by its player alone (LIAR-2). */
final class RollDie implements Step.Chance {
    @Override
    public void odds(LiarState state, Odds out) {
        for (int face = 1; face <= LiarRules.FACES; face++) out.add(face, 1);
    }

    @Override
    public Optional<Refusal> refuse(LiarState state, int face) {
        boolean there = LiarMove.isFace(face);
        return there ? Optional.empty() : Optional.of(Refusal.of("LIAR-2", "no-such-face", LiarRules.FACES));
    }

    /** That is told to the player, and marked as learned. */
    @Override
    public void play(LiarState state, int face, Told told) {
        int place = state.nextDie();
        int seat = place / LiarRules.MOST_DICE;
        state.faces[place] = face;
        told.reveal(Actor.bit(seat));
        if (told.listening())
            told.some(Actor.bit(seat), new LiarEvent.Rolled(seat, face), new LiarEvent.RolledHidden(seat));
    }
}
