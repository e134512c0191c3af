package tablee.simtest;

import java.io.PrintStream;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code tablee simulate --hours N --seed S --tables T}: hours of play with everything that can go wrong, in seconds. */
public final class Simulate {
    private static final long MINUTE_MILLIS = 60_000;
    private static final int USUAL_TABLES = 50;

    private record Wish(int hours, long seed, int tables) {}

    /** Held here, as a logger that nobody holds forgets its level. */
    private static final Logger PHYSICS_LOG = Logger.getLogger("org.ode4j");

    private Simulate() {}

    /** The answer is an exit status: 0 if all was well, 1 if something was violated, 2 for a bad argument. */
    public static int run(List<String> arguments, PrintStream out, PrintStream err) {
        Wish wish;
        PHYSICS_LOG.setLevel(Level.WARNING);
        try {
            wish = read(arguments);
        } catch (NumberFormatException e) {
            err.println("tablee: simulate takes --hours, --seed and --tables, each with a whole number.");
            return 2;
        }
        for (int hour = 0; hour < wish.hours; hour++) {
            if (!hour(wish.seed + hour, wish.tables, hour + 1 + "/" + wish.hours, out, err)) return 1;
        }
        return 0;
    }

    private static Wish read(List<String> arguments) {
        int hours = 1;
        long seed = new SplittableRandom().nextLong(1L << 40);
        int tables = USUAL_TABLES;
        for (int i = 0; i < arguments.size(); i += 2) {
            String value = i + 1 < arguments.size() ? arguments.get(i + 1) : "";
            switch (arguments.get(i)) {
                case "--hours" -> hours = Integer.parseUnsignedInt(value);
                case "--seed" -> seed = Long.parseLong(value);
                case "--tables" -> tables = Integer.parseUnsignedInt(value);
                default -> throw new NumberFormatException(arguments.get(i));
            }
        }
        if (hours < 1 || tables < 1) throw new NumberFormatException("at least one");
        return new Wish(hours, seed, tables);
    }

    private static boolean hour(long seed, int tables, String which, PrintStream out, PrintStream err) {
        long began = System.nanoTime();
        Simulation simulation = new Simulation(seed, tables);
        try {
            for (int minute = 1; minute <= 60; minute++) {
                simulation.pass(MINUTE_MILLIS);
                if (minute % 10 == 0) {
                    err.println("hour " + which + ": minute " + minute + ", " + simulation.entries() + " entries");
                }
            }
            Simulation.Report report = simulation.settle();
            out.println("seed " + seed + ": " + report.entries() + " entries, " + report.promises()
                    + " answered moves all kept, " + report.events() + " events, in "
                    + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began) + " s");
            report.mishaps().forEach((what, times) -> out.println("  " + times + " x " + what));
            return true;
        } catch (RuntimeException violated) {
            err.println("violated: " + violated.getMessage());
            err.println("Again with: ./tablee simulate --hours 1 --seed " + seed + " --tables " + tables);
            if (!(violated instanceof Violation)) violated.printStackTrace(err);
            return false;
        }
    }
}
