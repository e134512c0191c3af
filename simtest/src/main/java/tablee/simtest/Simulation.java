package tablee.simtest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.live.runner.TableStore;
import tablee.table.clock.TimeControl;
import tablee.table.message.Errand;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/**
 * A whole server with its people in one thread, driven by one seed: tables, journal, clocks and network, and whatever can go
 * wrong with them. The same seed gives the same world.
 */
public final class Simulation {
    static final long DAWN_MILLIS = 1_800_000_000_000L;

    private static final long HOUR_MILLIS = 3_600_000;
    private static final long MINUTE_MILLIS = 60_000;
    private static final int MISHAP_EVERY_MILLIS = 90_000;
    private static final long CALM_MILLIS = 4 * MINUTE_MILLIS;

    /** How a simulation went. */
    public record Report(long seed, long entries, long promises, long events, Map<String, Integer> mishaps) {}

    private final long seed;
    private final FastDice dice;
    private final Agenda agenda = new Agenda();
    private final Disk disk = new Disk();
    private final FaultyDatabaseLink weather;
    private final Cluster cluster;
    private final Auditor auditor;
    private final List<Person> people = new ArrayList<>();
    private final List<String> tables = new ArrayList<>();
    private final Map<String, Integer> mishaps = new TreeMap<>();
    private long jumpedMillis;
    private boolean calm;

    public Simulation(long seed, int tableCount) {
        this(seed, tableCount, honest -> honest);
    }

    /** @param spoil puts a fault between the disk and everybody who writes to it */
    Simulation(long seed, int tableCount, UnaryOperator<TableStore> spoil) {
        this.seed = seed;
        dice = new FastDice(seed);
        weather = new FaultyDatabaseLink(spoil.apply(disk), agenda, dice);
        auditor = new Auditor(disk, this::upMillis);
        cluster = new Cluster(
                agenda,
                dice,
                () -> new Node(agenda, dice, disk, weather, this::draw, auditor, this::wake, this::wallMillis));
        cluster.startAll();
        for (int table = 0; table < tableCount; table++) setUp("t" + table);
        agenda.in(MISHAP_EVERY_MILLIS, this::mishap);
    }

    private long upMillis() {
        return cluster.upMillis();
    }

    /** What the calendars of all machines say. */
    private long wallMillis() {
        return DAWN_MILLIS + agenda.nowMillis() + jumpedMillis;
    }

    private void wake(String table) {
        cluster.wake(table);
    }

