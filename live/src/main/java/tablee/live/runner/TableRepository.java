package tablee.live.runner;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.State;
import tablee.store.Change;
import tablee.store.admin.Reports;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;
import tablee.table.SeedSource;
import tablee.table.Table;
import tablee.table.budget.SharedLimits;
import tablee.table.clock.Now;
import tablee.table.message.Effects;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.wire.json.Json;
import tablee.wire.match.Commitment;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** Between a table and the store: what a table leaves behind as rows, and a table made again from them. */
public final class TableRepository {
    /** What there is of a table. */
    sealed interface Found {}

    /**
     * @param revision how often the table was written
     * @param tail where the log of its match ends, if it has one
     * @param awaited the seats whose people the match waits for, as written
     */
    record Whole(Table table, int revision, Optional<Journal.Tail> tail, List<Integer> awaited) implements Found {
        static Whole of(Table table, int revision, Optional<Journal.Tail> tail) {
            return new Whole(table, revision, tail, table.awaited());
        }
    }

    /** It cannot be played any more; the others can. */
    record Damaged(String reason) implements Found {}

    /** It ran into a fault of ours, and stays where it is until the next start. */
    record Stopped() implements Found {}

    record Missing() implements Found {}

    private static final int CHAT_LINES = 100;

    /** What the history says of a match that was played without this server. */
    private static final String HANDED = "offline";

    /** A table that has to be woken is woken by its own node first; only if that is gone does another one look. */
    private static final long GRACE_MILLIS = 30_000;

    private final TableStore archive;
    private final SeedSource seeds;
    private final ServerClock clock;
    private final Executor readers;
    private volatile SharedLimits limits = SharedLimits.NONE;

    public TableRepository(TableStore archive, SeedSource seeds, ServerClock clock, Executor readers) {
        this.archive = archive;
        this.seeds = seeds;
        this.clock = clock;
        this.readers = readers;
    }

    /** What tables that are read from now on count together. */
    public void share(SharedLimits shared) {
        limits = shared;
    }

    // ---- Reading ---------------------------------------------------------------------------------------------------

    CompletableFuture<Found> find(String id) {
        return CompletableFuture.supplyAsync(
                () -> archive.table(id)
                        .filter(kept -> !kept.isClosed())
                        .<Found>map(this::read)
                        .orElseGet(Missing::new),
                readers);
    }

    private Found read(Tables.Kept kept) {
        try {
            TableRecord record = Json.read(kept.document(), TableRecord.class);
            List<Effects.Said> said = archive.lately(kept.id(), CHAT_LINES).stream()
                    .map(TableRepository::said)
                    .toList();
            if (record.matches() == 0) {
                return whole(Table.of(record, said, seeds), kept.revision(), Optional.empty());
            }
            return withMatch(kept, record, said);
        } catch (BadInput fault) {
            return new Damaged(fault.sentence());
        }
    }

    private Found withMatch(Tables.Kept kept, TableRecord record, List<Effects.Said> said) {
        Journal.Kept log = archive.match(record.match());
        if (log instanceof Journal.Damaged damaged) return new Damaged(damaged.reason());
        if (!(log instanceof Journal.Whole whole))
            return new Damaged("The log of match " + record.match() + " is missing.");
        if (whole.entries().size() != kept.version()) {
            return new Damaged("The log of match " + record.match() + " is damaged: its end is missing.");
        }
        WrittenHeader head = Json.read(whole.start().header(), WrittenHeader.class);
        Table.Kept match = new Table.Kept(head, Seed.of(whole.start().seed()), whole.entries());
        Now now = clock.now();
        Table table = Table.of(record, match, gameMillis(kept, now), said, seeds, now);
        return whole(table, kept.revision(), Optional.of(whole.last()));
    }

    private Whole whole(Table table, int revision, Optional<Journal.Tail> tail) {
        table.limits().share(limits);
        return Whole.of(table, revision, tail);
    }

    /** The match ran on while nobody looked; but not while there was no server (TABLE-24). */
    private static long gameMillis(Tables.Kept kept, Now now) {
        return kept.gameMillis() + Math.max(0, now.upMillis() - kept.upMillis());
    }

    private static Effects.Said said(Chat.Line line) {
        return new Effects.Said(
                line.number(), line.person(), line.name(), line.text(), line.aside(), line.wallMillis());
    }

    // ---- Writing ---------------------------------------------------------------------------------------------------

    /** Writes what a command brought about, and answers the table as it is in the store now. */
    CompletableFuture<Whole> write(Whole before, Effects.Writes writes, Now now) {
        Table table = before.table;
        Change change = Change.of(now.wallMillis(), revision(before, writes, now))
                .said(writes.said().stream().map(TableRepository::line).toList(), reports(writes));
        Optional<Journal.MatchStart> begin = writes.begin().map(TableRepository::start);
        if (begin.isPresent()) change = change.begin(begin.get());
        Optional<Journal.Tail> tail = begin.map(Journal.MatchStart::tail).or(before::tail);
        if (!writes.entries().isEmpty()) {
            Journal.Append append =
                    new Journal.Append(writes.match(), tail.orElseThrow(), writes.entries(), writes.over());
            change = change.append(append);
            tail = Optional.of(append.next());
        }
        if (writes.over()) change = ended(change, table);
        if (before.revision == 0)
            change = change.within(table.record().tournament().map(TournamentPlace::id));
        Whole after = Whole.of(table, before.revision + 1, tail);
        return archive.write(change).thenApply(done -> after);
    }

