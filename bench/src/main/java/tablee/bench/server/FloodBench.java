package tablee.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** The same tables calm, and beside people who mean no good, under the usual limits: by addresses that a trusted proxy would name. */
public final class FloodBench {
    private static final long WARM_MILLIS = 20_000;
    private static final long MILLIS = 8_000;

    private FloodBench() {}

    /** @param jar the packed app */
    public static String report(Path jar, boolean quick) throws IOException {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench flood`, on SQLite: beside the tables %d sockets of as many people at tables of their own, who say"
                        + " %d lines a second each (three times what one may), are disconnected and come back after a second.%n%n"
                        + "| tables | calm, moves/s | flooded, moves/s | calm, paced p50 and p99, ms | flooded, paced p50 and p99, ms |%n"
                        + "|---|---|---|---|---|%n",
                LocalDate.now(),
                SocketFlood.SOCKETS,
                SocketFlood.LINES_PER_SECOND));
        for (int tables : quick ? List.of(50) : List.of(200, 1_000)) text.append(row(jar, tables));
        return text.toString();
    }

    private static String row(Path jar, int tables) throws IOException {
        try (BenchClients clients = new BenchClients()) {
            List<String> flags = List.of("--data", BenchClients.folder().toString(), "--trusted-proxy", "127.0.0.1");
            int port = clients.keep(BenchProcess.guarded(BenchProcess.HEAP, jar, flags))
                    .port();
            Contender ours = new Contender("", clients.seat(port, tables));
            ServerFigures.Summary calm = clients.measure(ours, PacedLoad.CLOSED, WARM_MILLIS, MILLIS);
            ServerFigures.Summary calmPaced = clients.measure(ours, PacedLoad.PACED, MILLIS);
            try (SocketFlood flood = SocketFlood.start(clients.vertx(), clients.client(), port)) {
                ServerFigures.Summary flooded = clients.measure(ours, PacedLoad.CLOSED, MILLIS);
                ServerFigures.Summary floodedPaced = clients.measure(ours, PacedLoad.PACED, MILLIS);
                return String.format(
                        Locale.ROOT,
                        "| %,d | %,.0f | %,.0f | %s | %s |%n",
                        tables,
                        calm.perSecond(),
                        flooded.perSecond(),
                        times(calmPaced),
                        times(floodedPaced));
            }
        }
    }

    private static String times(ServerFigures.Summary summary) {
        return String.format(Locale.ROOT, "%.1f, %.1f", summary.medianMicros() / 1e3, summary.p99Micros() / 1e3);
    }
}
