package tablee.lab.ladder;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;

/** {@code tablee ladder}: the levels play one another, and {@code docs/bots.md} says what came out. */
public final class LadderCommand {
    private static final long USUAL_SEED = 1;
    private static final CliCommand COMMAND = CliCommand.named(
                    "ladder",
                    "the bots' levels play one another, and docs/bots.md says what came out; goes on where it stopped")
            .repeated("only", "GAME,..", "these games (default: all)")
            .repeated("out", "FOLDER", "where the games are kept (default: target/ladder)")
            .repeated("docs", "FOLDER", "where the page is written (default: docs)")
            .repeated("cores", "N", "how many games at once (default: as many as there are cores)")
            .repeated("seed", "N", "which games (default 1)")
            .repeated("iterations", "N", "at most so much thinking before a move")
            .repeated("games", "N", "the most games of a bout (default 400)")
            .flag("full", "clear bouts too are played to the end")
            .flag("report", "plays nothing, writes the page");

    private LadderCommand() {}

    /** Runs the command; the answer is the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            run(arguments, err);
            out.println(docs(arguments).resolve("bots.md"));
            return CliCommand.FINE;
        });
    }

    private static void run(Arguments arguments, PrintStream err) {
        List<String> games = List.of(
                arguments.last("only").orElse(String.join(",", Plan.ALL)).split(","));
        if (!Plan.ALL.containsAll(games))
            throw new BadInput("--only takes some of " + String.join(",", Plan.ALL) + ".");
        long seed = arguments.number("seed", 0, Long.MAX_VALUE / 16, USUAL_SEED);
        Path folder = folder(arguments, seed);
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

    /** Games of another seed stand apart, since they would otherwise be taken for those that are missing. */
    private static Path folder(Arguments arguments, long seed) {
        Path all = Path.of(arguments.last("out").orElse("target/ladder"));
        return seed == USUAL_SEED ? all : all.resolve("seed-" + seed);
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
