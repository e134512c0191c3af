package tablee.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import tablee.bench.server.ServerBench;
import tablee.cli.Arguments;
import tablee.cli.Command;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.Section;

/**
 * {@code rules [--quick] [--beside JAR] FILE}, {@code bots} or {@code chance}: measures yardstick and games in one run and writes the figures into FILE;
 * {@code server [--quick] JAR FILE}: the packed server beside a bare echo.
 */
public final class BenchMain {
    private static final List<String> SUBJECTS = List.of("rules", "bots", "chance", "server");

    private static final Command COMMAND = Command.named(
                    "bench",
                    "measures the rules, the bots' search, chance or the packed server, and notes the figures in a page")
            .words(
                    "rules|bots|chance|server",
                    "what to measure; ./tablee bench adds the jar and the page, and knows web as well")
            .option("beside", "JAR", "with rules: another release's bench jar, measured in turn with this one")
            .flag("quick", "for a first look");

    private BenchMain() {}

    public static void main(String[] words) {
        System.exit(COMMAND.run(List.of(words), System.out, System.err, arguments -> {
            try {
                if (arguments.has("beside")) return beside(arguments);
                return measure(arguments.words(), arguments.has("quick"));
            } catch (RunnerException e) {
                throw new IllegalStateException(e);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    private static int measure(List<String> words, boolean quick) throws RunnerException, IOException {
        String subject = words.isEmpty() ? "" : words.get(0);
        if (!SUBJECTS.contains(subject) || words.size() != (subject.equals("server") ? 3 : 2)) {
            throw new BadInput("bench takes rules, bots or chance and a FILE, or server, a JAR and a FILE.");
        }
        String report = report(subject, quick, Path.of(words.get(1)));
        Section.write(Path.of(words.get(words.size() - 1)), subject, report);
        System.out.println(report);
        return Command.FINE;
    }

    private static int beside(Arguments arguments) throws IOException {
        List<String> words = arguments.words();
        if (words.size() != 2 || !words.get(0).equals("rules"))
            throw new BadInput("--beside goes with rules and a FILE.");
        Path other = Path.of(arguments.last("beside").orElseThrow());
        if (!Files.isRegularFile(other)) throw new BadInput("There is no jar " + other + ".");
        String report = BesideReport.of(other, List.of(subjects()), arguments.has("quick"));
        Section.write(Path.of(words.get(1)), "rules-beside", report);
        System.out.println(report);
        return Command.FINE;
    }

    private static String report(String subject, boolean quick, Path jar) throws RunnerException, IOException {
        if (subject.equals("server")) return ServerBench.report(jar, quick);
        if (subject.equals("chance")) return ChanceReport.of(List.of(subjects()), quick);
        return subject.equals("rules") ? rules(quick) : SearchReport.of(List.of(subjects()), quick);
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
