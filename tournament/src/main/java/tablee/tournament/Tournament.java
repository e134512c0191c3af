package tablee.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.core.Refusal;

/**
 * A tournament: a machine without a world. It reads no clock, knows no game and opens no table; the same commands at the same times bring
 * about the same events, and the events make it again.
 *
 * <p>It goes ahead of the store by one command. If what that brought about cannot be written, it is thrown away and made again.
 */
public final class Tournament {
    private final TournamentTerms terms;
    private final TournamentSystem system;
    private final List<Entrant> entrants = new ArrayList<>();
    private final List<Pairing> pairings = new ArrayList<>();
    /** In the order in which they were reported: a streak is counted by it. */
    private final List<Integer> reported = new ArrayList<>();

    /** With which event each match ended, and each of those withdrew who are not back. */
    private final Map<Integer, Integer> endedAt = new HashMap<>();

    private final Map<Integer, Integer> withdrewAt = new HashMap<>();
    private final List<TournamentEvent.Bye> byes = new ArrayList<>();
    private List<Integer> starters = List.of();
    private TournamentPhase phase = TournamentPhase.ENTRY;
    private int round;
    private int events;
    private int open;
    private long beganUpMillis;
    private long changedUpMillis;

    private Tournament(TournamentTerms terms) {
        this.terms = terms;
        system = TournamentSystem.of(terms.kind());
    }

    /** As it was stored. */
    public static Tournament of(TournamentTerms terms, List<LoggedEvent> stored) {
        Tournament tournament = new Tournament(terms);
        tournament.follow(stored);
        return tournament;
    }

    /** What somebody else has stored meanwhile. */
    public void follow(List<LoggedEvent> more) {
        more.forEach(this::apply);
    }

    /** Carries out a command, and whatever follows from it by itself. */
    public TournamentAnswer on(TournamentCommand command, TournamentTime now) {
        Optional<Refusal> refusal = TournamentEntry.refuse(this, command);
        if (refusal.isPresent()) return new TournamentAnswer(List.of(), refusal);
        List<LoggedEvent> done = new ArrayList<>();
        enter(TournamentEntry.first(this, command, now), now, done);
        while (phase == TournamentPhase.RUNNING) {
            List<TournamentEvent> next = system.next(this, now.upMillis());
            if (next.isEmpty()) break;
            enter(next, now, done);
        }
        return new TournamentAnswer(done, Optional.empty());
    }

    private void enter(List<TournamentEvent> some, TournamentTime now, List<LoggedEvent> done) {
        for (TournamentEvent event : some) {
            LoggedEvent logged = new LoggedEvent(now, event);
            apply(logged);
            done.add(logged);
        }
    }

    /** When {@link TournamentCommand.Wake} is to come, by {@link TournamentTime#upMillis}. */
    public long wakeAtUpMillis() {
        return phase == TournamentPhase.RUNNING ? system.wakeAtUpMillis(this) : TournamentSystem.NEVER;
    }

    // ---- What happened ---------------------------------------------------------------------------------------------

    private void apply(LoggedEvent logged) {
        events++;
        TournamentEvent event = logged.event();
        long upMillis = logged.at().upMillis();
        if (event instanceof TournamentEvent.Entered in)
            entrants.add(new Entrant(in.entrant(), in.strength(), in.program(), Entrant.Standing.IN, 0));
        else if (event instanceof TournamentEvent.Withdrew gone) set(gone.entrant(), Entrant.Standing.WITHDRAWN);
        else if (event instanceof TournamentEvent.SentAway gone) set(gone.entrant(), Entrant.Standing.SENT_AWAY);
        else if (event instanceof TournamentEvent.Absent away) set(away.entrant(), Entrant.Standing.AWAY);
        else if (event instanceof TournamentEvent.Returned back) set(back.entrant(), Entrant.Standing.IN);
        else if (event instanceof TournamentEvent.Began) begin(upMillis);
        else if (event instanceof TournamentEvent.Ended) phase = TournamentPhase.OVER;
        else if (event instanceof TournamentEvent.Cancelled) phase = TournamentPhase.CANCELLED;
        else applyPlay(event, upMillis);
    }

