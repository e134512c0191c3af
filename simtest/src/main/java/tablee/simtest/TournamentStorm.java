package tablee.simtest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import tablee.core.FastDice;
import tablee.live.tournament.PairingTable;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentDocument;
import tablee.live.tournament.TournamentWish;
import tablee.store.tournaments.Tournaments;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.tournament.Pairing;
import tablee.tournament.Tournament;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/**
 * Tournaments in the simulated world: real tables with bots, and people who never come, on a few nodes that are killed and cut off. No
 * pairing is lost or made twice, whatever happens.
 */
public final class TournamentStorm {
    private static final int MISHAP_EVERY_MILLIS = 60_000;
    private static final long STEP_MILLIS = 60_000;
    private static final long MOST_MILLIS = 48 * 3_600_000L;
    private static final long ROUND_MILLIS = 10 * 3_600_000L;
    private static final long ARENA_MILLIS = 3_600_000L;

    /** How it went. */
    public record Report(
            long seed, int tournaments, int matches, long entries, long minutes, Map<String, Integer> mishaps) {}

    private final long seed;
    private final boolean faults;
    private final FastDice dice;
    private final Agenda agenda = new Agenda();
    private final TournamentDisk tournaments = new TournamentDisk();
    private final Disk disk = new Disk(tournaments);
    private final FaultWeather weather;
    private final Auditor auditor;
    private final Cluster cluster;
    private final List<TournamentDesk> desks = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final Map<String, Integer> mishaps = new TreeMap<>();

    /** @param faults whether anything goes wrong */
    public TournamentStorm(long seed, boolean faults) {
        this.seed = seed;
        this.faults = faults;
        dice = new FastDice(seed);
        weather = new FaultWeather(disk, agenda, dice);
        auditor = new Auditor(disk, this::upMillis);
        cluster = new Cluster(agenda, dice, this::node);
        cluster.startAll();
        if (faults) agenda.in(MISHAP_EVERY_MILLIS, this::mishap);
        else weather.clear();
    }

    private long upMillis() {
        return cluster.upMillis();
    }

    private Node node() {
        Node node = new Node(agenda, dice, disk, weather, this::draw, auditor, this::wake, this::wallMillis);
        TournamentDesk desk = new TournamentDesk(node, cluster, agenda, dice, tournaments, auditor);
        if (!faults) desk.calmDown();
        desks.add(desk);
        return node;
    }

    private void wake(String table) {
        cluster.wake(table);
    }

    private long wallMillis() {
        return Simulation.DAWN_MILLIS + agenda.nowMillis();
    }

