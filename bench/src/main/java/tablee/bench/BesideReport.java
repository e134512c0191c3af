package tablee.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of another bench jar and of this one, in turn and in processes of their own, as a Markdown table of medians. Any
 * jar since 0.1.0 will do: what is run is JMH with {@link RulesBench}, which all of them have.
 */
final class BesideReport {
    private static final List<String> MEASURES = List.of("ply", "copy");
    private static final Pattern SCORE =
            Pattern.compile("\"primaryMetric\"\\s*:\\s*\\{\\s*\"score\"\\s*:\\s*([\\d.E+-]+)");

    private final List<Path> jars;
    private final int rounds;

    private BesideReport(Path other, boolean quick) {
        jars = List.of(other, Path.of(System.getProperty("java.class.path")));
        rounds = quick ? 3 : 7;
    }

    static String of(Path other, List<String> games, boolean quick) throws IOException {
        return new BesideReport(other, quick).text(games, quick);
    }

    private String text(List<String> games, boolean quick) throws IOException {
        StringBuilder text = new StringBuilder(String.format(
                "%nMeasured on %s by `./tablee bench rules%s --beside %s`, Java %s: medians of %d rounds, jar after jar, in ns.%n%n",
                LocalDate.now(),
                quick ? " --quick" : "",
                jars.get(0).getFileName(),
                System.getProperty("java.version"),
                rounds));
        text.append("| game/seats | ply, other jar | ply, this jar | copy, other jar | copy, this jar |\n"
                + "|---|---|---|---|---|\n");
        for (String game : games) text.append(row(game));
        return text.toString();
    }

    private String row(String game) throws IOException {
        StringBuilder row = new StringBuilder("| " + game);
        for (String measure : MEASURES) {
            List<Double> other = new ArrayList<>();
            List<Double> ours = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                other.add(score(jars.get(0), game, measure));
                ours.add(score(jars.get(1), game, measure));
            }
            row.append(String.format(Locale.ROOT, " | %.1f | %.1f", median(other), median(ours)));
        }
        return row + " |\n";
    }

    private static double score(Path jar, String game, String measure) throws IOException {
        Path result = Files.createTempFile("bench", ".json");
        try {
            run(jar, "RulesBench." + measure + "$", game, result);
            Matcher found = SCORE.matcher(Files.readString(result));
            if (!found.find()) throw new IllegalStateException(jar + " did not measure " + measure + " of " + game);
            return Double.parseDouble(found.group(1));
        } finally {
            Files.delete(result);
        }
    }

    private static void run(Path jar, String benchmark, String game, Path result) throws IOException {
        String java = System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
        String[] jmh = {"-f", "1", "-wi", "2", "-w", "1", "-i", "3", "-r", "1", "-rf", "json", "-foe", "true"};
        List<String> command = new ArrayList<>(List.of(java, "-cp", jar.toString(), "org.openjdk.jmh.Main", benchmark));
        command.addAll(List.of(jmh));
        command.addAll(List.of("-p", "game=" + game, "-rff", result.toString()));
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            if (process.waitFor() != 0) throw new IllegalStateException(jar + " could not be measured");
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static double median(List<Double> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2);
    }
}
