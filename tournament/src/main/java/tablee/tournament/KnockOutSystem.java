package tablee.tournament;

import java.util.ArrayList;
import java.util.List;

/** A loss ends it: a match is made as soon as both who are to play it are known. */
final class KnockOutSystem implements TournamentSystem {
    @Override
    public List<TournamentEvent> next(Tournament at, long upMillis) {
        List<TournamentEvent> late = at.open().stream()
                .filter(pairing -> upMillis >= pairing.upMillis() + at.terms().clockMillis())
                .<TournamentEvent>map(pairing -> new TournamentEvent.Expired(pairing.number()))
                .toList();
        if (!late.isEmpty()) return late;
        KnockOutTree tree = KnockOutTree.of(at);
        if (tree.winner() != 0) return List.of(new TournamentEvent.Ended());
        List<TournamentEvent> events = new ArrayList<>();
        if (tree.round() > at.round()) events.add(new TournamentEvent.RoundBegan(tree.round()));
        int number = at.nextPairing();
        for (KnockOutTree.Duel duel : tree.toPlay())
            events.add(new TournamentEvent.Paired(number++, duel.round(), duel.board(), duel.seats()));
        return events;
    }

    @Override
    public long wakeAtUpMillis(Tournament at) {
        return at.open().stream()
                .mapToLong(pairing -> pairing.upMillis() + at.terms().clockMillis())
                .min()
                .orElse(NEVER);
    }
}
