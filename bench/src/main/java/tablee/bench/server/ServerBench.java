package tablee.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The packed server, a bare echo, a durable table without rules and boardgame.io, all alive at the same time and measured in turn within
 * seconds, round after round: a machine that is quicker in one minute than in the next is so for all of them.
 */
public final class ServerBench {
    /**
     * What is measured.
     *
     * @param jar the packed app
     * @param other that of another release, measured beside it
     * @param tables how many, one number after the other
     * @param rounds how often each is measured
     * @param remote with the data in PostgreSQL, and without boardgame.io
     */
    public record Plan(
            Path jar, Optional<Path> other, List<Integer> tables, int rounds, boolean remote, boolean quick) {
        public static final int ROUNDS = 7;
        public static final int QUICK_ROUNDS = 3;

        String name() {
            return "Tablée, on " + (remote ? "PostgreSQL" : "SQLite");
        }

        private long millis(long usual) {
            return quick ? Math.min(1_500, usual) : usual;
        }
    }

    private static final long CLOSED_MILLIS = 2_500;
    private static final long PACED_MILLIS = 10_000;
    private static final long WARM_MILLIS = 20_000;
    /** More clients than these share too little of the machine to be asked as fast as they answer; and only the bare echo and ours have files enough. */
    private static final int MOST_CLOSED = 2_000;

    /** When a server that has just started is looked at, counted from its first move. */
    private static final List<Long> SINCE_START_MILLIS = List.of(0L, 10_000L, 60_000L);

    private static final int TABLES_SINCE_START = 200;

    private final Plan plan;

    private ServerBench(Plan plan) {
        this.plan = plan;
    }

    public static String report(Plan plan) throws IOException {
        Logger.getLogger("").setLevel(Level.WARNING); // PostgreSQL tells its whole life otherwise
        ServerBench bench = new ServerBench(plan);
        StringBuilder text = new StringBuilder(ServerReport.head(plan));
        for (int tables : plan.tables) OpenFiles.admit(tables * bench.socketsATable(tables));
        for (int tables : plan.tables) text.append(bench.compare(tables));
        return text.toString();
    }

    private int socketsATable(int tables) {
        int ours = plan.other.isPresent() ? 4 : 2;
        int boardgame = plan.remote ? 0 : 2;
        return 1 + ours + (tables > MOST_CLOSED ? 0 : 2 + boardgame);
    }

    /** The same at once after a start, ten seconds later, and when it is warm. */
    public static String sinceStart(Path jar) throws IOException {
        try (BenchClients clients = new BenchClients()) {
            int echoPort = clients.keep(BenchProcess.small(Echo.class)).port();
            Contender echo = EchoLoad.open(clients, echoPort, TABLES_SINCE_START);
            int port = clients.keep(BenchProcess.tablee(jar, data())).port();
            Contender ours = new Contender("", clients.seat(port, TABLES_SINCE_START));
            List<ServerReport.SinceStart> seen = new ArrayList<>();
            long begun = System.nanoTime();
            for (long since : SINCE_START_MILLIS) {
                long early = since - (System.nanoTime() - begun) / 1_000_000;
                if (early > 0) clients.measure(ours, PacedLoad.CLOSED, early, 0);
                seen.add(new ServerReport.SinceStart(
                        since,
                        clients.measure(ours, PacedLoad.CLOSED, 0, 3_000),
                        clients.measure(echo, PacedLoad.CLOSED, 0, 3_000)));
            }
            return ServerReport.sinceStart(TABLES_SINCE_START, seen);
        }
    }

