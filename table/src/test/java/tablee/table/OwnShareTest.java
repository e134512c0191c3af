package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static tablee.table.ShareScene.share;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.wire.Commitment;
import tablee.wire.MatchFile;
import tablee.wire.Seed;
import tablee.wire.SeedOrigin;
import tablee.wire.Verdict;
import tablee.wire.Verifier;
import tablee.wire.WrittenHeader;

/** Everybody who put a share into the seed finds it again: with our verifier, and with nothing but Python. */
class OwnShareTest {
    private static final Path PROGRAM =
            Path.of(System.getProperty("tablee.root"), "examples", "verify", "verify_shares.py");

    @TempDir
    Path folder;

    private static MatchFile played(int annsShare) {
        ShareScene at = new ShareScene(ShareScene.TERMS, "ann", "ben");
        at.promise("ann", annsShare);
        at.promise("ben", 1);
        at.scene.ask("ann", "start");
        at.reveal("ann", annsShare);
        at.reveal("ben", 1);
        return at.finish();
    }

    @Test
    @DisplayName("The verifier says that a share went in, or that it did not")
    void ours() {
        MatchFile file = played(1);
        Verdict mine = Verifier.verify(file, share("ann", 1));
        assertTrue(mine.fair() && mine.sentence().endsWith("Your share went into the seed."), mine.sentence());
        assertEquals(
                Verdict.Kind.LEFT_OUT, Verifier.verify(file, share("ann", 2)).kind());
    }

    @Test
    @DisplayName(
            "CHEAT-6: A header that is changed when shares are known is not the one that was fixed, though all promises are kept")
    void changedHeader() {
        ShareScene at = ShareScene.revealing();
        String fixed = at.shares("ann").path("header").asText();
        at.reveal("ann", 1);
        at.reveal("ben", 1);
        WrittenHeader head = at.finish().head();
        assertEquals(fixed, Commitment.of(blank(head)));
        WrittenHeader other = new WrittenHeader(
                head.game(),
                head.ruleset(),
                head.seats(),
                new TreeMap<>(Map.of("chosen", "afterwards")),
                head.data(),
                head.sources(),
                head.start(),
                head.chance(),
                head.seed());
        assertNotEquals(fixed, Commitment.of(blank(other)));
    }

    private static WrittenHeader blank(WrittenHeader head) {
        SeedOrigin origin = head.seed().orElseThrow();
        List<SeedOrigin.Share> shares = origin.shares().orElseThrow().stream()
                .map(each -> new SeedOrigin.Share(each.seats(), each.commitment(), ""))
                .toList();
        return head.from(SeedOrigin.shared(
                origin.server().orElseThrow(), shares, origin.leftOut().orElseThrow()));
    }

    @Test
    @DisplayName("CHEAT-7: A deal that does not follow from the shares is forged")
    void forged() {
        MatchFile file = played(1);
        MatchFile dealt =
                new MatchFile(file.head(), file.commitment(), played(2).entries(), file.seed());
        assertEquals(Verdict.Kind.FORGED, Verifier.verify(dealt).kind());
    }

    @Test
    @DisplayName("The reference in Python finds the same, and the same key")
    void python() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3 here");
        MatchFile file = played(1);
        String key = HexFormat.of().formatHex(file.seed().orElseThrow().key(file.head()));
        String fair = run(0, file.text(), share("ben", 1));
        assertEquals("The promises were kept. Your share went in. Outcomes follow from the key " + key + ".", fair);
        assertEquals("Not fair: your share is not in it.", run(1, file.text(), share("ben", 2)));
        String exchanged =
                file.text().replace(share("ann", 1).hex(), share("ann", 2).hex());
        assertEquals(
                "Not fair: the commitment is not that of this seed and header.", run(1, exchanged, share("ben", 1)));
    }

    private String run(int status, String text, Seed share) throws IOException, InterruptedException {
        Path match = Files.writeString(folder.resolve("match.json"), text);
        Process process = new ProcessBuilder("python3", PROGRAM.toString(), match.toString(), share.hex()).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(status, process.waitFor(), said);
        return said.strip();
    }

    private static boolean hasPython() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Path.of(folder, "python3").toFile().canExecute());
    }
}
