package tablee.tournament;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tablee.tournament.pairing.ArenaPairing;
import tablee.tournament.pairing.Contestant;

/** Duels one after the other: those who wait are paired in waves, until the clock has run out. */
final class ArenaSystem implements TournamentSystem {
    @Override
    public List<TournamentEvent> next(Tournament at, long upMillis) {
        if (upMillis >= at.endsUpMillis()) return List.of(new TournamentEvent.Ended());
        if (isFull(at)) return at.isPlaying() ? List.of() : List.of(new TournamentEvent.Ended());
        return upMillis < waveAtUpMillis(at) ? List.of() : pair(at);
    }

    private static List<TournamentEvent> pair(Tournament at) {
        Set<Integer> busy = busy(at);
        List<Contestant> waiting = Contestants.of(at, each -> each.isIn() && !busy.contains(each.number()));
        if (waiting.size() < 2) return List.of();
        List<TournamentEvent> events = new ArrayList<>();
        for (List<Integer> seats :
                ArenaPairing.of(waiting, at.in().count() == 2).tables()) {
            int number = at.nextPairing() + events.size();
            events.add(new TournamentEvent.Paired(number, 0, number, seats));
        }
        return events;
    }

    private static Set<Integer> busy(Tournament at) {
        Set<Integer> busy = new HashSet<>();
        at.open().forEach(pairing -> busy.addAll(pairing.seats()));
        return busy;
    }

    @Override
    public long wakeAtUpMillis(Tournament at) {
        boolean waits = !isFull(at) && at.in().count() - 2L * at.open().size() >= 2;
        return waits ? Math.min(at.endsUpMillis(), waveAtUpMillis(at)) : at.endsUpMillis();
    }

    private static boolean isFull(Tournament at) {
        return at.pairings().size() >= TournamentTerms.MOST_MATCHES;
    }

    /** Those who come free gather for a moment, so that there is somebody to choose from. */
    private static long waveAtUpMillis(Tournament at) {
        return at.pairings().isEmpty() ? 0 : lastPaired(at) + at.terms().pauseMillis();
    }

    private static long lastPaired(Tournament at) {
        return at.pairings().get(at.pairings().size() - 1).upMillis();
    }
}
