package tablee.simtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import tablee.core.FastDice;
import tablee.live.tournament.RunningTournament;
import tablee.live.tournament.TournamentWish;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.StandingLine;
import tablee.tournament.Standings;
import tablee.tournament.Tournament;
import tablee.tournament.TournamentCommand;
import tablee.tournament.TournamentKind;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/**
 * Tournaments in the simulated world: real tables with bots, and people who never come, on a few nodes that are killed and cut off. No
 * pairing is lost or made twice, whatever happens.
 */
public final class TournamentStorm {
    private static final int MISHAP_EVERY_MILLIS = 60_000;
    private static final long STEP_MILLIS = 60_000;
    private static final long MOST_MILLIS = 30 * 24 * 3_600_000L;
    private static final int COMING_AND_GOING_MILLIS = 120_000;

    /** How it went. */
    public record Report(
            long seed, int tournaments, int matches, long entries, long minutes, Map<String, Integer> mishaps) {}

    private final long seed;
    private final boolean faults;
    private final FastDice dice;
    private final Agenda agenda = new Agenda();
    private final TournamentDisk tournaments = new TournamentDisk();
    private final Disk disk = new Disk(tournaments);
    private final FaultyDatabaseLink weather;
    private final Auditor auditor;
    private final Cluster cluster;
    private final List<NodeTournaments> desks = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();
    private final Map<String, Integer> mishaps = new TreeMap<>();

    /** @param faults whether anything goes wrong */
    public TournamentStorm(long seed, boolean faults) {
        this.seed = seed;
        this.faults = faults;
        dice = new FastDice(seed);
        weather = new FaultyDatabaseLink(disk, agenda, dice);
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
        NodeTournaments desk = new NodeTournaments(node, cluster, agenda, dice, tournaments, auditor);
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
        enter(TournamentCup.duels(kind, rounds, entrants, absentees));
    }

    /** A Swiss tournament for a number of seats in which all tables of a round have the same deal. */
    public void enterDuplicate(int seats, int rounds, int entrants) {
        enter(TournamentCup.duplicate(seats, rounds, entrants));
    }

    /** One in which teams play Flow, all by the same deals. */
    public void enterTeams(int rounds, int teams) {
        enter(TournamentCup.teams(rounds, teams));
    }

    /** A league in which a move may take a day; one of seven never makes one. */
    public void enterDays(int entrants) {
        enter(TournamentCup.days(entrants));
    }

    /** All nodes are stopped at this time, and start again. */
    public void restartAt(long millis) {
        agenda.in(millis, () -> happen("all nodes were killed", this::blackOut));
    }

    private void enter(TournamentCup cup) {
        String id = "cup" + ids.size();
        String document = Json.text(cup.document());
        long never = Tournaments.NEVER;
        tournaments.make(
                new Tournaments.Kept(id, "", true, document, draw().bytes(), "entry", 0, never, never, 0),
                cup.behind(id));
        ids.add(id);
        begin(id, cup.start());
        if (faults) agenda.in(dice.roll(COMING_AND_GOING_MILLIS), () -> comeAndGo(id, cup));
    }

    /** Now and then somebody withdraws, comes back, or enters late; nobody asks again where that was lost. */
    private void comeAndGo(String id, TournamentCup cup) {
        if (isOver(id)) return;
        agenda.in(1 + dice.roll(2 * COMING_AND_GOING_MILLIS), () -> comeAndGo(id, cup));
        int number = 1 + dice.roll(Math.max(1, machine(id).entrants().size()));
        TournamentCommand command =
                switch (dice.roll(3)) {
                    case 0 -> new TournamentCommand.Withdraw(number);
                    case 1 -> new TournamentCommand.Return(number);
                    default -> new TournamentCommand.Enter(number, true);
                };
        TournamentWish wish = new TournamentWish(
                at -> List.of(command),
                at -> command instanceof TournamentCommand.Enter ? cup.late(at) : List.of(),
                new CompletableFuture<>());
        someDesk().take(id, wish);
    }

    private NodeTournaments someDesk() {
        return desks.get(desks.size() - 1 - dice.roll(Cluster.PLACES));
    }

    /** Again, at some node, until it has begun. */
    private void begin(String id, List<TournamentCommand> commands) {
        if (tournaments.events(id).isEmpty()) {
            agenda.in(2_000, () -> begin(id, commands));
            TournamentWish wish = new TournamentWish(
                    at -> at.machine().version() == 0 ? commands : List.of(),
                    at -> List.of(),
                    new CompletableFuture<>());
            someDesk().take(id, wish);
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

    /** How the tournament stands that was entered as this one, from 0. */
    public List<StandingLine> standings(int cup) {
        return Standings.of(machine(ids.get(cup)));
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

    private int audit(String id) {
        noteComingAndGoing(id);
        return new TournamentAudit(running(id), disk).matches(tournaments.events(id));
    }

    /** How many came late, went and came back. */
    private void noteComingAndGoing(String id) {
        boolean began = false;
        for (Tournaments.Event event : tournaments.events(id)) {
            String name = Json.parse(event.text()).path("event").asText();
            began |= name.equals("began");
            if (began && List.of("entered", "withdrew", "returned").contains(name))
                mishaps.merge("somebody " + name + " in the midst of it", 1, Integer::sum);
        }
    }
}
