package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.table.clock.Now;
import tablee.table.clock.TimeControl;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.shares.SeedShares;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.Disclosure;
import tablee.table.terms.MeetingTerms;
import tablee.table.terms.SameDeal;
import tablee.table.terms.TableTerms;
import tablee.table.terms.TeachingTerms;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verifier;

/** A deal that others play too: what is alike for all, and what nobody gets to know before the last of them could play it. */
class SameDealTest {
    private static final long HOUR = 3_600_000;
    private static final long SEALED_UNTIL = 1_700_000_000_000L + 10 * HOUR;
    private static final Seed SEED = Seed.read(String.format("%064x", TableScene.SEED));
    private static final MeetingTerms APART =
            new MeetingTerms(TableTerms.Visibility.LINK, TimeControl.RELAXED, false, false);
    private static final TableTerms DAILY = TableTerms.of("circus", 2, Map.of())
            .with(APART)
            .with(CountingTerms.of(SameDeal.daily("2023-11-14", SEALED_UNTIL)));

    private static Now wall(long millis) {
        return new Now(0, millis);
    }

    private static TableScene begun() {
        TableRecord record = TableRecord.of("t", DAILY, "ann", 0)
                .with(0, Chair.person("ann", "Ann"))
                .with(1, Chair.bot("random"))
                .sharing(SeedShares.open(SEED, List.of()));
        TableScene scene = new TableScene(record);
        scene.nextSeed();
        scene.connect("ann");
        scene.command(new Command.Begin());
        return scene;
    }

    private static TableScene over() {
        TableScene scene = begun();
        scene.botsThink(9);
        scene.playOn(1);
        assertDone(scene.ask("ann", "resign", "seat", 0));
        return scene;
    }

    @Test
    @DisplayName("TABLE-61: its chance is that of the deal and nobody's share, and the header says which deal it is")
    void seed() {
        TableScene scene = over();
        scene.oversleep(11 * HOUR);
        assertDone(scene.ask("ann", "download"));
        MatchFile file = MatchFile.read(scene.last("ann", "file").path("file"));
        assertEquals(Optional.of(SEED), file.seed());
        assertEquals(
                Optional.of(SeedOrigin.named(SeedOrigin.Kind.DAILY, "2023-11-14")),
                file.head().seed());
        assertTrue(Verifier.verify(file).fair());
        assertEquals("[\"daily\"]", scene.last("ann", "seating").path("notes").toString());
    }

