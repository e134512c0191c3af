package tablee.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import tablee.bench.server.ServerBench;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.Section;

/**
 * {@code rules [--quick] FILE}, or {@code bots}: measures yardstick and games in one run and writes the figures into FILE;
 * {@code server [--quick] JAR FILE}: the packed server beside a bare echo.
 */
public final class BenchMain {
    private static final List<String> SUBJECTS = List.of("rules", "bots", "server");

    private BenchMain() {}

    public static void main(String[] args) throws RunnerException, IOException {
        List<String> words = List.of(args);
        boolean quick = words.contains("--quick");
        List<String> rest =
                words.stream().filter(word -> !word.equals("--quick")).toList();
        String subject = rest.isEmpty() ? "" : rest.get(0);
        if (!SUBJECTS.contains(subject) || rest.size() != (subject.equals("server") ? 3 : 2)) {
            System.err.println("usage: rules|bots [--quick] FILE, or server [--quick] JAR FILE");
            System.exit(2);
        }
        String report = report(subject, quick, Path.of(rest.get(1)));
        Section.write(Path.of(rest.get(rest.size() - 1)), subject, report);
        System.out.println(report);
        System.exit(0);
    }

    private static String report(String subject, boolean quick, Path jar) throws RunnerException, IOException {
        if (subject.equals("server")) return ServerBench.report(jar, quick);
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
