package tablee.live.tournament;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import tablee.core.Refusal;
import tablee.live.runner.ReportedOutcome;
import tablee.store.database.StoreException;
import tablee.store.tournaments.Tournaments;
import tablee.table.budget.Bounded;
import tablee.table.clock.Now;
import tablee.tournament.LoggedEvent;
import tablee.tournament.Pairing;
import tablee.tournament.TournamentAnswer;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentEvent;
import tablee.tournament.TournamentTime;
import tablee.wire.json.Json;

/**
 * Looks after one tournament: one thing at a time. What a command brings about is stored first; only then are tables made and anybody told.
 *
 * <p>Every node may have one for the same tournament. Who builds on an older version is refused by the store, reads again and decides anew;
 * a table follows from its pairing, so that made twice it is made once. So nothing has to know which node is the right one.
 */
public final class TournamentRunner {
    /** So long the node that has paired makes the tables; after that another one looks. */
    private static final long TABLES_WITHIN_MILLIS = 5_000;

    private static final int MOST_TRIES = 8;

    private final String id;
    private final TournamentEnvironment world;

    @Bounded(why = "requests that are under way, which their senders' limits bound")
    private final Deque<TournamentWish> waiting = new ArrayDeque<>();

    @Bounded(why = "the open pairings of one tournament")
    private final Set<Integer> made = new HashSet<>();

    private Optional<RunningTournament> known = Optional.empty();
    private boolean busy;
    private int tries;

    public TournamentRunner(String id, TournamentEnvironment world) {
        this.id = id;
        this.world = world;
    }

    public void take(TournamentWish wish) {
        waiting.add(wish);
        goOn();
    }

    public boolean isIdle() {
        return !busy && waiting.isEmpty();
    }

    private void goOn() {
        if (busy || waiting.isEmpty()) return;
        int version = known.map(each -> each.machine().version()).orElse(0);
        await(world.read(id, version), found -> {
            if (found.isEmpty()) waiting.remove().reply().complete(Optional.empty());
            else decideOrRefuse(found.get());
        });
    }

    /** Where a wish cannot be had, or reading fails, the one who asked is told; nothing of it is kept. */
    private void decideOrRefuse(TournamentSnapshot found) {
        try {
            decide(RunningTournament.of(known, found), found.results());
        } catch (RuntimeException fault) {
            known = Optional.empty();
            waiting.remove().reply().completeExceptionally(fault);
        }
    }

    private interface Then<T> {
        void on(T value);
    }

    private <T> void await(CompletionStage<T> stage, Then<T> then) {
        await(stage, then, this::failed);
    }

    private <T> void await(CompletionStage<T> stage, Then<T> then, Then<Throwable> otherwise) {
        busy = true;
        world.await(stage, (value, fault) -> {
            busy = false;
            if (fault == null) then.on(value);
            else otherwise.on(fault);
            goOn();
        });
    }

    // ---- One wish --------------------------------------------------------------------------------------------------

    private void decide(RunningTournament at, List<Tournaments.Result> results) {
        known = Optional.of(at);
        TournamentWish wish = waiting.element();
        Now now = world.now();
        TournamentTime time = new TournamentTime(now.upMillis(), now.wallMillis());
        int version = at.machine().version();
        List<LoggedEvent> events = new ArrayList<>();
        for (Tournaments.Result result : results)
            events.addAll(at.machine().on(report(result), time).events());
        Optional<Refusal> refusal = Optional.empty();
        for (TournamentCommand command : wish.command().apply(at)) {
            TournamentAnswer answer = at.machine().on(command, time);
            events.addAll(answer.events());
            refusal = refusal.or(answer::refusal);
        }
        TournamentAnswer answer = new TournamentAnswer(events, refusal);
        List<Tournaments.Entrant> entrants = refusal.isEmpty() ? wish.entrants().apply(at) : List.of();
        if (events.isEmpty() && results.isEmpty() && entrants.isEmpty()) done(at, answer, false);
        else write(at, version, answer, entrants, results, now);
    }

