package tablee.lab.ladder;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Setup;
import tablee.lab.game.Arrangement;
import tablee.lab.game.LabOptions;
import tablee.lab.game.ThinkingTime;
import tablee.lab.series.JournalCheck;
import tablee.lab.statistics.Interval;

/** {@code tablee lab judge}: whether one bot is better than another, by the ladder's sequential test, and what both cost. */
public final class JudgeCommand {
    private static final CliCommand COMMAND = CliCommand.named(
                    "lab judge",
                    "two bots play each other until it is clear whether the first is better; or one plays with its like")
            .words("GAME", "which game")
            .repeated("bots", "FIRST,SECOND", "levels, files of weights, written or plain, with @ITERATIONS")
            .repeated("seats", "N", "how many seats (default 2)")
            .repeated("option", "ID=VALUE", "an option of the game; several: again")
            .repeated("games", "N", "at most N (default 400)")
            .repeated("low", "PERCENT", "clear when the first makes at most about this (default 50)")
            .repeated("high", "PERCENT", "or at least about this (default 60)")
            .repeated("seed", "N", "which games (default 1)")
            .repeated("cores", "N", "how many at once (default: all there are)")
            .repeated("out", "FOLDER", "where the games are kept (default: target/judge)")
            .option(
                    "check",
                    "FILE",
                    "plays the games of this journal again, at most --games, and says whether they are the same");

    private JudgeCommand() {}

    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            List<String> bots = List.of(arguments.last("bots").orElse("").split(","));
            if (bots.size() > 2 || arguments.words().size() != 1)
                throw new BadInput("Name one game, and one bot or two.");
            ThinkingTime time = new ThinkingTime();
            long seed = arguments.number("seed", 0, Long.MAX_VALUE / 16, 1);
            Bout bout = bout(arguments, bots, seed, time);
            int cores = (int)
                    arguments.number("cores", 1, 1024, Runtime.getRuntime().availableProcessors());
            if (arguments.has("check"))
                return check(bout, seed, Path.of(arguments.last("check").orElseThrow()), cores, out);
            say(bout.play(folder(arguments), seed, cores, err), bots, time, out);
            return CliCommand.FINE;
        });
    }

    private static Path folder(Arguments arguments) {
        try {
            return Files.createDirectories(Path.of(arguments.last("out").orElse("target/judge")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int check(Bout bout, long seed, Path journal, int cores, PrintStream out) {
        JournalCheck check = JournalCheck.of(journal, bout.most());
        List<Integer> others = check.others(bout.arrangement(), seed, cores);
        out.println(bout.name() + ": " + check.sentence(others));
        return others.isEmpty() ? CliCommand.FINE : CliCommand.FAILED;
    }

    /** Two bots sit in turns, and change seats from game to game; one alone plays with its own kind. */
    private static Bout bout(Arguments arguments, List<String> bots, long seed, ThinkingTime time) {
        Game<?> game = Games.find(arguments.words().get(0));
        int seats = (int) arguments.number("seats", 1, 16, 2);
        List<String> seated = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) seated.add(bots.get(seat % bots.size()));
        Setup setup = game.card().setup(seats, LabOptions.of(arguments, game));
        Arrangement arrangement = new Arrangement(game, setup, seated, bots.size() == 2, 1_000);
        double low = arguments.number("low", 0, 100, 50) / 100.0;
        double high = arguments.number("high", 0, 100, 60) / 100.0;
        int most = (int) arguments.number("games", 2, 1_000_000, 400);
        return new Bout(name(arguments, seats, bots, seed), arrangement, bots.get(0), most, low, high, low, time);
    }

    /**
     * Everything that games follow from is part of the name, so that a journal is never gone on with by other games. Files are named by
     * their last part, so that it is found again from another folder.
     */
    private static String name(Arguments arguments, int seats, List<String> bots, long seed) {
        List<String> parts = new ArrayList<>(List.of(arguments.words().get(0), Integer.toString(seats)));
        parts.addAll(arguments.all("option"));
        for (String bot : bots) parts.add(Path.of(bot).getFileName().toString());
        parts.add("seed-" + seed);
        return String.join("-", parts);
    }

    private static void say(Bout.Score score, List<String> bots, ThinkingTime time, PrintStream out) {
        Interval points = score.points();
        out.printf(
                Locale.ROOT,
                "%s: %d games (%d won, %d lost), %.1f %% (%.1f to %.1f), %s, %.0f Elo; a decision took %.2f ms, and %.2f ms%n",
                score.bout().name(),
                score.games().size(),
                count(score, 1),
                count(score, 0),
                100 * points.value(),
                100 * points.low(),
                100 * points.high(),
                score.verdict(),
                elo(points.value()),
                time.millis(bots.get(0)),
                time.millis(bots.get(bots.size() - 1)));
    }

    private static long count(Bout.Score score, double points) {
        return score.games().stream()
                .filter(game -> score.bout().points(game) == points)
                .count();
    }

    private static double elo(double share) {
        double inside = Math.max(0.001, Math.min(share, 0.999));
        return 400 * Math.log10(inside / (1 - inside));
    }
}
