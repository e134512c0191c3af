package tablee.lab.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.lab.experiment.LabCommand;

/** The lab on several nodes: real processes on the loopback, one of which is killed and one of which comes late. */
class NodesTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final String GAMES = FULL ? "1500" : "200";

    @TempDir
    private Path folder = Path.of("");

    private List<String> experiment(String out, String... more) {
        List<String> words = new ArrayList<>(List.of("rando", "--bots", "novice,random", "--iterations", "120"));
        words.addAll(List.of("--games", GAMES, "--seed", "3", "--vary", "stretches=2..3"));
        words.addAll(List.of("--out", folder.resolve(out).toString()));
        words.addAll(List.of(more));
        return words;
    }

    private Map<String, String> files(String out) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> list = Files.walk(folder.resolve(out))) {
            for (Path file : list.filter(Files::isRegularFile).toList())
                files.put(folder.resolve(out).relativize(file).toString(), Files.readString(file));
        }
        return files;
    }

    private static int lab(List<String> words, ByteArrayOutputStream said) {
        PrintStream print = new PrintStream(said, true, StandardCharsets.UTF_8);
        return LabCommand.run(words, print, print);
    }

    @Test
    @DisplayName(
            "Three processes play, one is killed and one comes in mid-run: the files are those of one process, byte for byte")
    void killedAndAdded() throws IOException, InterruptedException {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        assertEquals(0, lab(experiment("alone", "--cores", "2"), said), said.toString(StandardCharsets.UTF_8));
        String[] words =
                experiment("nodes", "--cores", "0", "--listen", "127.0.0.1:0").toArray(String[]::new);
        try (LabProcess host = LabProcess.start(words)) {
            String where =
                    host.await(line -> line.startsWith("Others can help: ")).replaceAll(".* ", "");
            try (LabProcess first = join(where);
                    LabProcess second = join(where)) {
                host.await(line -> line.matches("\\d+ of \\d+ games.*"));
                second.kill();
                try (LabProcess late = join(where)) {
                    host.await(line -> line.startsWith("A node has gone: "));
                    assertEquals(0, host.end(), host.said());
                    assertEquals(0, first.end(), first.said());
                    assertEquals(0, late.end(), late.said());
                }
            }
            assertTrue(host.said().contains("games that it had are handed out again"), host.said());
        }
        assertEquals(files("alone"), files("nodes"));
    }

    @Test
    @DisplayName(
            "The process that has the games is killed and started again at the same port: nodes come back to it, and the files"
                    + " are those of one process, byte for byte")
    void hostKilled() throws IOException, InterruptedException {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        assertEquals(0, lab(experiment("alone", "--cores", "2"), said), said.toString(StandardCharsets.UTF_8));
        String where = "127.0.0.1:" + freePort();
        String[] words = experiment("nodes", "--cores", "0", "--listen", where).toArray(String[]::new);
        try (LabProcess first = LabProcess.start(words);
                LabProcess one = join(where);
                LabProcess other = join(where)) {
            first.await(line -> line.matches("\\d+ of \\d+ games.*"));
            first.kill();
            Map<String, String> left = files("nodes");
            assertNotEquals(files("alone"), left, "it was killed while games went on");
            try (LabProcess second = LabProcess.start(words)) {
                assertEquals(0, second.end(), second.said());
                // On a busy machine all may be over before the slower of the two is back.
                assertTrue(Stream.of(one, other).anyMatch(LabProcess::saysThatAllIsPlayed), one.said() + other.said());
                for (LabProcess node : List.of(one, other))
                    assertTrue(node.saysThatAllIsPlayed() || node.said().contains("or none any more"), node.said());
            }
        }
        assertEquals(files("alone"), files("nodes"));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static LabProcess join(String where) {
        return LabProcess.start("join", where, "--cores", "1");
    }

    @Test
    @DisplayName(
            "What cannot be is said: no lab there, an address that is none, other machines without certificates, files of weights")
    void refused() {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        assertEquals(1, lab(List.of("join", "127.0.0.1:1", "--patience", "1"), said));
        assertEquals(2, lab(List.of("join", "nowhere"), said));
        assertEquals(2, lab(List.of("join"), said));
        assertEquals(2, lab(experiment("x", "--listen", "lab.example:7711"), said));
        String all = said.toString(StandardCharsets.UTF_8);
        assertTrue(all.contains("there is no lab at 127.0.0.1:1"), all);
        assertTrue(all.contains("A node is HOST:PORT, not \"nowhere\""), all);
        assertTrue(all.contains("Nodes beyond this machine know each other by certificates"), all);
    }
}
