package tablee.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a table costs of the heap, live with two sockets and asleep, and what a move costs of the processor, while tables become more and
 * matches longer: on a server that has 512 MB.
 */
public final class MemoryBench {
    private static final List<Integer> TABLES = List.of(10, 100, 1_000, 10_000);
    private static final List<Integer> QUICK_TABLES = List.of(10, 1_000);
    private static final String HEAP = "-Xmx512m";
    private static final int WARM_TABLES = 10;
    private static final long WARM_MILLIS = 20_000;
    private static final long MOVES_MILLIS = 10_000;

    /**
     * A minute after its people left a table looks for somebody to stand in; two more without errands and it sleeps, which is looked at
     * every minute.
     */
    private static final long ASLEEP_MILLIS = 300_000;

    /** @param microsAMove of the server's processor time */
    private record Row(int tables, long bytesATable, double microsAMove, double movesPerSecond) {}

    private MemoryBench() {}

    /** @param jar the packed app */
    public static String report(Path jar, boolean quick) throws IOException {
        try (BenchClients clients = new BenchClients()) {
            List<String> place = List.of("--data", BenchClients.folder().toString(), "--limit-times", "100000");
            BenchProcess server = clients.keep(BenchProcess.guarded(HEAP, jar, place));
            List<TableLoad> loads = new ArrayList<>(clients.seat(server.port(), WARM_TABLES));
            clients.measure(new Contender("", loads), PacedLoad.CLOSED, WARM_MILLIS, 0);
            long empty = server.heapBytes();
            List<Row> rows = new ArrayList<>();
            for (int tables : quick ? QUICK_TABLES : TABLES) {
                loads.addAll(clients.seat(server.port(), loads.size(), WARM_TABLES + tables - loads.size()));
                long live = server.heapBytes();
                rows.add(row(clients, server, loads, tables, (live - empty) / tables));
                System.err.println(rows.get(rows.size() - 1)); // progress
            }
            loads.forEach(TableLoad::close);
            BenchClients.pause(ASLEEP_MILLIS);
            int tables = rows.get(rows.size() - 1).tables;
            return text(rows, Math.max(0, server.heapBytes() - empty) / tables);
        }
    }

    private static Row row(BenchClients clients, BenchProcess server, List<TableLoad> loads, int tables, long bytes) {
        Contender ours = new Contender("", loads);
        long before = server.processorMicros();
        long begun = System.nanoTime();
        clients.figures().begin();
        ours.begin(PacedLoad.CLOSED);
        BenchClients.pause(MOVES_MILLIS);
        ServerFigures.Summary played = clients.figures().end();
        double moves = played.perSecond() * (System.nanoTime() - begun) / 1e9;
        double micros = (server.processorMicros() - before) / moves;
        ours.pause();
        BenchClients.pause(2_000);
        return new Row(tables, bytes, micros, played.perSecond());
    }

    private static String text(List<Row> rows, long asleepBytes) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench memory`, Java %s, `%s`: what is left after a full collection, and the processor time of the"
                        + " server for a move of Flip Circus.%n%n| live tables | heap a table, KB (aim 12) | µs of processor a move | moves/s |%n"
                        + "|---|---|---|---|%n",
                LocalDate.now(),
                System.getProperty("java.version"),
                HEAP));
        for (Row row : rows)
            text.append(String.format(
                    Locale.ROOT,
                    "| %,d | %.1f | %.0f | %,.0f |%n",
                    row.tables,
                    row.bytesATable / 1024.0,
                    row.microsAMove,
                    row.movesPerSecond));
        return text
                + String.format(
                        Locale.ROOT,
                        "%nAsleep, %d s after all sockets closed: %.1f KB of heap a table (aim 1.5).%n",
                        ASLEEP_MILLIS / 1_000,
                        asleepBytes / 1024.0);
    }
}
