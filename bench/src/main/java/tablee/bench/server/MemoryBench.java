package tablee.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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

    private final BenchClients clients;
    private final BenchProcess server;
    private final List<TableLoad> loads = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    private MemoryBench(BenchClients clients, BenchProcess server) {
        this.clients = clients;
        this.server = server;
    }

    /**
     * Measures, and says after each row what is known so far.
     *
     * @param jar the packed app
     */
    public static void measure(Path jar, boolean quick, Consumer<String> known) throws IOException {
        String text = head() + byLength(LongMatches.microsByQuarter(jar));
        known.accept(text);
        try (BenchClients clients = new BenchClients()) {
            List<String> place = List.of(
                    "--data",
                    BenchClients.folder().toString(),
                    "--limit-times",
                    "1000",
                    "--trusted-proxy",
                    "127.0.0.1");
            new MemoryBench(clients, clients.keep(BenchProcess.guarded(HEAP, jar, place)))
                    .measure(text, quick ? QUICK_TABLES : TABLES, known);
        }
    }

    private void measure(String head, List<Integer> tables, Consumer<String> known) throws IOException {
        seat(WARM_TABLES);
        clients.measure(new Contender("", loads), PacedLoad.CLOSED, WARM_MILLIS, 0);
        long warm = server.heapBytes();
        int most = (int) Math.min(Integer.MAX_VALUE, OpenFiles.sockets() / 2) - WARM_TABLES;
        for (int wanted : tables) {
            int more = Math.min(wanted, most);
            seat(WARM_TABLES + more);
            rows.add(row(more, (server.heapBytes() - warm) / more));
            known.accept(head + byTables(most));
        }
        loads.forEach(TableLoad::close);
        BenchClients.pause(ASLEEP_MILLIS);
        // The warm ones were live when the heap was looked at first: what they took then is what each of the others
        // takes.
        long empty = warm - WARM_TABLES * rows.get(rows.size() - 1).bytesATable;
        known.accept(head + byTables(most) + asleep((server.heapBytes() - empty) / loads.size()));
    }

    private void seat(int all) {
        loads.addAll(clients.seat(server.port(), loads.size(), all - loads.size()));
    }

    private Row row(int tables, long bytes) {
        Round round = clients.round(PacedLoad.CLOSED);
        new Contender("", loads).begin(round);
        long before = server.processorMicros();
        clients.figures().begin();
        BenchClients.pause(MOVES_MILLIS);
        double micros = server.processorMicros() - before;
        int moves = clients.figures().count();
        ServerFigures.Summary played = clients.figures().end();
        round.end();
        BenchClients.pause(2_000);
        return new Row(tables, bytes, micros / moves, played.perSecond());
    }

    // ---- What is said of it ----------------------------------------------------------------------------------------

    private static String head() {
        return String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench memory`, Java %s, `%s`: what is left after a full collection, and the processor time of the"
                        + " server for a move of Flip Circus.%n",
                LocalDate.now(),
                System.getProperty("java.version"),
                HEAP);
    }

    private static String byLength(List<Double> quarters) {
        String each = quarters.stream()
                .map(micros -> String.format(Locale.ROOT, "%.0f", micros))
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "%n%d matches of %,d moves side by side, µs of processor a move in each quarter of their length: %s.%n",
                LongMatches.MATCHES,
                LongMatches.MOVES,
                each);
    }

    private String byTables(int most) {
        StringBuilder text = new StringBuilder(
                "\n| live tables | heap a table, KB (aim 12) | µs of processor a move | moves/s |\n|---|---|---|---|\n");
        for (Row row : rows)
            text.append(String.format(
                    Locale.ROOT,
                    "| %,d | %.1f | %.0f | %,.0f |%n",
                    row.tables,
                    row.bytesATable / 1024.0,
                    row.microsAMove,
                    row.movesPerSecond));
        boolean fewer = rows.get(rows.size() - 1).tables == most;
        return text + (fewer ? "\nMore live tables take more open files than this machine lends one process.\n" : "");
    }

    private static String asleep(long bytes) {
        return String.format(
                Locale.ROOT,
                "%nAsleep, %d s after all sockets closed: %.1f KB of heap a table (aim 1.5).%n",
                ASLEEP_MILLIS / 1_000,
                bytes / 1024.0);
    }
}
