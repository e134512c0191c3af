package tablee.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How long a start takes, from the command to the first page and to the engine's first answer: by {@code ./tablee}, from its
 * second start on, beside the jar alone; in turn, by each JDK. The data are there already.
 */
public final class StartBench {
    private static final Pattern ADDRESS = Pattern.compile("Tablée is at (http://localhost:\\d+/)");
    private static final long ARCHIVE_MILLIS = 180_000;
    private static final int THOUSAND = 1_000;

    private final Path root;
    private final int rounds;
    private final Path data;

    private StartBench(Path root, boolean quick) throws IOException {
        this.root = root;
        rounds = quick ? 3 : 7;
        data = Files.createTempDirectory("tablee-start");
    }

    /** @param root the folder of {@code ./tablee}, whose jar is built */
    public static String report(Path root, List<String> jdks, boolean quick) throws IOException, InterruptedException {
        return new StartBench(root, quick).text(jdks, quick);
    }

    private String text(List<String> jdks, boolean quick) throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder(String.format(
                "%nMeasured on %s by `./tablee bench start%s`: medians of %d starts, least and most in brackets, in seconds.%n%n"
                        + "| Java | first page, the jar alone | first page, `./tablee` | engine's first answer, the jar alone |"
                        + " engine's first answer, `./tablee` |%n|---|---|---|---|---|%n",
                LocalDate.now(), quick ? " --quick" : "", rounds));
        for (String jdk : jdks) text.append(row(jdk));
        return text.toString();
    }

    private String row(String jdk) throws IOException, InterruptedException {
        page(script(jdk, "serve"));
        awaitArchive(jdk);
        List<List<Long>> times = Stream.generate(() -> (List<Long>) new ArrayList<Long>())
                .limit(4)
                .toList();
        for (int round = 0; round < rounds; round++) {
            times.get(0).add(page(plain(jdk, "serve")));
            times.get(1).add(page(script(jdk, "serve")));
            times.get(2).add(answer(plain(jdk, "engine")));
            times.get(3).add(answer(script(jdk, "engine")));
        }
        StringBuilder row = new StringBuilder("| " + Path.of(jdk).getFileName());
        times.forEach(each -> row.append(" | ").append(spread(each)));
        return row + " |\n";
    }

    private static String spread(List<Long> millis) {
        Collections.sort(millis);
        return String.format(
                Locale.ROOT,
                "%.2f (%.2f–%.2f)",
                millis.get(millis.size() / 2) / 1e3,
                millis.get(0) / 1e3,
                millis.get(millis.size() - 1) / 1e3);
    }

    private ProcessBuilder script(String jdk, String command) {
        ProcessBuilder builder = of(command, root.resolve("tablee").toString());
        builder.environment().put("TABLEE_JDK", jdk);
        return builder;
    }

    private ProcessBuilder plain(String jdk, String command) {
        Path jar = root.resolve("app/target/tablee.jar");
        return of(command, Path.of(jdk, "bin", "java").toString(), "-jar", jar.toString());
    }

    private ProcessBuilder of(String command, String... start) {
        List<String> words = new ArrayList<>(List.of(start));
        words.add(command);
        if (command.equals("serve")) words.addAll(List.of("--port", "0", "--data", data.toString()));
        return new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD);
    }

    private static long page(ProcessBuilder builder) throws IOException, InterruptedException {
        long before = System.nanoTime();
        Process process = builder.start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                Matcher address = ADDRESS.matcher(line);
                if (!address.matches()) continue;
                URI.create(address.group(1)).toURL().openStream().readAllBytes();
                return millisSince(before);
            }
            throw new IOException("a server did not start");
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static long answer(ProcessBuilder builder) throws IOException, InterruptedException {
        long before = System.nanoTime();
        Process process = builder.start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                var in = process.outputWriter(StandardCharsets.UTF_8)) {
            in.write("{\"do\":\"games\"}\n");
            in.flush();
            if (out.readLine() == null) throw new IOException("an engine did not answer");
            return millisSince(before);
        } finally {
            process.waitFor();
        }
    }

    private static long millisSince(long before) {
        return (System.nanoTime() - before) / THOUSAND / THOUSAND;
    }

    /** The first start makes it, in its own time; while it is made a folder stands beside it. */
    private void awaitArchive(String jdk) throws IOException, InterruptedException {
        for (long waited = 0; waited < ARCHIVE_MILLIS; waited += THOUSAND) {
            try (Stream<Path> shelf = Files.list(root.resolve("target/quick-start"))) {
                if (shelf.noneMatch(each -> each.toString().endsWith(".making"))) return;
            }
            Thread.sleep(THOUSAND);
        }
        throw new IOException("no archive of classes was made for " + jdk);
    }
}