    private Seed draw() {
        byte[] bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) dice.roll(256);
        return Seed.of(bytes);
    }

    private void mishap() {
        agenda.in(1 + dice.roll(2 * MISHAP_EVERY_MILLIS), this::mishap);
        int place = dice.roll(Cluster.PLACES);
        switch (dice.roll(5)) {
            case 0, 1 -> happen("a node was killed", () -> cluster.kill(place, 2_000 + dice.roll(30_000)));
            case 2 -> happen("a node was cut off", () -> cluster.cutOff(place));
            case 3 -> happen("the database was stopped", () -> weather.stop(500 + dice.roll(20_000)));
            default -> happen("all nodes were killed", this::blackOut);
        }
    }

    private void blackOut() {
        long away = 10_000L + dice.roll(60_000);
        for (int place = 0; place < Cluster.PLACES; place++) cluster.kill(place, away + dice.roll(5_000));
    }

    private void happen(String what, Runnable task) {
        mishaps.merge(what, 1, Integer::sum);
        task.run();
    }

    // ---- Tournaments -----------------------------------------------------------------------------------------------

    /** One of Flip Circus, most of its entrants bots, and some people who never come. */
    public void enter(TournamentKind kind, int rounds, int entrants, boolean absentees) {
        enter(kind, rounds, entrants, absentees, false);
    }

    /** A Swiss tournament in which all tables of a round have the same deal. */
    public void enterDuplicate(int rounds, int entrants) {
        enter(TournamentKind.SWISS, rounds, entrants, true, true);
    }

    private void enter(TournamentKind kind, int rounds, int entrants, boolean absentees, boolean duplicate) {
        String id = "cup" + ids.size();
        TournamentTerms terms = new TournamentTerms(
                kind,
                2,
                rounds,
                kind == TournamentKind.ARENA ? ARENA_MILLIS : ROUND_MILLIS,
                5_000,
                duplicate,
                false,
                kind == TournamentKind.LEAGUE ? 40 : TournamentTerms.MOST_ENTRANTS,
                Optional.empty(),
                Optional.empty());
        TournamentDocument document =
                new TournamentDocument("Cup", terms, TableTerms.of("circus", 2, Map.of()), 60_000);
        List<Tournaments.Entrant> those = new ArrayList<>();
        List<TournamentCommand> commands = new ArrayList<>();
        for (int number = 1; number <= entrants; number++) {
            boolean away = absentees && number % 7 == 0;
            String person = away ? id + "-" + number : "";
            those.add(new Tournaments.Entrant(number, 0, person, person, away ? "" : "random"));
            commands.add(new TournamentCommand.Enter(number, !away));
        }
        commands.add(new TournamentCommand.Start());
        tournaments.make(
                new Tournaments.Kept(
                        id,
                        "",
                        true,
                        Json.text(document),
                        draw().bytes(),
                        "entry",
                        0,
                        Tournaments.NEVER,
                        Tournaments.NEVER,
                        0),
                those);
        ids.add(id);
        begin(id, commands);
    }

    /** Again, at some node, until it has begun. */
    private void begin(String id, List<TournamentCommand> commands) {
        if (tournaments.events(id).isEmpty()) {
            agenda.in(2_000, () -> begin(id, commands));
            TournamentWish wish = new TournamentWish(
                    at -> at.machine().version() == 0 ? commands : List.of(),
                    at -> List.of(),
                    new CompletableFuture<>());
            desks.get(desks.size() - 1 - dice.roll(Cluster.PLACES)).take(id, wish);
        }
    }

    // ---- Running ---------------------------------------------------------------------------------------------------

    /** Plays on until all are over, and looks whether all is as it has to be. */
    public Report finish() {
        while (!ids.stream().allMatch(this::isOver)) {
            if (agenda.nowMillis() > MOST_MILLIS) throw new Violation("a tournament does not come to its end");
            agenda.runUntil(agenda.nowMillis() + STEP_MILLIS);
        }
        int matches = ids.stream().mapToInt(this::audit).sum();
        auditor.warnings().forEach((sentence, count) -> mishaps.merge("warned: " + sentence, count, Integer::sum));
        return new Report(seed, ids.size(), matches, disk.entries(), agenda.nowMillis() / 60_000, mishaps);
    }

    private boolean isOver(String id) {
        return machine(id).phase().isEnded();
    }

    private RunningTournament running(String id) {
        return RunningTournament.of(tournaments.snapshot(id, 0).orElseThrow());
    }

    private Tournament machine(String id) {
        return running(id).machine();
    }

    /** Every pairing has its table, every table its pairing, and every result is the one of the match. */
    private int audit(String id) {
        RunningTournament at = running(id);
        List<Tournaments.Event> events = tournaments.events(id);
        for (int i = 0; i < events.size(); i++)
            if (events.get(i).number() != i + 1) throw new Violation(id + " has a gap at event " + (i + 1));
        Set<String> expected = new HashSet<>();
        for (Pairing pairing : at.machine().pairings()) {
            expected.add(new PairingTable(at, pairing).id());
            audit(at, pairing);
        }
        Set<String> there = new HashSet<>(disk.tablesOf(id + "-"));
        there.removeAll(expected);
        if (!there.isEmpty()) throw new Violation("tables that nobody was paired for: " + there);
        return expected.size();
    }

    private void audit(RunningTournament at, Pairing pairing) {
        String table = new PairingTable(at, pairing).id();
        TableRecord record = disk.table(table)
                .map(kept -> Json.read(kept.document(), TableRecord.class))
                .orElseThrow(() -> new Violation("match " + table + " was lost"));
        if (record.matches() > 1) throw new Violation(table + " was played twice");
        if (pairing.isOpen() && at.machine().terms().kind() != TournamentKind.ARENA)
            throw new Violation(table + " has no result");
        if (pairing.hasResult() && record.phase() != TableRecord.Phase.OVER)
            throw new Violation(table + " has a result and is not over");
    }
}
