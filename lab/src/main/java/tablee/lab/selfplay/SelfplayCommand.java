package tablee.lab.selfplay;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Encoder;
import tablee.core.Encoders;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Setup;
import tablee.core.State;
import tablee.lab.game.Arrangement;
import tablee.lab.game.LabOptions;
import tablee.lab.series.LabThreads;

/** {@code tablee lab selfplay}: a bot plays itself, and files keep what training needs. The same seed gives the same bytes. */
public final class SelfplayCommand {
    private static final int GAMES_A_FILE = 50;
    private static final int STRAYS = 4;
    private static final CliCommand COMMAND = CliCommand.named(
                    "lab selfplay", "a bot plays itself, and files keep each moment in numbers with what came of it")
            .words("GAME", "which game")
            .repeated("bot", "LEVEL@N", "who plays: a level or a file of weights (default: expert@1000)")
            .repeated("seats", "N", "how many seats (default: the fewest)")
            .repeated("option", "ID=VALUE", "an option of the game; several: again")
            .repeated("games", "N", "how many, rounded up to files of 50 (default 1000)")
            .repeated("seconds", "N", "begins no file after so long; what is there is whole")
            .repeated("strays", "N", "one decision in N is not the best move (default 4; 0: none)")
            .repeated("seed", "N", "which games (default 1)")
            .repeated("cores", "N", "how many at once (default: all there are)")
            .repeated("out", "FOLDER", "where the files go (default: target/selfplay)");

    private SelfplayCommand() {}

    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            if (arguments.words().size() != 1) throw new BadInput("Name one game.");
            play(Games.find(arguments.words().get(0)), arguments, out);
            return CliCommand.FINE;
        });
    }

    private static <S extends State<S>> void play(Game<S> game, Arguments arguments, PrintStream out) {
        if (Encoders.find(game).isEmpty()) throw new BadInput("This game has no numbers for programs that learn.");
        int seats = (int) arguments.number("seats", 1, 16, game.card().fewestSeats());
        Setup setup = game.card().setup(seats, LabOptions.of(arguments, game));
        String bot = arguments.last("bot").orElse("expert@1000");
        Arrangement arrangement = new Arrangement(game, setup, Collections.nCopies(seats, bot), false, 1_000);
        Path folder = Path.of(arguments.last("out").orElse("target/selfplay"));
        long seed = arguments.number("seed", 0, Long.MAX_VALUE / 16, 1);
        int strays = (int) arguments.number("strays", 0, 1_000_000, STRAYS);
        int files = (int) (arguments.number("games", 1, 10_000_000, 1_000) + GAMES_A_FILE - 1) / GAMES_A_FILE;
        int cores =
                (int) arguments.number("cores", 1, 1024, Runtime.getRuntime().availableProcessors());
        long end = System.nanoTime() + 1_000_000_000L * arguments.number("seconds", 1, 1_000_000, 1_000_000);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        LabThreads.run(cores, files, file -> {
            if (System.nanoTime() < end) write(game, arrangement, seed, strays, file, folder);
        });
        out.println(folder);
    }

    private static String sides(Arrangement arrangement) {
        return String.join(
                ",", arrangement.sides().stream().map(String::valueOf).toList());
    }

    private static <S extends State<S>> void write(
            Game<S> game, Arrangement arrangement, long seed, int strays, int file, Path folder) {
        Encoder<S> encoder = Encoders.find(game).orElseThrow();
        int first = file * GAMES_A_FILE;
        String head = "tablee-selfplay 2 game=" + game.card().id() + " encoding=" + encoder.version() + " inputs="
                + encoder.length() + " actions=" + encoder.actionCount() + " seats="
                + arrangement.setup().seats() + " sides=" + sides(arrangement) + " bot="
                + arrangement.bots().get(0) + " seed=" + seed + " first="
                + first + " games=" + GAMES_A_FILE + (strays == STRAYS ? "" : " strays=" + strays) + "\n";
        Path part = folder.resolve(String.format("part-%05d.part", file));
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(part), 1 << 16)) {
            out.write(head.getBytes(StandardCharsets.UTF_8));
            for (int number : IntStream.range(first, first + GAMES_A_FILE).toArray()) {
                for (byte[] each : new SelfplayGame<>(game, arrangement, seed, strays, number).play()) out.write(each);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        try {
            Files.move(part, folder.resolve(String.format("part-%05d.gz", file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
