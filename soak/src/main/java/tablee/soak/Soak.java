package tablee.soak;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;

/** {@code tablee soak}: people play, the server is killed again and again, and nothing that was answered may be missing. */
public final class Soak {
    private static final long PACE_MILLIS = 2;
    private static final int LEAST_LIFE_MILLIS = 500;
    private static final int MOST_LIFE_MILLIS = 2_000;
    private static final long BACK_WITHIN_SECONDS = 60;

    /** @param data flags of {@code serve} that say where the data lies, and {@code database} the same as the store knows it */
    public record Plan(List<String> data, String database, int cycles, int tables, long seed, Path folder) {}

    private final Plan plan;
    private final PrintStream progress;
    private final int port;

    public Soak(Plan plan, PrintStream progress) {
        this.plan = plan;
        this.progress = progress;
        port = Ports.free();
    }

    /** Kills the server this often; the answer is all that was found wrong. */
    public List<String> run() {
        Random random = new Random(plan.seed);
        ServerProcess server = start();
        try (SoakPlayers crowd = new SoakPlayers(() -> "http://127.0.0.1:" + port, plan.seed, PACE_MILLIS)) {
            crowd.sitDown(plan.tables);
            for (int cycle = 1; cycle <= plan.cycles; cycle++) {
                SoakPlayers.sleep(LEAST_LIFE_MILLIS + random.nextInt(MOST_LIFE_MILLIS));
                server.kill();
                server = start();
                OptionalLong millis = crowd.goesOnWithin(BACK_WITHIN_SECONDS);
                if (millis.isEmpty()) return List.of("not all tables went on after kill " + cycle);
                progress.println("kill " + cycle + "/" + plan.cycles + ": all tables went on "
                        + millis.getAsLong() + " ms after the start, "
                        + crowd.ledger().promises() + " moves answered so far");
            }
            server.stop();
            return crowd.ledger().check(plan.database);
        } finally {
            server.close();
        }
    }

    private ServerProcess start() {
        List<String> arguments = new ArrayList<>(List.of("--port", String.valueOf(port), "--limit-times", "1000"));
        arguments.addAll(plan.data);
        return ServerProcess.serve(plan.folder.resolve("server.log"), arguments);
    }
}