    private static Change ended(Change change, Table table) {
        List<History.Result> results = results(table);
        return change.ended(results)
                .counted(new Change.Counted(
                        RatedOutcome.of(table),
                        DailyOutcome.of(table, change.wallMillis()),
                        EarnedMarks.of(table, results),
                        ReportedOutcome.of(table)));
    }

    CompletableFuture<Whole> make(TableRecord record) {
        Whole none = whole(Table.of(record, List.of(), seeds), 0, Optional.empty());
        Effects.Writes made = new Effects.Writes(
                Optional.empty(), record.match(), 0, List.of(), Optional.of(record), List.of(), List.of(), false);
        return write(none, made, clock.now());
    }

    /** A table that plays already: its match goes on from these entries. */
    public CompletableFuture<Void> fork(TableRecord record, Table.Kept match) {
        Now now = clock.now();
        Table table = Table.of(record, match, 0, List.of(), seeds, now);
        Optional<String> commitment = Optional.of(Commitment.of(match.seed(), match.head()));
        Effects.Begin begin = new Effects.Begin(record.match(), match.head(), commitment, match.seed());
        Effects.Writes made = new Effects.Writes(
                Optional.of(begin),
                record.match(),
                0,
                match.entries(),
                Optional.of(record),
                List.of(),
                List.of(),
                false);
        return write(whole(table, 0, Optional.empty()), made, now).thenAccept(done -> {});
    }

    /**
     * A table whose match was played to its end elsewhere, as its person has it from there: a line of the history, and a match to look at. It
     * counts nowhere else, because who plays alone can choose among all the games that nobody has seen.
     */
    public CompletableFuture<Void> hand(TableRecord record, Table.Kept match) {
        Now now = clock.now();
        long gameMillis = match.entries().isEmpty()
                ? 0
                : match.entries().get(match.entries().size() - 1).at();
        Table table = Table.of(record, match, gameMillis, List.of(), seeds, now);
        String commitment = Commitment.of(match.seed(), match.head());
        Journal.MatchStart begin =
                start(new Effects.Begin(record.match(), match.head(), Optional.of(commitment), match.seed()));
        Whole whole = whole(table, 0, Optional.empty());
        Effects.Writes made = new Effects.Writes(
                Optional.empty(), record.match(), 0, List.of(), Optional.of(record), List.of(), List.of(), true);
        List<History.Result> results =
                results(table).stream().map(each -> each.noted(HANDED)).toList();
        return archive.write(Change.of(now.wallMillis(), revision(whole, made, now))
                .begin(begin)
                .append(new Journal.Append(record.match(), begin.tail(), match.entries(), true))
                .ended(results));
    }

    private static Tables.Revision revision(Whole before, Effects.Writes writes, Now now) {
        TableRecord record = before.table.record();
        return new Tables.Revision(
                record.id(),
                before.revision,
                writes.record().map(TableRepository::document),
                before.table.version(),
                before.table.gameMillis(now),
                now.upMillis(),
                wakeMillis(before.table, now),
                before.table.awaited().stream().mapToLong(Actor::bit).sum());
    }

    private static Tables.Document document(TableRecord record) {
        List<String> people = Stream.concat(record.host().person().stream(), record.people())
                .distinct()
                .toList();
        return new Tables.Document(
                Json.text(record),
                record.terms().game(),
                record.phase().name().toLowerCase(Locale.ROOT),
                record.terms().isListed(),
                record.invite(),
                people);
    }

    private static long wakeMillis(Table table, Now now) {
        long wake = table.awaitsBots() ? now.upMillis() : table.wakeAtUpMillis(now);
        return wake == State.NEVER ? Tables.NEVER : wake + GRACE_MILLIS;
    }

    private static Journal.MatchStart start(Effects.Begin begin) {
        return new Journal.MatchStart(
                begin.match(),
                Json.text(begin.head()),
                begin.commitment().orElse(""),
                begin.seed().bytes());
    }

    private static Chat.Line line(Effects.Said said) {
        return new Chat.Line(said.number(), said.person(), said.name(), said.text(), said.aside(), said.wallMillis());
    }

    private static List<Reports.Report> reports(Effects.Writes writes) {
        return writes.reports().stream()
                .map(report -> new Reports.Report(
                        report.by(),
                        Reports.Kind.valueOf(report.kind().name()),
                        report.about(),
                        report.line(),
                        report.version() < 0 ? "" : writes.match(),
                        report.version(),
                        report.reason(),
                        report.wallMillis()))
                .toList();
    }

    private static List<History.Result> results(Table table) {
        TableRecord record = table.record();
        return IntStream.range(0, record.chairs().size())
                .filter(seat ->
                        isPersons(record.chairs().get(seat)) && table.outcome().isPlayed(seat))
                .mapToObj(seat -> MatchResult.of(table, seat))
                .toList();
    }

    private static boolean isPersons(Chair chair) {
        return chair instanceof Chair.Person || chair instanceof Chair.Forgotten;
    }
}
