package tablee.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import tablee.bench.ratings.RatingsBench;
import tablee.bench.server.FloodBench;
import tablee.bench.server.MemoryBench;
import tablee.bench.server.ProfileBench;
import tablee.bench.server.ServerBench;
import tablee.bench.server.StartBench;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.page.Section;

/**
 * {@code rules [--quick] [--beside JAR] FILE}, {@code bots}, {@code chance}, {@code review} or {@code ratings}: measures in one run and writes the figures into FILE;
 * {@code server [--quick] [--beside JAR] [--tables N,N] [--postgresql] JAR FILE}: the packed server in turn with others; {@code warm}, {@code memory}, {@code flood} and
 * {@code profile} the same server by itself; {@code start [--quick] FOLDER JDK.. FILE}: how soon it is there.
 */
public final class BenchMain {
    private static final String USE =
            "bench takes rules, bots, chance, review or ratings and a FILE; server, warm, memory, flood or profile, a JAR and a FILE; or start,"
                    + " the folder of ./tablee, JDKs and a FILE.";

    /** How many words stand between subject and page, where that is known. */
    private static final Map<String, Integer> TAKES = Map.of(
            "rules", 0, "bots", 0, "chance", 0, "review", 0, "ratings", 0, "server", 1, "warm", 1, "memory", 1, "flood",
            1, "profile", 1);

    private static final List<Integer> TABLES = List.of(200, 1_000);
    private static final List<Integer> QUICK_TABLES = List.of(50);
    private static final long MOST_TABLES = 20_000;
    private static final long MOST_ROUNDS = 100;

    private static final CliCommand COMMAND = CliCommand.named(
                    "bench",
                    "measures the rules, the bots' search, chance, reviews, ratings, the packed server or its start, and notes the figures in a page")
            .words(
                    "rules|bots|chance|review|ratings|server|warm|memory|flood|profile|start",
                    "what to measure; ./tablee bench adds the jar and the page, and knows web as well")
            .option(
                    "beside",
                    "JAR",
                    "another release's jar, measured in turn with this one: with rules that of bench, with server the app's")
            .option("tables", "N,N..", "with server: how many tables, one number after the other")
            .option("rounds", "N", "with server: how often each is measured, 7 unless said")
            .flag("postgresql", "with server: the data lie there")
            .flag("quick", "for a first look");

    private BenchMain() {}

    public static void main(String[] words) {
        System.exit(COMMAND.run(List.of(words), System.out, System.err, arguments -> {
            try {
                return measure(arguments);
            } catch (RunnerException e) {
                throw new IllegalStateException(e);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return CliCommand.FAILED;
            }
        }));
    }

    /** The first word is what to measure and the last the page; what it takes stands between. */
    private static int measure(Arguments arguments) throws RunnerException, IOException, InterruptedException {
        List<String> words = arguments.words();
        if (words.size() < 2) throw new BadInput(USE);
        Path page = Path.of(words.get(words.size() - 1));
        String subject = words.get(0);
        if (arguments.has("beside") && !subject.equals("rules") && !subject.equals("server"))
            throw new BadInput("--beside goes with rules and server.");
        String section = section(subject, arguments);
        if (!Files.readString(page).contains("<!-- " + section + " -->"))
            throw new BadInput(page + " has no place for these figures: <!-- " + section + " -->.");
        Consumer<String> known = text -> note(page, section, text);
        List<String> takes = words.subList(1, words.size() - 1);
        if (takes.size() != TAKES.getOrDefault(subject, Math.max(2, takes.size()))) throw new BadInput(USE);
        if (subject.equals("memory")) MemoryBench.measure(jar(takes.get(0)), arguments.has("quick"), known);
        else known.accept(report(subject, takes, arguments, page));
        return CliCommand.FINE;
    }

    private static void note(Path page, String section, String text) {
        System.out.println(text);
        try {
            Section.write(page, section, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each kind of measurement has its own part of the page. */
    private static String section(String subject, Arguments arguments) {
        return subject
                + (subject.equals("rules") && arguments.has("beside") ? "-beside" : "")
                + arguments.last("tables").map(tables -> "-" + tables).orElse("")
                + (arguments.has("postgresql") ? "-postgresql" : "");
    }

    private static String report(String subject, List<String> takes, Arguments arguments, Path page)
            throws RunnerException, IOException, InterruptedException {
        boolean quick = arguments.has("quick");
        List<String> games = List.of(subjects());
        return switch (subject) {
            case "rules" ->
                arguments.has("beside")
                        ? BesideReport.of(jar(arguments.last("beside").orElseThrow()), games, quick)
                        : rules(quick);
            case "bots" -> SearchReport.of(games, quick);
            case "chance" -> ChanceReport.of(games, quick);
            case "review" -> ReviewReport.of(games, quick);
            case "ratings" -> RatingsBench.report(quick);
            case "server" -> ServerBench.report(plan(jar(takes.get(0)), arguments, quick));
            case "warm" -> ServerBench.sinceStart(jar(takes.get(0)));
            case "flood" -> FloodBench.report(jar(takes.get(0)), quick);
            case "profile" -> ProfileBench.report(jar(takes.get(0)), page.resolveSibling("pictures/a-move.svg"));
            case "start" -> StartBench.report(Path.of(takes.get(0)), takes.subList(1, takes.size()), quick);
            default -> throw new BadInput(USE);
        };
    }

    private static ServerBench.Plan plan(Path jar, Arguments arguments, boolean quick) {
        List<Integer> usual = quick ? QUICK_TABLES : TABLES;
        List<Integer> tables = arguments
                .last("tables")
                .map(given -> Stream.of(given.split(","))
                        .map(each -> (int) Arguments.number("--tables", each, 1, MOST_TABLES))
                        .toList())
                .orElse(usual);
        int rounds = arguments
                .last("rounds")
                .map(given -> (int) Arguments.number("--rounds", given, 1, MOST_ROUNDS))
                .orElse(quick ? ServerBench.Plan.QUICK_ROUNDS : ServerBench.Plan.ROUNDS);
        return new ServerBench.Plan(
                jar, arguments.last("beside").map(BenchMain::jar), tables, rounds, arguments.has("postgresql"), quick);
    }

    private static Path jar(String name) {
        if (!Files.isRegularFile(Path.of(name))) throw new BadInput("There is no jar " + name + ".");
        return Path.of(name);
    }

    private static String rules(boolean quick) throws RunnerException {
        return RulesReport.of(new Runner(plan(quick).build()).run(), quick);
    }

    private static ChainedOptionsBuilder plan(boolean quick) {
        return new OptionsBuilder()
                .include("YardstickBench|RulesBench")
                .param("game", subjects())
                .forks(quick ? 1 : 2)
                .warmupIterations(quick ? 2 : 3)
                .measurementIterations(quick ? 2 : 4)
                .warmupTime(TimeValue.seconds(1))
                .measurementTime(TimeValue.seconds(1))
                .addProfiler(GCProfiler.class);
    }

    /** Every game with its fewest and its most seats. */
    private static String[] subjects() {
        return Games.all().stream()
                .map(Game::card)
                .flatMap(card -> List.of(
                        card.id() + "/" + card.seatCounts().get(0),
                        card.id() + "/"
                                + card.seatCounts().get(card.seatCounts().size() - 1))
                        .stream())
                .distinct()
                .toArray(String[]::new);
    }
}
