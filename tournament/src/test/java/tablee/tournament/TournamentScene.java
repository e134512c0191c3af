package tablee.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.core.Refusal;

/** A tournament that tests play: its log is kept, and its time is set by hand. */
final class TournamentScene {
    static final SeatResult WON = new SeatResult(1, 0, 0, true);
    static final SeatResult LOST = new SeatResult(2, 1, 0, true);

    final TournamentTerms terms;
    final List<LoggedEvent> log = new ArrayList<>();
    Tournament at;
    long upMillis = 1_000;
    long wallMillis = 50_000_000;

    TournamentScene(TournamentTerms terms) {
        terms.check();
        this.terms = terms;
        at = Tournament.of(terms, List.of());
    }

    static TournamentTerms terms(TournamentKind kind, int seats, int rounds) {
        return new TournamentTerms(
                kind, seats, rounds, 3_600_000, 5_000, false, false, 40, Optional.empty(), Optional.empty());
    }

    static TournamentScene of(TournamentKind kind, int seats, int rounds, int entrants) {
        TournamentScene scene = new TournamentScene(terms(kind, seats, rounds));
        scene.enter(entrants);
        return scene;
    }

    void enter(int more) {
        for (int i = 0; i < more; i++) accept(new TournamentCommand.Enter(1500, false));
    }

    TournamentScene started() {
        accept(new TournamentCommand.Start());
        return this;
    }

    List<TournamentEvent> accept(TournamentCommand command) {
        TournamentAnswer answer = on(command);
        if (answer.refusal().isPresent()) throw new AssertionError(command + " was refused: " + answer.refusal());
        return answer.events().stream().map(LoggedEvent::event).toList();
    }

    Refusal refuse(TournamentCommand command) {
        int before = at.version();
        Refusal refusal = on(command).refusal().orElseThrow();
        if (at.version() != before) throw new AssertionError("a refusal changes nothing");
        return refusal;
    }

    private TournamentAnswer on(TournamentCommand command) {
        TournamentAnswer answer = at.on(command, new TournamentTime(upMillis, wallMillis));
        log.addAll(answer.events());
        return answer;
    }

    /** Time passes, and the tournament is woken. */
    List<TournamentEvent> later(long millis) {
        upMillis += millis;
        wallMillis += millis;
        return accept(new TournamentCommand.Wake());
    }

    /** The seat that is named wins, the others tie behind it; or all tie. */
    void report(int pairing, int winner) {
        accept(new TournamentCommand.Report(pairing, results(at.pairing(pairing), winner)));
    }

    static List<SeatResult> results(Pairing pairing, int winner) {
        return IntStream.range(0, pairing.seats().size())
                .mapToObj(seat -> new SeatResult(winner < 0 || seat == winner ? 1 : 2, seat, 0, true))
                .toList();
    }

    /** The lower number wins. */
    void reportAll() {
        for (Pairing pairing : at.open()) {
            int best = pairing.seats().stream().mapToInt(each -> each).min().orElseThrow();
            report(pairing.number(), pairing.seats().indexOf(best));
        }
    }

    /** Plays on until it is over. */
    void finish() {
        for (int i = 0; i < 1_000 && at.phase() == TournamentPhase.RUNNING; i++) {
            reportAll();
            later(terms.pauseMillis());
        }
    }

    StandingLine line(int entrant) {
        return Standings.of(at).stream()
                .filter(line -> line.entrant() == entrant)
                .findFirst()
                .orElseThrow();
    }

    List<Integer> order() {
        return Standings.of(at).stream().map(StandingLine::entrant).toList();
    }

    /** How often an entrant sat in each seat. */
    int[] seats(int entrant) {
        int[] times = new int[terms.seats()];
        for (Pairing pairing : at.pairings())
            for (int seat = 0; seat < times.length; seat++) if (pairing.seats().get(seat) == entrant) times[seat]++;
        return times;
    }
}
