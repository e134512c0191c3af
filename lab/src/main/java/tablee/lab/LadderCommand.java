package tablee.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import tablee.core.BadInput;

/** {@code tablee ladder}: the levels play one another, and {@code docs/bots.md} says what came out. */
public final class LadderCommand {
    private static final Set<String> KNOWN = Set.of("only", "out", "docs", "cores", "seed", "iterations", "games");
    private static final Set<String> FLAGS = Set.of("full", "report");

    private LadderCommand() {}

    /** Runs the command; the answer is the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        try {
            Arguments arguments = new Arguments(words, KNOWN, FLAGS);
            if (!arguments.words().isEmpty()) throw new BadInput("ladder takes no plain words.");
            run(arguments, err);
            out.println(docs(arguments).resolve("bots.md"));
            return 0;
        } catch (BadInput fault) {
            err.println("tablee: " + fault.sentence());
            return 2;
        } catch (InvalidPathException fault) {
            err.println("tablee: that is not the name of a folder.");
            return 2;
        } catch (UncheckedIOException fault) {
            err.println("tablee: a file could not be read or written: " + fault.getMessage());
            return 1;
        }
    }

    private static void run(Arguments arguments, PrintStream err) {
        List<String> games = List.of(
                arguments.last("only").orElse(String.join(",", Plan.ALL)).split(","));
        if (!Plan.ALL.containsAll(games))
            throw new BadInput("--only takes some of " + String.join(",", Plan.ALL) + ".");
        Path folder = Path.of(arguments.last("out").orElse("target/ladder"));
        long seed = arguments.number("seed", 0, Long.MAX_VALUE / 16, 1);
        int cores =
                (int) arguments.number("cores", 1, 1024, Runtime.getRuntime().availableProcessors());
        try {
            Files.createDirectories(folder);
            if (!arguments.has("report")) {
                for (Bout bout : plan(arguments, games).bouts()) bout.play(folder, seed, cores, err);
            }
            new LadderPage(plan(arguments, Plan.ALL), folder).write(docs(arguments));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Plan plan(Arguments arguments, List<String> games) {
        long most = arguments.number("iterations", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        int mostGames = (int) arguments.number("games", 1, 400, 400);
        return arguments.has("full") ? Plan.full(mostGames, most, games) : Plan.standard(mostGames, most, games);
    }

    private static Path docs(Arguments arguments) {
        return Path.of(arguments.last("docs").orElse("docs"));
    }
}
