package tablee.app.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;
import tablee.core.BadInput;
import tablee.live.membership.ClusterCertificates;
import tablee.soak.Certificates;

/** The files by which nodes know each other. */
class ClusterCertificatesTest {
    @TempDir
    Path folder;

    private ClusterCertificates of(String certificate, String key, String authority) {
        return new ClusterCertificates(folder.resolve(certificate), folder.resolve(key), folder.resolve(authority));
    }

    private int shell(String line) throws IOException, InterruptedException {
        return new ProcessBuilder("sh", "-c", line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @Test
    @DisplayName("What docs/hosting.md says to type makes certificates that a node takes")
    void documented() throws IOException, InterruptedException {
        assumeTrue(shell("openssl version") == 0, "there is no openssl here");
        List<String> lines = Repository.lines(Path.of("docs", "hosting.md")).stream()
                .filter(line -> line.startsWith("openssl ") || line.startsWith("chmod "))
                .toList();
        assertEquals(4, lines.size());
        for (String line : lines) assertEquals(0, shell(line), line);
        assertEquals(
                folder.resolve("node.key"),
                of("node.pem", "node.key", "authority.pem").key());
    }

    @Test
    @DisplayName("Files that do not belong together are refused in one sentence")
    void refused() throws IOException {
        Certificates ours = Certificates.in(folder.resolve("ours"));
        Certificates theirs = Certificates.in(folder.resolve("theirs"));
        Files.writeString(folder.resolve("empty"), "");
        assertThrows(
                BadInput.class,
                () -> new ClusterCertificates(ours.certificate(), ours.key(), theirs.authority()),
                "another authority");
        assertThrows(
                BadInput.class,
                () -> new ClusterCertificates(ours.certificate(), ours.authority(), ours.authority()),
                "no key");
        assertThrows(BadInput.class, () -> of("empty", "empty", "empty"));
        assertThrows(BadInput.class, () -> of("none", "none", "none"));
    }
}
