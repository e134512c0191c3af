package tablee.soak;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
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

    /** Kills the server so many times; the answer is all that was found wrong. */
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

    // ---- The command -----------------------------------------------------------------------------------------------

    /** {@code [--cycles N] [--tables N] [--db postgresql://…] [--seed S]} */
    public static int run(List<String> arguments, PrintStream out, PrintStream err) {
        try {
            Path folder = Files.createTempDirectory("tablee-soak");
            List<String> wrong = new Soak(plan(arguments, folder), err).run();
            wrong.forEach(err::println);
            out.println(
                    wrong.isEmpty()
                            ? "every answered move is there, once"
                            : wrong.size() + " faults; logs in " + folder);
            return wrong.isEmpty() ? 0 : 1;
        } catch (IllegalArgumentException | IOException e) {
            err.println(
                    "tablee: soak takes --cycles N, --tables N, --seed N and --db postgresql://...; " + e.getMessage());
            return 2;
        }
    }

    private static Plan plan(List<String> arguments, Path folder) {
        List<String> data = List.of("--data", folder.toString());
        String database = folder.resolve("tablee.db").toString();
        int cycles = 10;
        int tables = 20;
        long seed = 1;
        for (int i = 0; i < arguments.size(); i += 2) {
            String value = i + 1 < arguments.size() ? arguments.get(i + 1) : "";
            switch (arguments.get(i)) {
                case "--cycles" -> cycles = Integer.parseUnsignedInt(value);
                case "--tables" -> tables = Integer.parseUnsignedInt(value);
                case "--seed" -> seed = Long.parseLong(value);
                case "--db" -> {
                    data = List.of("--db", value);
                    database = value;
                }
                default -> throw new IllegalArgumentException("there is no " + arguments.get(i));
            }
        }
        return new Plan(data, database, cycles, tables, seed, folder);
    }
}
