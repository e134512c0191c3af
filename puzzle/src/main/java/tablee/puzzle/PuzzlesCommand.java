package tablee.puzzle;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;

/**
 * {@code tablee puzzles}: looks for puzzles in matches between bots, or of people who agreed.
 *
 * @param people whose matches those with --people are
 */
public record PuzzlesCommand(PrintStream out, PrintStream err, PeoplesPlay people) {
    private static final int MOST_COUNT = 100_000;
    private static final int MOST_MATCHES = 10_000_000;
    private static final int MOST_THREADS = 256;
    private static final String MATCH = "match ";
    private static final CliCommand COMMAND = CliCommand.named(
                    "puzzles",
                    "looks for positions with one clearly right move in matches between bots, and proves each; goes on where it stopped")
            .option("game", "GAME", "of which game")
            .option("count", "N", "how many there are to be in the file (default 200)")
            .option("seed", "N", "which matches: the same seed finds the same puzzles (default 1)")
            .option("matches", "N", "gives up after N matches (default: never)")
            .option("threads", "N", "on N threads; how many makes no difference to what is found (default 1)")
            .flag(
                    "people",
                    "in finished matches of people instead, where each of them agrees now; begins anew each time")
            .option("data", "FOLDER", "with --people: where the server's data lies")
            .option("db", "URL", "with --people: the server's PostgreSQL instead")
            .option("pack", "FILE", "also writes them as they ship, for src/main/resources beside the game")
            .option("out", "FILE", "where they are written (default: target/puzzles/GAME-SEED.txt)");

    /** Runs the command; the answer is the exit status. */
    public int run(List<String> words) {
        return COMMAND.run(words, out, err, arguments -> {
            String game = arguments.last("game").orElseThrow(() -> new BadInput("say --game GAME."));
            long seed = arguments.number("seed", 0, Integer.MAX_VALUE, 1);
            String name = arguments.has("people") ? game + "-people" : game + "-" + seed;
            Path file = Path.of(arguments.last("out").orElse("target/puzzles/" + name + ".txt"));
            try {
                if (file.toAbsolutePath().getParent() != null)
                    Files.createDirectories(file.toAbsolutePath().getParent());
                if (arguments.has("people")) minePeoples(Games.find(game), file, arguments);
                else mine(Games.find(game), seed, file, arguments);
                Optional<String> pack = arguments.last("pack");
                if (pack.isPresent()) PuzzleBook.write(sorted(game, file), Path.of(pack.get()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            out.println(file);
            return CliCommand.FINE;
        });
    }

    /** The easier ones first. */
    private static List<Puzzle> sorted(String game, Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith(MATCH))
                .map(line -> PuzzleLines.read(game, line))
                .sorted(Comparator.comparingInt(Puzzle::difficulty).thenComparing(Puzzle::id))
                .toList();
    }

    /** Nothing of an earlier file is kept: somebody in it may have taken back that they agree. */
    private void minePeoples(Game<?> game, Path file, Arguments arguments) throws IOException {
        for (String each : List.of("seed", "threads"))
            if (arguments.has(each)) throw new BadInput("--" + each + " is for bots, and does not go with --people.");
        long wanted = arguments.number("count", 1, MOST_COUNT, 200);
        long matches = arguments.number("matches", 1, MOST_MATCHES, MOST_MATCHES);
        PuzzleMiner<?> miner = new PuzzleMiner<>(game, 0);
        Map<String, Puzzle> found = new LinkedHashMap<>();
        int[] looked = new int[1];
        people.each(arguments, game.card().id(), match -> {
            if (found.size() >= wanted || looked[0] >= matches) return;
            for (Puzzle puzzle : miner.mine(match)) found.putIfAbsent(puzzle.id(), puzzle);
            if (++looked[0] % 50 == 0) err.println(found.size() + " puzzles in " + looked[0] + " matches of people");
        });
        Files.write(
                file, found.values().stream().map(PuzzleLines::write).sorted().toList());
        err.println(found.size() + " puzzles in " + looked[0] + " matches of people");
    }

    private void mine(Game<?> game, long seed, Path file, Arguments arguments) throws IOException {
        long wanted = arguments.number("count", 1, MOST_COUNT, 200);
        long matches = arguments.number("matches", 1, MOST_MATCHES, MOST_MATCHES);
        int threads = (int) arguments.number("threads", 1, MOST_THREADS, 1);
        List<String> before = Files.exists(file) ? Files.readAllLines(file) : List.of();
        long found = before.stream().filter(line -> !line.startsWith(MATCH)).count();
        int number =
                (int) before.stream().filter(line -> line.startsWith(MATCH)).count();
        try (MinedInOrder mined = new MinedInOrder(new PuzzleMiner<>(game, seed), number, threads)) {
            for (; found < wanted && number < matches; number++) {
                List<Puzzle> puzzles = mined.next();
                StringBuilder lines = new StringBuilder();
                for (Puzzle puzzle : puzzles)
                    lines.append(PuzzleLines.write(puzzle)).append('\n');
                // The line of the match comes last: what was cut off before it is found again.
                lines.append(MATCH).append(number).append('\n');
                Files.writeString(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                found += puzzles.size();
                if (!puzzles.isEmpty() || number % 50 == 49)
                    err.println(found + " of " + wanted + " puzzles in " + (number + 1) + " matches");
            }
        }
    }
}
