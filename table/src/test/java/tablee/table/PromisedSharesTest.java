package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.ShareScene.TERMS;
import static tablee.table.ShareScene.commitment;
import static tablee.table.ShareScene.share;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.clock.TimeControl;
import tablee.table.message.Command;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.shares.SeedShares;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** Who promises a share, and who is waited for. */
class PromisedSharesTest {
    @Test
    @DisplayName("CHEAT-12, TABLE-43: One promise a person, for this start, which stays and is nobody else's")
    void promises() {
        ShareScene at = new ShareScene(TERMS, "ann", "ben");
        assertTrue(at.promise("ann", 1).path("ok").asBoolean());
        assertTrue(at.promise("ann", 1).path("ok").asBoolean(), "the same once more changes nothing");
        assertEquals("promised-already", ShareScene.key(at.promise("ann", 2)));
        Map<String, String> copy = Map.of("server", at.server(), "commitment", commitment("ann", 1));
        assertEquals("promised-already", ShareScene.key(at.scene.ask("ben", "ready", "pledge", copy)));
        Map<String, String> old = Map.of("server", "0".repeat(64), "commitment", commitment("ben", 1));
        assertEquals("other-start", ShareScene.key(at.scene.ask("ben", "ready", "pledge", old)));
        at.scene.connect("eve");
        assertEquals("not-seated", ShareScene.key(at.promise("eve", 1)));
        Map<String, String> word = Map.of("server", at.server(), "commitment", "mine");
        assertEquals("bad-request", ShareScene.key(at.scene.ask("ben", "ready", "pledge", word)));
    }

    @Test
    @DisplayName("TABLE-43: Anyone who stands up takes the promise back, and may make another one")
    void standingUp() {
        ShareScene at = ShareScene.promised();
        at.scene.ask("ben", "stand", "seat", 1);
        assertEquals(1, at.shares("ann").path("promises").size());
        at.scene.ask("ben", "sit", "seat", 1);
        assertTrue(at.promise("ben", 2).path("ok").asBoolean());
    }

    @Test
    @DisplayName(
            "TABLE-43: A promise comes with sitting down; where the match starts when full nobody presses anything")
    void withSit() {
        TableTerms full = ShareScene.with("\"startWhenFull\":false", "\"startWhenFull\":true");
        ShareScene at = new ShareScene(full, "ann");
        at.promise("ann", 1);
        at.scene.connect("ben");
        Map<String, String> pledge = Map.of("server", at.server(), "commitment", commitment("ben", 1));
        at.scene.ask("ben", "sit", "seat", 1, "pledge", pledge);
        assertEquals("revealing", at.shares("ann").path("stage").asText());
    }

    @Test
    @DisplayName(
            "TABLE-43: Pages and programs that know nothing of shares are not waited for, and the header says that they are left out")
    void unable() {
        ShareScene at = new ShareScene(TERMS, "ann", "ben");
        at.promise("ann", 1);
        at.scene.ask("ann", "start");
        at.reveal("ann", 1);
        assertEquals("playing", at.phase());
        assertEquals(Optional.of(List.of(1)), at.origin().leftOut());
    }

    @Test
    @DisplayName(
            "TABLE-43: Anyone who was announced when the table was made is waited for, and left out after twenty seconds")
    void announced() {
        TableRecord made = TableRecord.of("t", TERMS, "ann", 0)
                .with(0, Chair.person("ann", "Ann"))
                .with(1, Chair.bot("random"))
                .sharing(SeedShares.open(Seed.read("5".repeat(64)), List.of("ann")));
        ShareScene at = new ShareScene(made);
        at.scene.command(new Command.Begin());
        at.scene.pass(3_000);
        at.scene.connect("ann");
        assertEquals("waiting", at.shares("ann").path("stage").asText());
        at.promise("ann", 1);
        at.reveal("ann", 1);
        assertEquals(Optional.of(List.of()), at.origin().leftOut());
        ShareScene late = new ShareScene(made);
        late.scene.command(new Command.Begin());
        late.scene.connect("ann");
        late.scene.pass(20_000);
        assertEquals("playing", late.phase());
        assertEquals(Optional.of(List.of(0)), late.origin().leftOut());
        assertEquals(SeedOrigin.Kind.SHARES, late.origin().kind());
    }

    @Test
    @DisplayName("TABLE-43: One screen with two seats has one share")
    void oneScreen() {
        ShareScene at = new ShareScene(TERMS, "ann", "ann");
        at.promise("ann", 1);
        at.scene.ask("ann", "start");
        at.reveal("ann", 1);
        assertEquals(List.of(0, 1), at.origin().shares().orElseThrow().get(0).seats());
    }

    @Test
    @DisplayName(
            "TABLE-43: Where a move takes days, anyone who is away at the start is left out; elsewhere a promise holds")
    void away() {
        ShareScene days = new ShareScene(
                ShareScene.with(Json.text(TimeControl.RELAXED), Json.text(TimeControl.days(1))), "ann", "ben");
        days.promise("ann", 1);
        days.promise("ben", 1);
        days.scene.leave("ben");
        days.scene.ask("ann", "start");
        days.reveal("ann", 1);
        assertEquals(Optional.of(List.of(1)), days.origin().leftOut());
        ShareScene live = ShareScene.promised();
        live.scene.leave("ben");
        live.scene.ask("ann", "start");
        live.reveal("ann", 1);
        live.scene.pass(19_000);
        live.scene.connect("ben");
        live.reveal("ben", 1);
        assertEquals(Optional.of(List.of()), live.origin().leftOut());
    }

    @Test
    @DisplayName("TABLE-43: A rematch has fresh shares, in the seats that people have then, and leaves out who is away")
    void rematch() {
        ShareScene at = ShareScene.revealing();
        at.reveal("ann", 1);
        at.scene.nextSeed();
        at.reveal("ben", 1);
        String before = at.origin().server().orElseThrow();
        at.finish();
        assertNotEquals(before, at.shares("ann").path("server").asText());
        at.promise("ann", 2);
        at.promise("ben", 2);
        at.scene.leave("ben");
        at.scene.ask("ann", "propose", "what", "rematch");
        at.reveal("ann", 2);
        assertEquals("playing", at.phase());
        assertEquals(share("ann", 2).hex(), at.of(1).orElseThrow().share());
        assertEquals(Optional.of(List.of(0)), at.origin().leftOut());
    }
}
