package tablee.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import tablee.core.Game;
import tablee.core.Games;
import tablee.lab.Section;

/** {@code rules [--quick] FILE}: measures yardstick and games in one run and writes the figures into FILE. */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws RunnerException, IOException {
        List<String> words = List.of(args);
        boolean quick = words.contains("--quick");
        List<String> rest =
                words.stream().filter(word -> !word.equals("--quick")).toList();
        if (rest.size() != 2 || !rest.get(0).equals("rules")) {
            System.err.println("usage: rules [--quick] FILE");
            System.exit(2);
        }
        Collection<RunResult> results = new Runner(plan(quick).build()).run();
        String report = RulesReport.of(results, quick);
        Section.write(Path.of(rest.get(1)), "rules", report);
        System.out.println(report);
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
