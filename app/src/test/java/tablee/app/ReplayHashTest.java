package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Recorded games mean the same on every JDK and in every release. {@code -Dtablee.record=true} writes the hashes down anew,
 * for when a view or a position was changed on purpose.
 */
class ReplayHashTest {
    private static final String STORED = "app/src/test/resources/tablee/app/replay-hashes.txt";

    @Test
    @DisplayName("Every recorded game replays to the hash that was written down")
    void storedHashes() throws IOException, NoSuchAlgorithmException {
        SortedMap<String, String> now = hashes();
        if (Boolean.getBoolean("tablee.record")) write(now);
        assertEquals(read(), now);
    }

    @Test
    @DisplayName("Another JDK replays every recorded game to the same hash")
    void otherJdk() throws IOException, NoSuchAlgorithmException, InterruptedException {
        Optional<String> home = Optional.ofNullable(System.getProperty("tablee.otherJdk"));
        Assumptions.assumeTrue(home.isPresent(), "there is one JDK here");
        SortedMap<String, String> here = hashes();
        assertEquals(List.copyOf(here.values()), runOn(Path.of(home.orElseThrow()), recordings()));
    }

    private static List<String> runOn(Path jdk, List<Path> files) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                jdk.resolve("bin/java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path", ""),
                ReplayHash.class.getName()));
        files.forEach(file -> command.add(Repository.root().resolve(file).toString()));
        Process child = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, child.waitFor(), said);
        return said.lines().toList();
    }

    private static List<Path> recordings() {
        return Repository.files(".json").stream()
                .filter(file -> file.toString().matches("games/\\w+/src/test/resources/recorded/[^/]+"))
                .toList();
    }

    private static SortedMap<String, String> hashes() throws IOException, NoSuchAlgorithmException {
        SortedMap<String, String> hashes = new TreeMap<>();
        for (Path file : recordings())
            hashes.put(name(file), ReplayHash.of(Repository.root().resolve(file)));
        return hashes;
    }

    /** {@code circus/draw-1}. */
    private static String name(Path file) {
        String ending = file.getFileName().toString().replaceFirst("\\.json$", "");
        return file.getName(1) + "/" + ending;
    }

    private static SortedMap<String, String> read() {
        return new TreeMap<>(Repository.text(Path.of(STORED))
                .lines()
                .map(line -> line.split(" "))
                .collect(Collectors.toMap(words -> words[0], words -> words[1])));
    }

    private static void write(Map<String, String> hashes) throws IOException {
        String lines = hashes.entrySet().stream()
                .map(each -> each.getKey() + " " + each.getValue() + "\n")
                .collect(Collectors.joining());
        Files.writeString(Repository.root().resolve(STORED), lines);
    }
}
