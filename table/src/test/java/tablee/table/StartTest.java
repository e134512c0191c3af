package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.ShareScene.TERMS;
import static tablee.table.ShareScene.share;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Command;
import tablee.table.shares.SeedShares;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** How a match begins whose seed nobody chooses. */
class StartTest {
    @Test
    @DisplayName(
            "TABLE-42: Promise, promise, header, share, share: then the match begins, and all of it is in its header")
    void together() {
        ShareScene at = ShareScene.promised();
        String server = at.shares("ben").path("server").asText();
        assertEquals("open", at.shares("ben").path("stage").asText());
        at.scene.ask("ann", "start");
        assertEquals("revealing", at.shares("ben").path("stage").asText());
        String fixed = at.shares("ben").path("header").asText();
        assertTrue(at.reveal("ann", 1).path("ok").asBoolean());
        assertEquals("gathering", at.phase());
        at.reveal("ben", 1);
        assertEquals("playing", at.phase());
        SeedOrigin origin = at.origin();
        assertEquals(Optional.of(server), origin.server());
        assertEquals(share("ben", 1).hex(), at.of(1).orElseThrow().share());
        assertEquals(Optional.of(List.of()), origin.leftOut());
        MatchFile file = at.finish();
        List<SeedOrigin.Share> blank = origin.shares().orElseThrow().stream()
                .map(each -> new SeedOrigin.Share(each.seats(), each.commitment(), ""))
                .toList();
        assertEquals(fixed, Commitment.of(file.head().from(SeedOrigin.shared(server, blank, List.of()))));
        assertEquals(
                Verdict.Kind.FAIR,
                Verifier.verify(file).kind(),
                Verifier.verify(file).sentence());
    }

    @Test
    @DisplayName(
            "CHEAT-13, TABLE-42: The server's share is nowhere to be read before the end, and nobody's share before all have promised")
    void secret() {
        ShareScene at = ShareScene.revealing();
        String secret = at.scene.record().shares().orElseThrow().secret();
        at.reveal("ann", 1);
        at.reveal("ben", 1);
        assertFalse(at.scene.received("ann").toString().contains(secret));
        assertFalse(at.scene.record().toString().contains(secret));
        assertEquals(Optional.empty(), at.scene.record().briefly().shares());
        assertEquals(secret, at.finish().seed().orElseThrow().hex());
    }

    @Test
    @DisplayName("CHEAT-16, TABLE-42: One share more or less gives another match")
    void mixed() {
        ShareScene one = ShareScene.revealing();
        one.reveal("ann", 1);
        one.reveal("ben", 1);
        ShareScene other = new ShareScene(TERMS, "ann", "ben");
        other.promise("ann", 1);
        other.promise("ben", 2);
        other.scene.ask("ann", "start");
        other.reveal("ann", 1);
        other.reveal("ben", 2);
        assertNotEquals(one.scene.entries(), other.scene.entries());
    }

    @Test
    @DisplayName(
            "TABLE-42: A crash at any moment of it loses neither a promise nor a share, and everybody has time again")
    void crash() {
        ShareScene at = ShareScene.promised();
        at.scene.crash();
        comeBack(at);
        at.scene.ask("ann", "start");
        at.reveal("ann", 1);
        at.scene.crash();
        comeBack(at);
        assertEquals("revealing", at.shares("ben").path("stage").asText());
        at.scene.pass(19_000);
        at.reveal("ben", 1);
        assertEquals("playing", at.phase());
        assertEquals(share("ann", 1).hex(), at.of(0).orElseThrow().share());
    }

    private static void comeBack(ShareScene at) {
        at.scene.connect("ann");
        at.scene.connect("ben");
    }

    @Test
    @DisplayName(
            "CHEAT-8, CHEAT-9, TABLE-45: Nothing changes at a table that is about to start; who is deleted makes the start void, without a name")
    void settled() {
        ShareScene at = ShareScene.revealing();
        assertEquals("not-gathering", ShareScene.key(at.scene.ask("ben", "stand", "seat", 1)));
        assertEquals("not-gathering", ShareScene.key(at.scene.ask("ann", "change", "terms", TERMS)));
        assertEquals("not-gathering", ShareScene.key(at.scene.ask("ann", "start")));
        assertEquals("in-a-match", ShareScene.key(at.scene.ask("ann", "remove", "person", "ben")));
        at.reveal("ann", 1);
        at.scene.command(new Command.Forget("ben"));
        assertEquals(List.of(""), at.voided());
        assertEquals("open", at.shares("ann").path("stage").asText());
        assertFalse(at.scene.record().shares().orElseThrow().able().contains("ben"));
    }

    @Test
    @DisplayName(
            "TABLE-46: Where nobody takes part the server draws alone, and the header says so; a lesson says nothing")
    void kinds() {
        ShareScene at = new ShareScene(TERMS, "ann", "ben");
        at.scene.ask("ann", "start");
        assertEquals(SeedOrigin.of(SeedOrigin.Kind.SERVER), at.origin());
        assertEquals(Verdict.Kind.FAIR, Verifier.verify(at.finish()).kind());
    }

    @Test
    @DisplayName("BUDGET-61: Of starts that came to nothing the last eight are kept")
    void bounded() {
        SeedShares shares = SeedShares.open(Seed.read("5".repeat(64)), List.of());
        for (int i = 0; i < 20; i++) shares = shares.voided(List.of(), Seed.read("6".repeat(64)));
        assertEquals(8, shares.voids().size());
    }
}
