package tablee.simtest;

import java.io.PrintStream;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import tablee.cli.CliCommand;
import tablee.tournament.TournamentKind;
import tablee.tournament.TournamentTerms;

/** {@code tablee simulate --hours N --seed S --tables T}: hours of play with everything that can go wrong, in seconds. */
public final class Simulate {
    private static final long MINUTE_MILLIS = 60_000;
    private static final int USUAL_TABLES = 50;

    private static final long MOST_HOURS = 1_000_000;
    private static final long MOST_TABLES = 100_000;
    private static final long MOST_SEED = 1L << 50;
    private static final int MOST_IN_LEAGUE = 12;

    private static final CliCommand COMMAND = CliCommand.named(
                    "simulate", "hours of play with everything that can go wrong, in one thread")
            .option("hours", "N", "how many hours (default 1)")
            .option("seed", "N", "which ones (default: others each time)")
            .option("tables", "N", "how many tables (default 50)")
            .option("tournament", "N", "with tournaments of this many entrants, to their end (default 0: none)");

    /** Held here, as a logger that nobody holds forgets its level. */
    private static final Logger PHYSICS_LOG = Logger.getLogger("org.ode4j");

    private Simulate() {}

    /** The answer is an exit status: 0 if all was well, 1 if something was violated, 2 for a bad argument. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            PHYSICS_LOG.setLevel(Level.WARNING);
            long hours = arguments.number("hours", 1, MOST_HOURS, 1);
            int tables = (int) arguments.number("tables", 1, MOST_TABLES, USUAL_TABLES);
            long seed = arguments.number("seed", 0, MOST_SEED, new SplittableRandom().nextLong(1L << 40));
            int entrants = (int) arguments.number("tournament", 0, TournamentTerms.MOST_ENTRANTS, 0);
            for (int hour = 0; hour < hours; hour++) {
                if (entrants > 1 && !tournaments(seed + hour, entrants, out, err)) return CliCommand.FAILED;
                if (!hour(seed + hour, tables, hour + 1 + "/" + hours, out, err)) return CliCommand.FAILED;
            }
            return CliCommand.FINE;
        });
    }

    /** One of each kind, those with the same deals for all at tables of two and of four, and one of teams, in bad weather. */
    private static boolean tournaments(long seed, int entrants, PrintStream out, PrintStream err) {
        long began = System.nanoTime();
        TournamentStorm storm = new TournamentStorm(seed, true);
        storm.enter(TournamentKind.SWISS, 5, entrants, true);
        storm.enter(TournamentKind.ARENA, 1, entrants, true);
        storm.enter(TournamentKind.KNOCK_OUT, 1, entrants, true);
        storm.enter(TournamentKind.LEAGUE, 1, Math.min(entrants, MOST_IN_LEAGUE), true);
        storm.enterDuplicate(2, 3, entrants);
        storm.enterDuplicate(4, 2, Math.max(4, entrants));
        storm.enterTeams(2, entrants);
        try {
            TournamentStorm.Report report = storm.finish();
            out.println("seed " + seed + ": " + report.tournaments() + " tournaments, " + report.matches()
                    + " matches, none lost or doubled, " + report.entries() + " entries, in "
                    + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began) + " s");
            report.mishaps().forEach((what, times) -> out.println("  " + times + " x " + what));
            return true;
        } catch (Violation violated) {
            err.println("violated: " + violated.getMessage());
            err.println("Again with: ./tablee simulate --hours 1 --seed " + seed + " --tournament " + entrants);
            return false;
        }
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
