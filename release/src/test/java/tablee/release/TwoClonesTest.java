package tablee.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The promise of the checksums: everybody who builds a release from the same sources gets the same files. */
@EnabledIfSystemProperty(
        named = "tablee.full",
        matches = "true",
        disabledReason = "builds everything twice, from nothing: some minutes")
class TwoClonesTest {
    private static final int FILES = 8;

    @TempDir
    Path folder;

    private String sums(String where) throws IOException {
        Path clone = folder.resolve(where);
        Files.createDirectories(clone.getParent());
        Tool.output("git", "clone", "-q", Sources.ROOT.toRealPath().toString(), clone.toString());
        Path out = clone.resolve("target/release");
        Tool.output(
                clone,
                List.of(
                        "env",
                        "TABLEE_JDK=" + Sources.JDK,
                        clone.resolve("tablee").toString(),
                        "release"));
        Tool.output(out, List.of("sha256sum", "--check", "--strict", Checksums.FILE));
        return Files.readString(out.resolve(Checksums.FILE));
    }

    @Test
    @DisplayName(
            "Built from nothing in two clones, in folders of other names and depths, each file of a release has the"
                    + " same bytes")
    void same() throws IOException {
        assumeTrue(Files.exists(Sources.ROOT.resolve(".git")), "the sources are cloned from their repository");
        String first = sums("one");
        assertEquals(FILES, first.lines().count(), first);
        assertTrue(first.contains(".jar"), first);
        assertEquals(first, sums("somewhere else/and/deeper"));
    }
}