    private void applyPlay(TournamentEvent event, long upMillis) {
        changedUpMillis = upMillis;
        if (event instanceof TournamentEvent.RoundBegan next) round = next.round();
        else if (event instanceof TournamentEvent.Bye bye) byes.add(bye);
        else if (event instanceof TournamentEvent.Paired paired) {
            pairings.add(Pairing.of(paired, upMillis));
            open++;
        } else if (event instanceof TournamentEvent.Reported report) {
            close(pairing(report.pairing()).with(report.results()));
            reported.add(report.pairing());
        } else if (event instanceof TournamentEvent.Expired expired) {
            close(pairing(expired.pairing()).lapsed());
        }
    }

    private void close(Pairing pairing) {
        pairings.set(pairing.number() - 1, pairing);
        endedAt.put(pairing.number(), events);
        open--;
    }

    private void set(int entrant, Entrant.Standing standing) {
        entrants.set(entrant - 1, entrant(entrant).now(standing));
        if (entrant(entrant).isWithdrawn()) withdrewAt.put(entrant, events);
        else withdrewAt.remove(entrant);
    }

    private void begin(long upMillis) {
        phase = TournamentPhase.RUNNING;
        beganUpMillis = upMillis;
        changedUpMillis = upMillis;
        starters = in().map(Entrant::number).toList();
    }

    // ---- What there is ---------------------------------------------------------------------------------------------

    public TournamentTerms terms() {
        return terms;
    }

    public TournamentPhase phase() {
        return phase;
    }

    /** How many events there are: where the next one is written. */
    public int version() {
        return events;
    }

    /** The round that is played, from 1; 0: none has begun, or there are none. */
    public int round() {
        return round;
    }

    public List<Entrant> entrants() {
        return Collections.unmodifiableList(entrants);
    }

    public Entrant entrant(int number) {
        return entrants.get(number - 1);
    }

    public boolean isEntrant(int number) {
        return number >= 1 && number <= entrants.size();
    }

    public List<Pairing> pairings() {
        return Collections.unmodifiableList(pairings);
    }

    public Pairing pairing(int number) {
        return pairings.get(number - 1);
    }

    /** The matches that are played. */
    public List<Pairing> open() {
        return open == 0 ? List.of() : pairings.stream().filter(Pairing::isOpen).toList();
    }

    public List<TournamentEvent.Bye> byes() {
        return Collections.unmodifiableList(byes);
    }

    /** Whether one enters now (TOUR-4). */
    public boolean isEntryOpen() {
        return !phase.isEnded() && TournamentEntry.isOpen(this);
    }

    /** Which deal a match has: the same number is the same deal; 0: one of its own. */
    public int deal(Pairing pairing) {
        return terms.duplicate() ? pairing.round() : 0;
    }

    /** Whether others still play the same deal, so that only those who played this match may know how it ended (TOUR-23). */
    public boolean isSealed(Pairing pairing) {
        return terms.duplicate() && isPlaying() && pairing.round() == round;
    }

    /** Whether somebody plays no more because they have lost; in a knock-out only. */
    public boolean isOut(int entrant) {
        return terms.kind() == TournamentKind.KNOCK_OUT
                && !starters.isEmpty()
                && KnockOutTree.of(this).isOut(entrant);
    }

    /** When its clock, if it has one for all of it, has run out. */
    public long endsUpMillis() {
        return beganUpMillis + terms.clockMillis();
    }

    // ---- What the systems ask --------------------------------------------------------------------------------------

    Stream<Entrant> in() {
        return entrants.stream().filter(Entrant::isIn);
    }

    /** Those who were in at the start. */
    List<Integer> starters() {
        return starters;
    }

    /** The pairings that have a result, in the order in which these came. */
    Stream<Pairing> inOrder() {
        return reported.stream().map(this::pairing);
    }

    boolean isPlaying() {
        return open > 0;
    }

    /** With which event this match ended. */
    int endedAt(int pairing) {
        return Objects.requireNonNull(endedAt.get(pairing));
    }

    /** With which event this one withdrew, or {@link Integer#MAX_VALUE}. */
    int withdrewAt(int entrant) {
        return withdrewAt.getOrDefault(entrant, Integer.MAX_VALUE);
    }

    long changedUpMillis() {
        return changedUpMillis;
    }

    int nextPairing() {
        return pairings.size() + 1;
    }
}