    private Seed draw() {
        byte[] bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) dice.roll(256);
        return Seed.of(bytes);
    }

    // ---- Tables ----------------------------------------------------------------------------------------------------

    private void setUp(String table) {
        Game<?> game = Games.all().get(dice.roll(Games.all().size()));
        List<Integer> counts = game.card().seatCounts();
        int seats = counts.get(dice.roll(counts.size()));
        TableTerms usual = TableTerms.of(game.card().id(), seats, Map.of());
        TableLabel label = new TableLabel(table, "", table);
        TableRecord record = TableRecord.of(label, withPace(usual), table + "-0", DAWN_MILLIS);
        for (int seat = 0; seat < seats; seat++) {
            boolean bot = seat > 0 && dice.roll(3) == 0;
            String name = table + "-" + seat;
            record = record.with(seat, bot ? Chair.bot("random") : Chair.person(name, name));
            if (!bot) people.add(new Person(name, table, cluster, agenda, dice, auditor));
        }
        tables.add(table);
        cluster.route(cluster.live().get(0), table, new Errand.Make(record, false, fault -> {
            if (!fault.isEmpty()) throw new IllegalStateException(fault);
        }));
    }

    private TableTerms withPace(TableTerms usual) {
        TimeControl pace =
                switch (dice.roll(3)) {
                    case 0 -> TimeControl.live(5 * MINUTE_MILLIS, 10_000);
                    case 1 -> TimeControl.days(1);
                    default -> TimeControl.RELAXED;
                };
        return usual.with(usual.meeting().at(pace));
    }

    // ---- Mishaps ---------------------------------------------------------------------------------------------------

    private void mishap() {
        if (calm) return;
        agenda.in(1 + dice.roll(2 * MISHAP_EVERY_MILLIS), this::mishap);
        int place = dice.roll(Cluster.PLACES);
        switch (dice.roll(16)) {
            case 0, 1, 2, 3 -> happen("a node was killed", () -> cluster.kill(place, 2_000 + dice.roll(30_000)));
            case 4, 5, 6 -> happen("a node was cut off", () -> cluster.cutOff(place));
            case 7, 8 -> happen("the database was stopped", () -> weather.stop(500 + dice.roll(20_000)));
            case 9 -> happen("all nodes were killed", this::blackOut);
            case 10, 11 -> happen("the calendar jumped", this::jump);
            case 12 -> happen("the disk was full", () -> weather.fill(500 + dice.roll(60_000)));
            default ->
                happen("a table was put to sleep", () -> cluster.passivate(tables.get(dice.roll(tables.size()))));
        }
    }

    private void happen(String what, Runnable task) {
        mishaps.merge(what, 1, Integer::sum);
        task.run();
    }

    /** How many tables are in the middle of their shares, by what is stored. */
    long revealing() {
        return tables.stream()
                .flatMap(table -> disk.table(table).stream())
                .filter(kept -> kept.document().contains("\"revealing\":{"))
                .count();
    }

    void blackOut() {
        long away = 10_000 + dice.roll(10 * MINUTE_MILLIS);
        for (int place = 0; place < Cluster.PLACES; place++) cluster.kill(place, away + dice.roll(5_000));
    }

    private void jump() {
        jumpedMillis += dice.roll(2) == 0 ? HOUR_MILLIS : -HOUR_MILLIS;
    }

    // ---- Running ---------------------------------------------------------------------------------------------------

    /** Lets this much time pass. */
    public void pass(long millis) {
        agenda.runUntil(agenda.nowMillis() + millis);
    }

    /** The storm ends; everybody comes back, every table goes on, and all that was promised is there. */
    public Report settle() {
        calm = true;
        weather.clear();
        people.forEach(Person::calmDown);
        pass(CALM_MILLIS);
        Map<String, Long> before = tables.stream().collect(Collectors.toMap(table -> table, this::entries));
        pass(CALM_MILLIS);
        before.forEach(this::assertGoesOn);
        people.forEach(Person::rest);
        pass(MINUTE_MILLIS);
        people.forEach(this::assertUpToDate);
        auditor.settle();
        warnings();
        return new Report(seed, disk.entries(), auditor.promises(), agenda.done(), mishaps);
    }

    private void warnings() {
        mishaps.merge("a start was void", auditor.shares().voids(), Integer::sum);
        auditor.warnings().forEach((sentence, count) -> mishaps.merge("warned: " + sentence, count, Integer::sum));
    }

    /** How many entries all matches of a table have. */
    private long entries(String table) {
        return disk.matches().stream()
                .filter(match -> match.startsWith(table + "."))
                .flatMapToLong(match -> LongStream.of(disk.log(match).entries().size()))
                .sum();
    }

    private void assertGoesOn(String table, long before) {
        if (entries(table) <= before) throw new Violation("table " + table + " does not go on after the storm");
    }

    private void assertUpToDate(Person person) {
        JsonNode update = person.update().orElseThrow(() -> new Violation(person.name() + " cannot come back"));
        JsonNode record = Json.parse(disk.table(person.table()).orElseThrow().document());
        String match = person.table() + "." + record.path("matches").asInt();
        if (!update.path("match").asText().equals(match)) throw new Violation(person.name() + " sees an old match");
    }

    /** What became of shares in seeds. */
    ShareAudit shares() {
        return auditor.shares();
    }

    public long nowMillis() {
        return agenda.nowMillis();
    }

    public long entries() {
        return disk.entries();
    }

    public Map<String, Integer> mishaps() {
        return mishaps;
    }
}
