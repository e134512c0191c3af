package tablee.lab.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Option;
import tablee.core.Setup;
import tablee.lab.game.Arrangement;
import tablee.lab.game.LabOptions;

/** The arms that a command line names: what follows each {@code --versus} changes the first one, and a sweep makes several of it. */
record ArmReader(CliCommand command) {
    static final String VERSUS = "--versus";
    private static final int MOST_ARMS = 40;

    /** @param base which of them the others are compared with */
    record Arms(List<Arm> all, int base) {}

    Arms arms(List<String> words) {
        List<List<String>> parts = parts(words);
        Arguments first = command.parse(parts.get(0));
        boolean swept = !first.all("vary").isEmpty();
        if (swept && parts.size() > 1) throw new BadInput("--vary makes the arms by itself: leave out --versus.");
        List<Arm> arms = swept ? swept(first) : versus(parts, first);
        few(arms);
        distinct(arms);
        Arrangement unchanged = arrangement(first);
        int base = 0;
        while (base < arms.size() && !arms.get(base).arrangement().equals(unchanged)) base++;
        return new Arms(arms, base == arms.size() ? 0 : base);
    }

    private static void few(List<Arm> arms) {
        if (arms.size() > MOST_ARMS)
            throw new BadInput("These are " + arms.size() + " arms, and " + MOST_ARMS + " are the most.");
    }

    /** The words before the first --versus, between it and the next one, and so on. */
    private static List<List<String>> parts(List<String> words) {
        List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (String word : words) {
            if (word.equals(VERSUS)) parts.add(new ArrayList<>());
            else parts.get(parts.size() - 1).add(word);
        }
        return parts;
    }

    private List<Arm> versus(List<List<String>> parts, Arguments first) {
        Arm base = new Arm(first.last("name").orElse(parts.size() == 1 ? "all" : "base"), arrangement(first));
        List<Arm> arms = new ArrayList<>(List.of(base));
        for (List<String> more : parts.subList(1, parts.size())) {
            List<String> whole = new ArrayList<>(parts.get(0));
            whole.addAll(more);
            Arm unnamed = new Arm("", arrangement(command.parse(whole)));
            Optional<String> name = command.parse(more).last("name");
            arms.add(
                    new Arm(name.orElseGet(() -> usualName(base, unnamed, arms.size(), whole)), unnamed.arrangement()));
        }
        return arms;
    }

    /** What it changes, if that is one thing; else the name of its ruleset file, or a number. */
    private String usualName(Arm base, Arm arm, int number, List<String> words) {
        List<ArmChange> changes = ArmChange.between(base, arm);
        if (changes.size() == 1) {
            ArmChange only = changes.get(0);
            return only.what().replaceFirst("^option ", "") + "=" + only.to();
        }
        boolean ownFile = !arm.setup().data().equals(base.setup().data());
        return command.parse(words)
                .last("ruleset")
                .filter(file -> ownFile)
                .map(ArmReader::fileName)
                .orElse("variant " + number);
    }

    private List<Arm> swept(Arguments arguments) {
        List<Arm> arms = List.of(new Arm(arguments.last("name").orElse("base"), arrangement(arguments)));
        boolean first = arguments.last("name").isEmpty();
        for (String each : arguments.all("vary")) {
            Sweep sweep = Sweep.read(each);
            boolean unnamed = first;
            arms = arms.stream()
                    .flatMap(arm -> sweep.over(arm, unnamed).stream())
                    .toList();
            few(arms);
            first = false;
        }
        return arms;
    }

    private static void distinct(List<Arm> arms) {
        Map<String, List<Arm>> bySlug = arms.stream().collect(Collectors.groupingBy(Arm::slug));
        bySlug.forEach((slug, same) -> {
            if (slug.isEmpty()) throw new BadInput("The name of an arm has letters or digits.");
            if (same.size() > 1) throw new BadInput("Two arms are named \"" + slug + "\": give each its own --name.");
        });
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
        try {
            return new Arrangement(game, setup, bots, !arguments.has("keep-seats"), iterations);
        } catch (BadInput wrong) {
            String file = arguments.last("ruleset").orElse("Ruleset");
            throw new BadInput(wrong.sentence().replaceFirst("^Ruleset", Matcher.quoteReplacement(file)));
        }
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
        Map<String, String> options = LabOptions.chosen(arguments);
        for (Option each : card.options()) {
            if (each instanceof Option.Name)
                arguments.last("ruleset").ifPresent(file -> options.putIfAbsent(each.id(), fileName(file)));
        }
        return options;
    }

    private static String fileName(String file) {
        return Arm.slug(Path.of(file).getFileName().toString().replaceFirst("\\.ruleset$", ""));
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
