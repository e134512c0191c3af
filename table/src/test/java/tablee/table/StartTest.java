package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.ShareScene.TERMS;
import static tablee.table.ShareScene.commitment;
import static tablee.table.ShareScene.share;

import com.fasterxml.jackson.databind.JsonNode;
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
import tablee.wire.Commitment;
import tablee.wire.Json;
import tablee.wire.MatchFile;
import tablee.wire.Seed;
import tablee.wire.SeedOrigin;
import tablee.wire.Verdict;
import tablee.wire.Verifier;

class StartTest {
    private static ShareScene promised() {
        ShareScene at = new ShareScene(TERMS, "ann", "ben");
        at.promise("ann", 1);
        at.promise("ben", 1);
        return at;
    }

    private static ShareScene revealing() {
        ShareScene at = promised();
        at.scene.ask("ann", "start");
        return at;
    }

    private static TableTerms with(String usual, String other) {
        return Json.read(Json.text(TERMS).replace(usual, other), TableTerms.class);
    }

    private static String phase(ShareScene at) {
        return at.scene.last("ann", "seating").path("phase").asText();
    }

    @Test
    @DisplayName(
            "TABLE-42: Promise, promise, header, share, share: then the match begins, and all of it is in its header")
    void together() {
        ShareScene at = promised();
        String server = at.shares("ben").path("server").asText();
        assertEquals("open", at.shares("ben").path("stage").asText());
        at.scene.ask("ann", "start");
        assertEquals("revealing", at.shares("ben").path("stage").asText());
        String fixed = at.shares("ben").path("header").asText();
        assertTrue(at.reveal("ann", 1).path("ok").asBoolean());
        assertEquals("gathering", phase(at));
        at.reveal("ben", 1);
        assertEquals("playing", phase(at));
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
            "TABLE-42: The server's share is nowhere to be read before the end, and nobody's share before all have promised")
    void secret() {
        ShareScene at = revealing();
        String secret = at.scene.record().shares().orElseThrow().secret();
        at.reveal("ann", 1);
        at.reveal("ben", 1);
        assertFalse(at.scene.received("ann").toString().contains(secret));
        assertFalse(at.scene.record().toString().contains(secret));
        assertEquals(Optional.empty(), at.scene.record().briefly().shares());
        assertEquals(secret, at.finish().seed().orElseThrow().hex());
    }

    @Test
    @DisplayName("TABLE-42: One share more or less gives another match")
    void mixed() {
        ShareScene one = revealing();
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
        ShareScene at = promised();
        at.scene.crash();
        comeBack(at);
        at.scene.ask("ann", "start");
        at.reveal("ann", 1);
        at.scene.crash();
        comeBack(at);
        assertEquals("revealing", at.shares("ben").path("stage").asText());
        at.scene.pass(9_000);
        at.reveal("ben", 1);
        assertEquals("playing", phase(at));
        assertEquals(share("ann", 1).hex(), at.of(0).orElseThrow().share());
    }

    private static void comeBack(ShareScene at) {
        at.scene.connect("ann");
        at.scene.connect("ben");
    }

    @Test
    @DisplayName("TABLE-43: One promise a person, for this start, which stays and is nobody else's")
    void promises() {
        ShareScene at = new ShareScene(TERMS, "ann", "ben");
        assertTrue(at.promise("ann", 1).path("ok").asBoolean());
        assertTrue(at.promise("ann", 1).path("ok").asBoolean(), "the same once more changes nothing");
        assertEquals("promised-already", key(at.promise("ann", 2)));
        Map<String, String> copy = Map.of("server", at.server(), "commitment", commitment("ann", 1));
        assertEquals("promised-already", key(at.scene.ask("ben", "ready", "pledge", copy)));
        Map<String, String> old = Map.of("server", "0".repeat(64), "commitment", commitment("ben", 1));
        assertEquals("other-start", key(at.scene.ask("ben", "ready", "pledge", old)));
        at.scene.connect("eve");
        assertEquals("not-seated", key(at.promise("eve", 1)));
        Map<String, String> word = Map.of("server", at.server(), "commitment", "mine");
        assertEquals("bad-request", key(at.scene.ask("ben", "ready", "pledge", word)));
    }

    @Test
    @DisplayName("TABLE-43: Whoever stands up takes the promise back, and may make another one")
    void standingUp() {
        ShareScene at = promised();
        at.scene.ask("ben", "stand", "seat", 1);
        assertEquals(1, at.shares("ann").path("promises").size());
        at.scene.ask("ben", "sit", "seat", 1);
        assertTrue(at.promise("ben", 2).path("ok").asBoolean());
    }

    private static String key(JsonNode answer) {
        return answer.path("refused").path("key").asText();
    }

