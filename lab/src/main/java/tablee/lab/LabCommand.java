package tablee.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Setup;

/** {@code tablee lab}: lets bots play many games, and says what came out. */
public final class LabCommand {
    private static final String VERSUS = "--versus";
    private static final CliCommand COMMAND = CliCommand.named(
                    "lab", "bots play many games, and a page says what came out")
            .words("GAME", "which game; or selfplay or judge, which have a --help of their own")
            .repeated("seats", "N", "how many seats (default: as many as there are bots)")
            .repeated("bots", "LEVEL,..", "who plays; those named sit down again and again (default: strong)")
            .repeated("option", "ID=VALUE", "an option of the game; several: again")
            .repeated("ruleset", "FILE", "other rules")
            .repeated("iterations", "N", "how much a bot thinks before a move (default 1000)")
            .repeated("games", "N", "how many games (default 100)")
            .repeated("seed", "N", "which games (default 1)")
            .repeated("cores", "N", "how many at once (default: all there are)")
            .repeated("out", "FOLDER", "where the page and its figures go (default: lab-GAME-SEED)")
            .flag("keep-seats", "nobody changes seats from game to game")
            .flag("versus", "what follows changes a second way to play, to be compared with the first");

    private LabCommand() {}

    /** Runs the command; the answer is the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        if (words.indexOf("selfplay") == 0) return SelfplayCommand.run(words.subList(1, words.size()), out, err);
        if (words.indexOf("judge") == 0) return JudgeCommand.run(words.subList(1, words.size()), out, err);
        return COMMAND.run(plain(words), out, err, whole -> {
            Experiment experiment = experiment(words);
            int cores =
                    (int) whole.number("cores", 1, 1024, Runtime.getRuntime().availableProcessors());
            experiment.run(cores, err);
            out.println(experiment.folder().resolve("report.html"));
            return CliCommand.FINE;
        });
    }

    /** All there is to read, as the second arm does. */
    private static List<String> plain(List<String> words) {
        return words.stream().filter(word -> !word.equals(VERSUS)).toList();
    }

    /** What stands after --versus changes the second arm against the first, or is about both. */
    static Experiment experiment(List<String> words) {
        Arguments whole = COMMAND.parse(plain(words));
        List<Experiment.Arm> arms = new ArrayList<>();
        int versus = words.indexOf(VERSUS);
        if (versus < 0) arms.add(new Experiment.Arm("all", arrangement(whole)));
        else {
            Arguments first = COMMAND.parse(words.subList(0, versus));
            arms.add(new Experiment.Arm("first", arrangement(first)));
            arms.add(new Experiment.Arm("second", arrangement(whole)));
        }
        long seed = whole.number("seed", 0, Long.MAX_VALUE / 16, 1);
        String game = arms.get(0).arrangement().game().card().id();
        Path folder = Path.of(whole.last("out").orElse("lab-" + game + "-" + seed));
        return new Experiment(arms, seed, (int) whole.number("games", 1, 10_000_000, 100), folder);
    }

    private static Arrangement arrangement(Arguments arguments) {
        if (arguments.words().size() != 1) {
            throw new BadInput("Name one game: " + String.join(", ", ids()) + ".");
        }
        Game<?> game = Games.find(arguments.words().get(0));
        Card card = game.card();
        List<String> levels = List.of(arguments.last("bots").orElse("strong").split(","));
        int seats = seats(arguments, card, levels.size());
        Setup setup = card.setup(seats, card.newestRuleset(), options(arguments, card), ruleset(arguments));
        List<String> bots = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) bots.add(levels.get(seat % levels.size()));
        long iterations = arguments.number("iterations", 1, 100_000_000, 1_000);
        return new Arrangement(game, setup, bots, !arguments.has("keep-seats"), iterations);
    }

    /** As many as there are bots, unless somebody says otherwise; then the bots named sit down again and again. */
    private static int seats(Arguments arguments, Card card, int bots) {
        int fewest = Math.max(bots, card.seatCounts().get(0));
        int seats = (int) arguments.number("seats", 1, 16, fewest);
        if (bots > seats) throw new BadInput("There are " + seats + " seats and " + bots + " bots.");
        return seats;
    }

    private static List<String> ids() {
        return Games.all().stream().map(game -> game.card().id()).toList();
    }

    /** A game that names its rulesets calls one from a file like the file. */
    private static Map<String, String> options(Arguments arguments, Card card) {
        Map<String, String> options = new TreeMap<>();
        boolean named = card.options().stream().anyMatch(option -> option.id().equals("ruleset"));
        arguments
                .last("ruleset")
                .filter(file -> named)
                .ifPresent(file -> options.put(
                        "ruleset", Path.of(file).getFileName().toString().replaceFirst("\\.ruleset$", "")));
        for (String each : arguments.all("option")) {
            int equals = each.indexOf('=');
            if (equals < 0) throw new BadInput("--option takes id=value, not \"" + each + "\".");
            options.put(each.substring(0, equals), each.substring(equals + 1));
        }
        return options;
    }

    private static String ruleset(Arguments arguments) {
        Optional<String> file = arguments.last("ruleset");
        if (file.isEmpty()) return "";
        try {
            return Files.readString(Path.of(file.get()));
        } catch (IOException e) {
            throw new BadInput("The ruleset file \"" + file.get() + "\" cannot be read.");
        }
    }
}
