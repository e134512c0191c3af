package tablee.app.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.app.sources.Repository.assertNone;

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
 * Recorded games mean the same on every JDK and in every release: each game keeps a list of hashes beside its recorded games.
 * {@code -Dtablee.record=true} adds those that are missing. One that has changed is never written over: a view or a position
 * that changes on purpose is a line deleted by hand, with a reason in the commit.
 */
class ReplayHashTest {
    @Test
    @DisplayName("Every recorded game replays to the hash that was written down")
    void storedHashes() throws IOException, NoSuchAlgorithmException {
        SortedMap<String, String> now = hashes();
        if (Boolean.getBoolean("tablee.record")) add(now);
        SortedMap<String, String> stored = read();
        List<String> missing =
                now.keySet().stream().filter(each -> !stored.containsKey(each)).toList();
        assertNone("recorded games without a hash (-Dtablee.record=true adds them)", missing);
        assertEquals(stored, now);
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
                .filter(file -> file.toString().matches("games/[\\w-]+/src/test/resources/recorded/[^/]+"))
                .toList();
    }

    /** Where a game keeps its hashes. */
    private static Path list(String game) {
        return Path.of("games", game, "src/test/resources/replay-hashes.txt");
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
        return new TreeMap<>(Repository.games().stream()
                .flatMap(game -> lines(game).stream())
                .map(line -> line.split(" "))
                .collect(Collectors.toMap(words -> words[0], words -> words[1])));
    }

    private static List<String> lines(String game) {
        return Files.exists(Repository.root().resolve(list(game))) ? Repository.lines(list(game)) : List.of();
    }

    private static void add(Map<String, String> hashes) throws IOException {
        Map<String, String> stored = read();
        for (String game : Repository.games()) {
            SortedMap<String, String> own = new TreeMap<>();
            hashes.forEach((name, hash) -> {
                if (name.startsWith(game + "/")) own.put(name, stored.getOrDefault(name, hash));
            });
            String lines = own.entrySet().stream()
                    .map(each -> each.getKey() + " " + each.getValue() + "\n")
                    .collect(Collectors.joining());
            Files.writeString(Repository.root().resolve(list(game)), lines);
        }
    }
}