    private String compare(int tables) throws IOException {
        if (!plan.remote) return compare(tables, List.of());
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String address = "postgresql://postgres:postgres@localhost:" + postgres.getPort() + "/";
            postgres.getPostgresDatabase().getConnection().createStatement().execute("create database other");
            return compare(tables, List.of(address + "postgres", address + "other"));
        } catch (java.sql.SQLException e) {
            throw new IOException(e);
        }
    }

    /** @param databases where there are some: for this jar and the other one */
    private String compare(int tables, List<String> databases) throws IOException {
        long commitMicros = Commits.p99Micros(
                plan.remote
                        ? databases.get(0)
                        : BenchClients.folder().resolve("tablee.db").toString());
        try (BenchClients clients = new BenchClients()) {
            List<Contender> all = contenders(clients, tables, databases);
            for (Contender each : all)
                clients.measure(
                        each, PacedLoad.CLOSED, plan.millis(each.name().contains("Tablée") ? WARM_MILLIS : 3_000), 0);
            List<ServerReport.Row> closed = tables > MOST_CLOSED
                    ? List.of()
                    : rounds(clients, all, PacedLoad.CLOSED, plan.millis(CLOSED_MILLIS));
            List<Contender> durable = all.stream()
                    .filter(each -> !each.name().contains("boardgame"))
                    .toList();
            List<ServerReport.Row> paced = rounds(clients, durable, PacedLoad.PACED, plan.millis(PACED_MILLIS));
            boolean missing = !plan.remote && tables <= MOST_CLOSED && durable.size() == all.size();
            return ServerReport.of(tables, commitMicros, closed, paced) + (missing ? ServerReport.NO_BOARDGAME : "");
        }
    }

    private List<ServerReport.Row> rounds(BenchClients clients, List<Contender> all, PacedLoad pace, long millis) {
        List<ServerReport.Row> rows = new ArrayList<>();
        for (Contender each : all) rows.add(new ServerReport.Row(each.name(), new ArrayList<>()));
        for (int round = 0; round < plan.rounds; round++)
            for (int i = 0; i < all.size(); i++) rows.get(i).rounds().add(clients.measure(all.get(i), pace, millis));
        rows.forEach(System.err::println); // progress
        return rows;
    }

    // ---- Who plays -------------------------------------------------------------------------------------------------

    private List<Contender> contenders(BenchClients clients, int tables, List<String> databases) throws IOException {
        List<Contender> all = new ArrayList<>();
        int echo = clients.keep(BenchProcess.small(Echo.class)).port();
        all.add(EchoLoad.open(clients, echo, tables));
        if (tables <= MOST_CLOSED) {
            int durable = clients.keep(BenchProcess.small(DurableEcho.class)).port();
            all.add(DurableEchoLoad.open(clients, durable, tables));
        }
        all.add(ours(clients, plan.name(), plan.jar, tables, place(databases, 0)));
        if (plan.other.isPresent())
            all.add(ours(clients, plan.name() + ", the other jar", plan.other.get(), tables, place(databases, 1)));
        if (!plan.remote && tables <= MOST_CLOSED) all.addAll(boardgame(clients, tables));
        return all;
    }

    private static List<String> place(List<String> databases, int which) throws IOException {
        return databases.isEmpty() ? data() : List.of("--db", databases.get(which));
    }

    private static List<String> data() throws IOException {
        return List.of("--data", BenchClients.folder().toString());
    }

    private static Contender ours(BenchClients clients, String name, Path jar, int tables, List<String> place)
            throws IOException {
        int port = clients.keep(BenchProcess.tablee(jar, place)).port();
        return new Contender(name, clients.seat(port, tables));
    }

    private List<Contender> boardgame(BenchClients clients, int tables) throws IOException {
        Optional<Path> folder =
                Boardgame.install(plan.jar.resolveSibling("boardgameio").toAbsolutePath());
        if (folder.isEmpty()) return List.of();
        int port =
                clients.keep(BenchProcess.node(folder.get(), Boardgame.SCRIPT)).port();
        Contender theirs = BoardgameLoad.open(clients, port, tables);
        BenchClients.pause(BoardgameLoad.JOINING_MILLIS);
        return List.of(theirs);
    }
}
