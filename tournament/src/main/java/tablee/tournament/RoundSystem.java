package tablee.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import tablee.tournament.pairing.RoundPairing;
import tablee.tournament.pairing.RoundRobin;
import tablee.tournament.pairing.SwissPairing;

/** Rounds: the next one begins a while after the last match of the one before is over, or its time. */
final class RoundSystem implements TournamentSystem {
    private static final int WALKOVER = 2;

    @Override
    public List<TournamentEvent> next(Tournament at, long upMillis) {
        if (at.isPlaying()) return upMillis < roundEndsUpMillis(at) ? List.of() : lapse(at);
        if (at.round() >= rounds(at)) return List.of(new TournamentEvent.Ended());
        return upMillis < nextUpMillis(at) ? List.of() : begin(at);
    }

    @Override
    public long wakeAtUpMillis(Tournament at) {
        return at.isPlaying() ? roundEndsUpMillis(at) : nextUpMillis(at);
    }

    private static long roundEndsUpMillis(Tournament at) {
        return at.open().get(0).upMillis() + at.terms().clockMillis();
    }

    private static long nextUpMillis(Tournament at) {
        return at.round() == 0 ? 0 : at.changedUpMillis() + at.terms().pauseMillis();
    }

    private static int rounds(Tournament at) {
        int rounds = at.terms().rounds();
        return isLeague(at) ? rounds * RoundRobin.rounds(at.starters().size()) : rounds;
    }

    private static boolean isLeague(Tournament at) {
        return at.terms().kind() == TournamentKind.LEAGUE;
    }

    private static List<TournamentEvent> lapse(Tournament at) {
        return at.open().stream()
                .<TournamentEvent>map(pairing -> new TournamentEvent.Expired(pairing.number()))
                .toList();
    }

    private static List<TournamentEvent> begin(Tournament at) {
        int round = at.round() + 1;
        List<TournamentEvent> play = isLeague(at) ? league(at, round) : swiss(at, round);
        if (play.isEmpty()) return List.of(new TournamentEvent.Ended());
        return Stream.concat(Stream.of(new TournamentEvent.RoundBegan(round)), play.stream())
                .toList();
    }

    private static List<TournamentEvent> swiss(Tournament at, int round) {
        if (at.terms().together()) return together(at, round);
        RoundPairing pairing =
                SwissPairing.of(Contestants.of(at, Entrant::isIn), at.terms().seats());
        if (pairing.tables().isEmpty()) return List.of();
        List<TournamentEvent> events = new ArrayList<>(paired(at, round, pairing.tables()));
        for (int who : pairing.byes())
            events.add(new TournamentEvent.Bye(round, who, at.terms().seats()));
        return events;
    }

    /** Each team has a table of its own. */
    private static List<TournamentEvent> together(Tournament at, int round) {
        List<List<Integer>> tables = at.in()
                .map(team -> Collections.nCopies(at.terms().seats(), team.number()))
                .toList();
        return tables.size() < 2 ? List.of() : paired(at, round, tables);
    }

    /** Anyone who has withdrawn loses what was still to be played. */
    private static List<TournamentEvent> league(Tournament at, int round) {
        RoundPairing whole = RoundRobin.of(at.starters(), round - 1);
        List<List<Integer>> tables = new ArrayList<>();
        List<TournamentEvent> byes = new ArrayList<>();
        for (List<Integer> table : whole.tables()) {
            List<Integer> there =
                    table.stream().filter(who -> !at.entrant(who).isWithdrawn()).toList();
            if (there.size() == table.size()) tables.add(table);
            else there.forEach(who -> byes.add(new TournamentEvent.Bye(round, who, WALKOVER)));
        }
        whole.byes().forEach(who -> byes.add(new TournamentEvent.Bye(round, who, 0)));
        List<TournamentEvent> events = new ArrayList<>(paired(at, round, tables));
        events.addAll(byes);
        return events;
    }

    private static List<TournamentEvent> paired(Tournament at, int round, List<List<Integer>> tables) {
        List<TournamentEvent> events = new ArrayList<>();
        for (List<Integer> seats : tables) {
            int board = events.size() + 1;
            events.add(new TournamentEvent.Paired(at.nextPairing() + board - 1, round, board, seats));
        }
        return events;
    }
}
