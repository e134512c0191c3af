package tablee.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.core.Refusal;

/** What people ask of a tournament: whether it can be done, and what it brings about at first. */
final class TournamentEntry {
    private TournamentEntry() {}

    static Optional<Refusal> refuse(Tournament at, TournamentCommand command) {
        if (command instanceof TournamentCommand.Wake) return Optional.empty();
        if (at.phase().isEnded()) return refusal("TOUR-9", "ended");
        if (command instanceof TournamentCommand.Close) return Optional.empty();
        if (command instanceof TournamentCommand.Enter) return refuseEntry(at);
        if (command instanceof TournamentCommand.Withdraw gone) return refuse(at, gone.entrant(), false);
        if (command instanceof TournamentCommand.Return back) return refuse(at, back.entrant(), true);
        if (command instanceof TournamentCommand.Report report) return refuse(at, report);
        if (at.phase() != TournamentPhase.ENTRY) return refusal("TOUR-3", "begun");
        if (command instanceof TournamentCommand.SendAway gone)
            return at.isEntrant(gone.entrant()) && !at.entrant(gone.entrant()).isSentAway()
                    ? Optional.empty()
                    : refusal("TOUR-31", "no-such-entrant");
        boolean tooFew = command instanceof TournamentCommand.Start && at.in().count() < fewest(at);
        return tooFew ? refusal("TOUR-3", "too-few", fewest(at)) : Optional.empty();
    }

    private static Optional<Refusal> refuseEntry(Tournament at) {
        long there = at.entrants().stream().filter(each -> !each.isSentAway()).count();
        if (there >= at.terms().mostEntrants() || at.entrants().size() >= TournamentTerms.MOST_ENTRANTS)
            return refusal("TOUR-2", "full", at.terms().mostEntrants());
        return isOpen(at) ? Optional.empty() : refusal("TOUR-4", "closed");
    }

    /** Whether one enters, or comes back. */
    static boolean isOpen(Tournament at) {
        if (at.phase() == TournamentPhase.ENTRY) return true;
        boolean late = at.terms().kind().hasLateEntry();
        boolean early = at.terms().kind() == TournamentKind.ARENA
                || 2 * at.round() <= at.terms().rounds();
        return late && early;
    }

    private static Optional<Refusal> refuse(Tournament at, int entrant, boolean back) {
        if (!at.isEntrant(entrant)) return refusal("TOUR-5", "not-entered");
        Entrant who = at.entrant(entrant);
        if (!back) return who.isWithdrawn() ? refusal("TOUR-5", "not-entered") : Optional.empty();
        if (who.isIn()) return refusal("TOUR-5", "is-in");
        if (who.isSentAway()) return refusal("TOUR-31", "sent-away");
        if (who.returns() >= TournamentTerms.MOST_RETURNS) return refusal("TOUR-24", "often");
        boolean out = who.isWithdrawn() && !isOpen(at);
        return out ? refusal("TOUR-4", "closed") : Optional.empty();
    }

    private static Optional<Refusal> refuse(Tournament at, TournamentCommand.Report report) {
        boolean known = report.pairing() >= 1 && report.pairing() < at.nextPairing();
        if (!known) return refusal("TOUR-6", "no-such-match");
        Pairing pairing = at.pairing(report.pairing());
        if (!pairing.isOpen()) return refusal("TOUR-6", "reported");
        return pairing.seats().size() == report.results().size()
                ? Optional.empty()
                : refusal("TOUR-6", "no-such-match");
    }

    private static int fewest(Tournament at) {
        return at.terms().together() ? 2 : at.terms().seats();
    }

    private static Optional<Refusal> refusal(String rule, String key, Object... args) {
        return Optional.of(Refusal.of(rule, key, args));
    }

    // ---- What it brings about --------------------------------------------------------------------------------------

    static List<TournamentEvent> first(Tournament at, TournamentCommand command, TournamentTime now) {
        if (command instanceof TournamentCommand.Enter in)
            return List.of(new TournamentEvent.Entered(at.entrants().size() + 1, in.strength(), in.program()));
        if (command instanceof TournamentCommand.Withdraw gone)
            return List.of(new TournamentEvent.Withdrew(gone.entrant()));
        if (command instanceof TournamentCommand.SendAway gone)
            return List.of(new TournamentEvent.SentAway(gone.entrant()));
        if (command instanceof TournamentCommand.Return back)
            return List.of(new TournamentEvent.Returned(back.entrant()));
        if (command instanceof TournamentCommand.Start) return List.of(new TournamentEvent.Began());
        if (command instanceof TournamentCommand.Cancel) return List.of(new TournamentEvent.Cancelled());
        if (command instanceof TournamentCommand.Close) return closed(at);
        if (command instanceof TournamentCommand.Report report) return reported(at, report);
        return due(at, now);
    }

    /** What is played at that moment counts for nobody. */
    private static List<TournamentEvent> closed(Tournament at) {
        List<TournamentEvent> events = new ArrayList<>();
        at.open().forEach(pairing -> events.add(new TournamentEvent.Expired(pairing.number())));
        events.add(new TournamentEvent.Cancelled());
        return events;
    }

    /** Anyone who has not come is paired no more, where that spares others the waiting. */
    private static List<TournamentEvent> reported(Tournament at, TournamentCommand.Report report) {
        List<TournamentEvent> events = new ArrayList<>();
        events.add(new TournamentEvent.Reported(report.pairing(), report.results()));
        if (!at.terms().kind().hasLateEntry()) return events;
        Pairing pairing = at.pairing(report.pairing());
        IntStream.range(0, pairing.seats().size())
                .filter(seat -> !report.results().get(seat).played())
                .mapToObj(seat -> at.entrant(pairing.seats().get(seat)))
                .filter(who -> who.isIn() && !who.program())
                .distinct()
                .forEach(who -> events.add(new TournamentEvent.Absent(who.number())));
        return events;
    }

    /** It begins by the calendar, or is called off where too few have come or nobody began it. */
    private static List<TournamentEvent> due(Tournament at, TournamentTime now) {
        if (at.phase() != TournamentPhase.ENTRY) return List.of();
        if (isReached(at.terms().startMillis(), now))
            return List.of(
                    at.in().count() < fewest(at) ? new TournamentEvent.Cancelled() : new TournamentEvent.Began());
        return isReached(at.terms().untilMillis(), now) ? List.of(new TournamentEvent.Cancelled()) : List.of();
    }

    private static boolean isReached(Optional<Long> wallMillis, TournamentTime now) {
        return wallMillis.filter(time -> time <= now.wallMillis()).isPresent();
    }
}
