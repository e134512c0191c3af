package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.ShareScene.share;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Noted;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;
import tablee.wire.match.WrittenHeader;

/** Everybody who put a share into the seed finds it again: in the page, in the file and with the verifier. */
class OwnShareTest {
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
        Verdict mine = Verifier.verify(file, Noted.share(share("ann", 1)));
        assertTrue(mine.fair() && mine.sentence().endsWith("Your share went into the seed."), mine.sentence());
        assertEquals(
                Verdict.Kind.LEFT_OUT,
                Verifier.verify(file, Noted.share(share("ann", 2))).kind());
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
}