    @Test
    @DisplayName(
            "TABLE-43: A promise comes with sitting down; where the match starts when full nobody presses anything")
    void withSit() {
        TableTerms full = with("\"startWhenFull\":false", "\"startWhenFull\":true");
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
        assertEquals("playing", phase(at));
        assertEquals(Optional.of(List.of(1)), at.origin().leftOut());
    }

    @Test
    @DisplayName(
            "TABLE-43: Whoever was announced when the table was made is waited for, and left out after ten seconds")
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
        late.scene.pass(10_000);
        assertEquals("playing", phase(late));
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
            "TABLE-43: Where a move takes days, whoever is away at the start is left out; elsewhere a promise holds")
    void away() {
        ShareScene days =
                new ShareScene(with(Json.text(TimeControl.RELAXED), Json.text(TimeControl.days(1))), "ann", "ben");
        days.promise("ann", 1);
        days.promise("ben", 1);
        days.scene.leave("ben");
        days.scene.ask("ann", "start");
        days.reveal("ann", 1);
        assertEquals(Optional.of(List.of(1)), days.origin().leftOut());
        ShareScene live = promised();
        live.scene.leave("ben");
        live.scene.ask("ann", "start");
        live.reveal("ann", 1);
        live.scene.pass(9_000);
        live.scene.connect("ben");
        live.reveal("ben", 1);
        assertEquals(Optional.of(List.of()), live.origin().leftOut());
    }

    @Test
    @DisplayName("TABLE-43: A rematch has fresh shares, in the seats that people have then, and leaves out who is away")
    void rematch() {
        ShareScene at = revealing();
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
        assertEquals("playing", phase(at));
        assertEquals(share("ann", 2).hex(), at.of(1).orElseThrow().share());
        assertEquals(Optional.of(List.of(0)), at.origin().leftOut());
    }

    @Test
    @DisplayName("TABLE-44: A share that was not promised does not count")
    void otherShare() {
        ShareScene at = revealing();
        assertEquals("other-share", key(at.reveal("ann", 2)));
        assertEquals(
                "other-start",
                key(at.scene.ask(
                        "ann", "reveal", "server", "0", "share", share("ann", 1).hex())));
    }

    @Test
    @DisplayName(
            "TABLE-44: Who promised and shows nothing makes the start void by name; the second time the seat is lost")
    void failing() {
        ShareScene at = revealing();
        String first = at.server();
        at.reveal("ann", 1);
        at.scene.nextSeed();
        at.scene.pass(10_000);
        assertEquals(List.of("ben"), at.voided());
        assertEquals(first, at.shares("ann").path("voids").get(0).path("server").asText());
        assertNotEquals(first, at.server());
        assertEquals("waiting", at.shares("ann").path("stage").asText());
        at.promise("ann", 2);
        at.promise("ben", 2);
        assertEquals("revealing", at.shares("ann").path("stage").asText());
        at.reveal("ann", 2);
        at.scene.pass(10_000);
        assertEquals(List.of(), at.scene.record().seatsOf("ben"));
        assertEquals("open", at.shares("ann").path("stage").asText());
        assertEquals(List.of("ben"), at.voided());
        assertEquals("gathering", phase(at));
    }

    @Test
    @DisplayName("TABLE-44: Whoever only lost the line is left out of the next try, and the others play")
    void lostLine() {
        ShareScene at = revealing();
        at.reveal("ann", 1);
        at.scene.leave("ben");
        at.scene.pass(10_000);
        at.promise("ann", 2);
        at.reveal("ann", 2);
        assertEquals("playing", phase(at));
        assertEquals(Optional.of(List.of(1)), at.origin().leftOut());
    }

    @Test
    @DisplayName("TABLE-44: In a rematch a bot has the seat of whoever failed twice")
    void failingRematch() {
        ShareScene at = revealing();
        at.reveal("ann", 1);
        at.reveal("ben", 1);
        at.finish();
        for (int start = 2; start < 4; start++) {
            at.promise("ann", start);
            at.promise("ben", start);
            if (start == 2) {
                at.scene.ask("ann", "propose", "what", "rematch");
                at.scene.ask("ben", "agree");
            }
            at.reveal("ann", start);
            at.scene.pass(10_000);
        }
        assertEquals(List.of(), at.scene.record().seatsOf("ben"));
        at.promise("ann", 4);
        at.reveal("ann", 4);
        assertEquals("playing", phase(at));
    }

    @Test
    @DisplayName(
            "TABLE-45: Nothing changes at a table that is about to start; who is deleted makes the start void, without a name")
    void settled() {
        ShareScene at = revealing();
        assertEquals("not-gathering", key(at.scene.ask("ben", "stand", "seat", 1)));
        assertEquals("not-gathering", key(at.scene.ask("ann", "change", "terms", TERMS)));
        assertEquals("not-gathering", key(at.scene.ask("ann", "start")));
        assertEquals("in-a-match", key(at.scene.ask("ann", "remove", "person", "ben")));
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
