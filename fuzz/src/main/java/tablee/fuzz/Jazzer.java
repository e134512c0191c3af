package tablee.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Jazzer at work on one target, in a process of its own. */
final class Jazzer {
    private static final Pattern PROGRESS = Pattern.compile("#(\\d+)\\s.*cov: (\\d+).*");
    private static final Pattern FOUND =
            Pattern.compile("== Java Exception.*|\\s+at tablee\\..*|== libFuzzer crashing.*|.*ERROR: .*");
    private static final long SAY_EVERY_NANOS = 10_000_000_000L;
    private static final int STUCK_SECONDS = 600; // a machine that does other things counts as well
    private static final int MOST_KEPT = 120;
    private static final int MOST_BYTES_KEPT = 600;

    private final Target target;
    private final Path folder;
    private final Path corpus;
    private String inputs = "0";
    private String places = "0";
    private long saidNanos = System.nanoTime();

    Jazzer(Target target, Path folder) throws IOException {
        this.target = target;
        this.folder = folder;
        corpus = Files.createDirectories(folder.resolve("corpus"));
        List<byte[]> seeds = target.corpus();
        for (int i = 0; i < seeds.size(); i++) Files.write(corpus.resolve("seed-" + i), seeds.get(i));
    }

    /** Whether nothing was found in this many seconds. */
    boolean run(long seconds) throws IOException {
        boolean fine = call(List.of("-max_total_time=" + seconds, "-max_len=4096", corpus.toString())) == 0;
        System.out.printf(
                Locale.ROOT,
                "%-10s %s inputs, %s places reached: %s%n",
                target.word(),
                inputs,
                places,
                fine ? "fine" : "FAILED");
        if (!fine)
            try (Stream<Path> found = Files.list(folder)) {
                for (Path each : found.filter(Files::isRegularFile).toList()) {
                    System.out.println(
                            "  " + each + "  " + Base64.getEncoder().encodeToString(Files.readAllBytes(each)));
                }
            }
        return fine;
    }

    /** Writes the fewest inputs that reach all that was reached, the small ones of them, one a line. */
    void keep(Path place) throws IOException {
        Path fewest = Files.createDirectories(folder.resolve("fewest"));
        call(List.of("-merge=1", fewest.toString(), corpus.toString()));
        List<String> lines = new ArrayList<>();
        try (Stream<Path> all = Files.list(fewest)) {
            for (Path each : all.sorted(Comparator.comparing(Path::getFileName)).toList()) {
                if (Files.size(each) <= MOST_BYTES_KEPT && lines.size() < MOST_KEPT) {
                    lines.add(Base64.getEncoder().encodeToString(Files.readAllBytes(each)));
                }
            }
        }
        Files.write(place.resolve(target.word() + ".corpus"), lines);
    }

    private int call(List<String> flags) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-ea",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target.className(),
                "--instrumentation_includes=tablee.**:com.fasterxml.jackson.core.**",
                "--disabled_hooks=*",
                "--reproducer_path=" + folder,
                "-artifact_prefix=" + folder + "/",
                "-timeout=" + STUCK_SECONDS,
                "-print_final_stats=0"));
        command.addAll(flags);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) hear(line);
        }
        return process.onExit().join().exitValue();
    }

    private void hear(String line) {
        Matcher progress = PROGRESS.matcher(line);
        if (progress.matches()) {
            inputs = progress.group(1);
            places = progress.group(2);
            if (System.nanoTime() - saidNanos > SAY_EVERY_NANOS) say();
        } else if (FOUND.matcher(line).matches()) {
            System.out.println("  " + line);
        }
    }

    private void say() {
        saidNanos = System.nanoTime();
        System.out.printf(Locale.ROOT, "%-10s %s inputs, %s places reached so far%n", target.word(), inputs, places);
    }
}
