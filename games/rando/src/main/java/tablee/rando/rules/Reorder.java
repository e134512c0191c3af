package tablee.rando.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** RAND-35, and RAND-54 for a Signpost: exchange two obstacle markers. */
final class Reorder implements Step.Decision {
    @Override
    public void moves(RandoState s, int seat, Moves out) {
        for (int one = 0; one < Obstacle.COUNT; one++) {
            for (int other = one + 1; other < Obstacle.COUNT; other++) out.add(Verb.SWAP.move(one, other));
        }
        if (optional(s)) out.add(Verb.PASS.move());
    }

    /** The first exchange is compulsory, others are not. */
    private static boolean optional(RandoState s) {
        return s.done > 0;
    }

    @Override
    public Optional<Refusal> refuse(RandoState s, int seat, int move) {
        String rule = s.part == Part.CARD ? "RAND-54" : "RAND-35";
        return switch (RandoMove.verb(move)) {
            case SWAP -> Optional.empty();
            case PASS -> optional(s) ? Optional.empty() : Optional.of(Refusal.of(rule, "first-swap"));
            default -> Optional.of(Refusal.of(rule, "now.reorder"));
        };
    }

    @Override
    public void play(RandoState s, int seat, int move, Told told) {
        if (RandoMove.verb(move) == Verb.PASS) {
            if (told.listening()) told.all(new RandoEvent.SwapsEnded(seat));
            Rounds.proceed(s, told);
            return;
        }
        Obstacle one = Obstacle.of(Markers.at(s.markers, RandoMove.a(move)));
        Obstacle other = Obstacle.of(Markers.at(s.markers, RandoMove.b(move)));
        s.markers = Markers.swap(s.markers, RandoMove.a(move), RandoMove.b(move));
        if (told.listening()) told.all(new RandoEvent.MarkersSwapped(seat, one, other));
        Repetitions.done(s, Tile.REORDER, told);
    }
}
