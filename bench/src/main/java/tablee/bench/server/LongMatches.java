package tablee.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a move costs of the processor early and late in a match: some matches side by side, whose players always take the first move that is listed
 * and so never end.
 */
final class LongMatches {
    static final int MATCHES = 20;
    static final int MOVES = 4_000;
    private static final int QUARTERS = 4;
    private static final long WARM_MILLIS = 20_000;
    private static final long MOST_MILLIS = 120_000;

    private LongMatches() {}

    /** Microseconds a move, of the server, by quarter. */
    static List<Double> microsByQuarter(Path jar) throws IOException {
        try (BenchClients clients = new BenchClients()) {
            BenchProcess server = clients.keep(BenchProcess.tablee(
                    jar, List.of("--data", BenchClients.folder().toString())));
            Contender warm = new Contender("", clients.seat(server.port(), MATCHES));
            clients.measure(warm, PacedLoad.CLOSED, WARM_MILLIS, 0);
            List<TableLoad> loads = clients.seat(server.port(), MATCHES, MATCHES);
            loads.forEach(TableLoad::neverEnd);
            Round round = clients.round(PacedLoad.CLOSED);
            clients.figures().begin();
            new Contender("", loads).begin(round);
            List<Double> quarters = quarters(clients.figures(), server);
            round.end();
            return quarters;
        }
    }

    private static List<Double> quarters(ServerFigures figures, BenchProcess server) throws IOException {
        List<Double> quarters = new ArrayList<>();
        int moves = 0;
        for (int quarter = 1; quarter <= QUARTERS; quarter++) {
            long before = server.processorMicros();
            int counted = awaitMoves(figures, quarter * MATCHES * MOVES / QUARTERS);
            quarters.add((server.processorMicros() - before) / (double) (counted - moves));
            moves = counted;
        }
        return quarters;
    }

    private static int awaitMoves(ServerFigures figures, int moves) throws IOException {
        long begun = System.nanoTime();
        while (figures.count() < moves) {
            if ((System.nanoTime() - begun) / 1_000_000 > MOST_MILLIS)
                throw new IOException("long matches stand still");
            BenchClients.pause(5);
        }
        return figures.count();
    }
}