    private static TournamentCommand report(Tournaments.Result result) {
        return new TournamentCommand.Report(
                result.pairing(),
                Json.read(result.text(), ReportedOutcome.Seats.class).seats());
    }

    private void write(
            RunningTournament at,
            int version,
            TournamentAnswer answer,
            List<Tournaments.Entrant> entrants,
            List<Tournaments.Result> results,
            Now now) {
        List<Tournaments.Event> events = new ArrayList<>();
        for (LoggedEvent event : answer.events()) events.add(EventText.write(version + events.size() + 1, event));
        boolean pairs = answer.events().stream().anyMatch(each -> each.event() instanceof TournamentEvent.Paired);
        Tournaments.Append append = new Tournaments.Append(
                id,
                version,
                events,
                entrants,
                results.stream().map(Tournaments.Result::pairing).toList(),
                at.machine().phase().name().toLowerCase(Locale.ROOT),
                pairs ? now.upMillis() + TABLES_WITHIN_MILLIS : at.machine().wakeAtUpMillis(),
                now.wallMillis());
        await(world.write(append), stored -> done(at, answer, !events.isEmpty() || !entrants.isEmpty()));
    }

    /** It is in the store: now it may be known, and tables are made. */
    private void done(RunningTournament at, TournamentAnswer answer, boolean changed) {
        tries = 0;
        waiting.remove().reply().complete(Optional.of(answer));
        if (changed) world.tell(id, at.machine().version());
        List<Pairing> open = at.machine().open();
        made.retainAll(open.stream().map(Pairing::number).toList());
        List<Pairing> missing = open.stream()
                .filter(pairing -> !made.contains(pairing.number()))
                .toList();
        if (!missing.isEmpty()) makeTables(missing);
        else settle(at);
    }

    // ---- Its tables ------------------------------------------------------------------------------------------------

    /** Who entered is read again before, as the pairing may name somebody whom another node has let in. */
    private void makeTables(List<Pairing> missing) {
        int version = known.orElseThrow().machine().version();
        await(
                world.read(id, version),
                found -> found.ifPresent(now -> makeTables(RunningTournament.of(known, now), missing)),
                this::unsettled);
    }

    /** Those only that are still to be played: it may have been closed meanwhile. */
    private void makeTables(RunningTournament at, List<Pairing> missing) {
        Now now = world.now();
        List<CompletionStage<Void>> tables = missing.stream()
                .filter(pairing -> at.machine().pairing(pairing.number()).isOpen())
                .map(pairing -> world.make(new PairingTable(at, pairing).record(now)))
                .toList();
        await(
                TournamentEnvironment.all(tables),
                done -> {
                    missing.forEach(pairing -> made.add(pairing.number()));
                    // Before that nobody was led to a table: now they are.
                    world.tell(id, at.machine().version());
                    settle(at);
                },
                this::unsettled);
    }

    /** Nothing is left to be done until then. */
    private void settle(RunningTournament at) {
        long wake = at.machine().wakeAtUpMillis();
        boolean unmade = at.machine().open().stream().anyMatch(pairing -> !made.contains(pairing.number()));
        if (unmade || wake == at.kept().wakeMillis()) return;
        await(world.settle(id, at.machine().version(), wake), done -> {}, this::unsettled);
    }

    /** What is left is done when the tournament is looked after again, here or elsewhere. */
    private void unsettled(Throwable fault) {
        known = Optional.empty();
        world.warn("tournament " + id + " is looked after again soon: " + fault.getMessage());
    }

    // ---- What goes wrong -------------------------------------------------------------------------------------------

    /** What was thought is forgotten, and read again. Where somebody else was first, it is decided anew. */
    private void failed(Throwable fault) {
        known = Optional.empty();
        boolean again = StoreException.isRefused(fault) && ++tries < MOST_TRIES;
        if (again || waiting.isEmpty()) return;
        world.warn("tournament " + id + " could not go on: " + fault.getMessage());
        tries = 0;
        waiting.remove().reply().completeExceptionally(fault);
    }
}
