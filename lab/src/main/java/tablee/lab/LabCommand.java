package tablee.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Setup;

/** {@code tablee lab}: lets bots play many games, and says what came out. */
public final class LabCommand {
    private static final String VERSUS = "--versus";
    private static final Set<String> KNOWN =
            Set.of("seats", "bots", "option", "ruleset", "iterations", "games", "seed", "cores", "out");
    private static final Set<String> FLAGS = Set.of("keep-seats");

    private LabCommand() {}

    /** Runs the command; the answer is the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        try {
            Experiment experiment = experiment(words);
            int cores = (int)
                    whole(words).number("cores", 1, 1024, Runtime.getRuntime().availableProcessors());
            experiment.run(cores, err);
            out.println(experiment.folder().resolve("report.html"));
            return 0;
        } catch (BadInput fault) {
            err.println("tablee: " + fault.sentence());
            return 2;
        } catch (InvalidPathException fault) {
            err.println("tablee: that is not the name of a file or folder.");
            return 2;
        } catch (UncheckedIOException fault) {
            err.println("tablee: a file could not be read or written: " + fault.getMessage());
            return 1;
        }
    }

    /** All there is to read, as the second arm does. */
    private static Arguments whole(List<String> words) {
        return new Arguments(words.stream().filter(word -> !word.equals(VERSUS)).toList(), KNOWN, FLAGS);
    }

    /** What stands after --versus changes the second arm against the first, or is about both. */
    static Experiment experiment(List<String> words) {
        Arguments whole = whole(words);
        List<Experiment.Arm> arms = new ArrayList<>();
        int versus = words.indexOf(VERSUS);
        if (versus < 0) arms.add(new Experiment.Arm("all", arrangement(whole)));
        else {
            Arguments first = new Arguments(words.subList(0, versus), KNOWN, FLAGS);
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