    @Test
    @DisplayName("TABLE-61: bots choose alike wherever the same has happened, and otherwise where something else has")
    void bots() {
        TableScene one = begun();
        TableScene other = begun();
        List<Optional<Long>> choices = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    one.thoughts().stream().map(Effects.Thinking::choice).toList(),
                    other.thoughts().stream().map(Effects.Thinking::choice).toList());
            one.thoughts().forEach(each -> choices.add(each.choice()));
            if (one.someoneCanPlay()) {
                one.playOn(1);
                String word = one.lastWord();
                other.ask("ann", "play", "version", other.version(), "seat", 0, "move", word);
            }
            one.thoughts().clear();
            other.thoughts().clear();
        }
        assertTrue(choices.stream().allMatch(Optional::isPresent));
        assertEquals(choices.size(), choices.stream().distinct().count(), "another moment, another choice");
    }

    @Test
    @DisplayName(
            "TABLE-61: nothing is taken back, changed or played again, and no table brings such a deal in by itself")
    void once() {
        TableScene scene = begun();
        scene.botsThink(9);
        scene.playOn(1);
        assertRefused("TABLE-51", "no-undo", scene.ask("ann", "propose", "what", "undo"));
        assertRefused("TABLE-64", "not-alone", scene.ask("ann", "propose", "what", "abandon"));
        assertRefused("TABLE-64", "no-pause", scene.ask("ann", "propose", "what", "pause"));
        scene.ask("ann", "resign", "seat", 0);
        assertRefused("TABLE-61", "common-deal", scene.ask("ann", "propose", "what", "rematch"));
        TableScene usual = new TableScene(TableTerms.of("circus", 2, Map.of()));
        usual.connect("ann");
        ObjectNode daily = (ObjectNode) Json.tree(DAILY);
        assertEquals(
                "bad-request",
                usual.ask("ann", "change", "terms", daily).at("/refused/key").textValue());
        TableScene waits = new TableScene(DAILY);
        waits.connect("ann");
        ObjectNode plain = (ObjectNode) Json.tree(TableTerms.of("circus", 2, Map.of()));
        assertRefused("TABLE-61", "common-deal", waits.ask("ann", "change", "terms", plain));
    }

    @Test
    @DisplayName("TABLE-61: no hints, spectators, list, start or ruleset of its own")
    void alike() {
        for (TableTerms terms : List.of(
                DAILY.with(new TeachingTerms(true, Optional.empty())),
                DAILY.withData("x"),
                DAILY.with(new MeetingTerms(TableTerms.Visibility.LINK, TimeControl.RELAXED, true, false)),
                DAILY.with(new MeetingTerms(TableTerms.Visibility.LISTED, TimeControl.RELAXED, false, false))))
            assertThrows(BadInput.class, () -> TableRecord.of("t", terms, "ann", 0));
        assertThrows(BadInput.class, () -> new SameDeal(SeedOrigin.Kind.SHARES, "x", 0, Optional.empty()));
        assertEquals(DAILY, Json.read(Json.text(DAILY), TableTerms.class));
    }

    @Test
    @DisplayName("TABLE-62: until the deal is open its players see their own result: no seed, no log, no replay")
    void closed() {
        TableScene scene = over();
        assertTrue(scene.last("ann", "update").path("result").has("ranks"));
        assertFalse(scene.last("ann", "update").path("result").has("seed"));
        assertRefused("TABLE-62", "sealed", scene.ask("ann", "download"));
        for (String eyes : new String[] {"0", "1", "spectator", "all"})
            assertRefused("TABLE-62", "sealed", scene.ask("ann", "replay", "viewer", eyes, "from", 0, "count", 5));
        assertFalse(scene.received("ann").toString().contains(SEED.hex()));
    }

    @Test
    @DisplayName("TABLE-62: when it is open everything is as after any other end")
    void opened() {
        TableScene scene = over();
        scene.oversleep(11 * HOUR);
        scene.connectAgain("ann", "", -1);
        assertEquals(SEED.hex(), scene.last("ann", "update").at("/result/seed").textValue());
        assertDone(scene.ask("ann", "replay", "viewer", "all", "from", 0, "count", 5));
        assertFalse(Disclosure.isOpen(DAILY, true, wall(SEALED_UNTIL - 1)));
        assertTrue(Disclosure.isOpen(DAILY, true, wall(SEALED_UNTIL)));
        assertFalse(
                Disclosure.isOpen(DAILY, false, wall(SEALED_UNTIL)),
                "what is still played is open to nobody (TABLE-30)");
        assertTrue(Disclosure.isOpen(TableTerms.of("circus", 2, Map.of()), true, wall(0)));
    }

    @Test
    @DisplayName(
            "TABLE-62: a round of a duplicate that stood still while there was no server is sealed for as much longer")
    void sealedWhileAway() {
        SameDeal deal = new SameDeal(SeedOrigin.Kind.DUPLICATE, "cup/1", SEALED_UNTIL, Optional.of(5 * HOUR));
        TableTerms round = DAILY.with(CountingTerms.of(deal));
        assertFalse(Disclosure.isOpen(round, true, new Now(5 * HOUR, SEALED_UNTIL - 1)));
        assertFalse(Disclosure.isOpen(round, true, new Now(5 * HOUR - 1, SEALED_UNTIL + 100 * HOUR)));
        assertTrue(Disclosure.isOpen(round, true, new Now(5 * HOUR, SEALED_UNTIL)));
        assertEquals(round, Json.read(Json.text(round), TableTerms.class), "and is written down as it is");
    }

    @Test
    @DisplayName("TABLE-62: nobody looks on meanwhile, also nobody who runs the server")
    void nobodyLooksOn() {
        TableScene scene = begun();
        scene.connect("eve");
        assertEquals("no-spectators", scene.last("eve", "bye").path("key").textValue());
        Command.Connect admin = new Command.Connect("root", new Caller("root", "Root", true), "en", "", -1);
        scene.command(admin);
        assertEquals("no-spectators", scene.last("root", "bye").path("key").textValue());
        scene.oversleep(11 * HOUR);
        scene.command(admin);
        assertTrue(scene.hasReceived("root", "update"), "afterwards they may");
    }

    /** All that a player is sent who comes back to this match. */
    private static String seen(TableScene scene, Seed seed, long later) {
        Effects.Writes none = scene.command(new Command.Wake()).writes();
        assertTrue(none.isEmpty());
        MatchFile file = fileOf(scene);
        Now now = new Now(1, scene.now().wallMillis() + later);
        Table.Kept kept = new Table.Kept(file.head(), seed, scene.entries());
        Table table = Table.of(scene.record(), kept, 0, List.of(), () -> SEED, now);
        Command.Connect comes = new Command.Connect("c", new Caller("ann", "Ann", false), "en", "", -1);
        StringBuilder all = new StringBuilder();
        for (Effects.Send send : table.on(comes, now).allSends()) {
            JsonNode message = Json.parse(send.text());
            if (message instanceof ObjectNode update) update.remove("commitment");
            all.append(message).append('\n');
        }
        return all.toString();
    }

    private static MatchFile fileOf(TableScene scene) {
        return scene.table().play().orElseThrow().file(wall(SEALED_UNTIL));
    }

    @Test
    @DisplayName(
            "ASVS 8.2.3: TABLE-62: two worlds that differ only in their seed give a player the same bytes but for the promise, as long as it is sealed")
    void twins() {
        TableScene scene = over();
        Seed another = Seed.read("ab".repeat(32));
        assertEquals(seen(scene, SEED, 0), seen(scene, another, 0));
        assertNotEquals(seen(scene, SEED, 11 * HOUR), seen(scene, another, 11 * HOUR));
    }

    @Test
    @DisplayName(
            "TABLE-64: who plays against bots alone gives a rated match up, and does not give it back; two sides may agree")
    void abandoned() {
        TableTerms rated = TableTerms.of("circus", 2, Map.of()).with(CountingTerms.RATED);
        TableRecord alone = TableRecord.of("t", rated, "ann", 0)
                .with(0, Chair.person("ann", "Ann"))
                .with(1, Chair.bot("random"));
        TableScene scene = new TableScene(alone);
        scene.connect("ann");
        scene.command(new Command.Begin());
        assertRefused("TABLE-64", "not-alone", scene.ask("ann", "propose", "what", "abandon"));
        TableRecord two = alone.with(1, Chair.person("bob", "Bob"));
        TableScene both = new TableScene(two);
        both.connect("ann");
        both.connect("bob");
        both.command(new Command.Begin());
        assertDone(both.ask("ann", "propose", "what", "abandon"));
    }

    @Test
    @DisplayName(
            "TABLE-64: who plays against bots alone, or is the last who has not given up, does not stop a rated match; a pause of two sides"
                    + " is ended by anyone after an hour")
    void paused() {
        TableTerms duel = TableTerms.of("circus", 2, Map.of()).with(CountingTerms.RATED);
        TableScene alone = begun(duel, "ann");
        assertRefused("TABLE-64", "no-pause", alone.ask("ann", "propose", "what", "pause"));
        TableScene three = begun(TableTerms.of("rando", 3, Map.of()).with(CountingTerms.RATED), "ann", "bob");
        three.ask("bob", "resign", "seat", 1);
        assertRefused("TABLE-64", "no-pause", three.ask("ann", "propose", "what", "pause"));
        assertRefused("TABLE-64", "not-alone", three.ask("ann", "propose", "what", "abandon"));
        TableScene both = begun(duel, "ann", "bob");
        both.ask("ann", "propose", "what", "pause");
        assertDone(both.ask("bob", "agree"));
        both.pass(3_599_999);
        assertDone(both.ask("ann", "propose", "what", "resume"));
        assertEquals(List.of("pause"), Checks.tableMoves(both), "bob has not agreed");
        both.pass(1);
        assertDone(both.ask("ann", "propose", "what", "resume"));
        assertEquals(List.of("pause", "resume"), Checks.tableMoves(both));
    }

    /** Those are there, and bots have the seats that are left. */
    private static TableScene begun(TableTerms terms, String... people) {
        TableRecord record = TableRecord.of("t", terms, "ann", 0);
        for (int seat = 0; seat < terms.seats(); seat++) {
            String who = seat < people.length ? people[seat] : "";
            record = record.with(seat, who.isEmpty() ? Chair.bot("random") : Chair.person(who, who));
        }
        TableScene scene = new TableScene(record);
        for (String each : people) scene.connect(each);
        scene.command(new Command.Begin());
        return scene;
    }
}
