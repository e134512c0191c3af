package tablee.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.tableMoves;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.clock.TimeControl;
import tablee.table.message.Command;
import tablee.table.seats.Caller;
import tablee.table.terms.AbsenceTerms;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** Who goes away where results count (TABLE-51). */
class RatedAbsenceTest {
    static final TableTerms DUEL = rated("circus", 2);

    static TableTerms rated(String game, int seats) {
        return TableTerms.of(game, seats, Map.of()).with(CountingTerms.RATED);
    }

    static TableScene playing(TableTerms terms, String... people) {
        TableScene scene = new TableScene(terms);
        for (int seat = 0; seat < people.length; seat++) sit(scene, people[seat], seat);
        assertDone(scene.ask("ann", "start"));
        return scene;
    }

    private static void sit(TableScene scene, String who, int seat) {
        if (who.equals("RANDOM")) {
            assertDone(scene.ask("ann", "seat-bot", "seat", seat, "level", "random"));
            return;
        }
        RatedTablesTest.come(scene, who, who, true);
        assertDone(scene.ask(who, "sit", "seat", seat));
    }

    /** The match is over, these are its ranks, and nobody has left but those. */
    static void assertEnded(TableScene scene, int[] ranks, Integer... left) {
        assertArrayEquals(ranks, scene.table().outcome().ranks().orElseThrow());
        Set<Integer> gone = new HashSet<>();
        for (int seat = 0; seat < ranks.length; seat++)
            if (scene.table().outcome().isLeft(seat)) gone.add(seat);
        assertEquals(Set.of(left), gone);
    }

    @Test
    @DisplayName(
            "TABLE-51: between two, who is away for as long as the terms set has lost, and who comes back before has"
                    + " not")
    void duel() {
        TableScene scene = playing(DUEL, "ann", "bob");
        scene.leave("bob");
        scene.pass(59_999);
        RatedTablesTest.come(scene, "bob", "bob", true);
        assertEquals(List.of(), tableMoves(scene));
        scene.leave("bob");
        scene.pass(60_000);
        assertEquals(List.of("resign 1"), tableMoves(scene));
        assertEnded(scene, new int[] {1, 2}, 1);
    }

    @Test
    @DisplayName("TABLE-51: where both go, the first one has lost; at the same moment it is the one for whom the match"
            + " waits")
    void both() {
        TableScene scene = playing(DUEL, "ann", "bob");
        scene.leave("bob");
        scene.pass(30_000);
        scene.leave("ann");
        scene.pass(30_000);
        assertEnded(scene, new int[] {1, 2}, 1);
        TableScene same = playing(DUEL, "ann", "bob");
        assertEquals(List.of(1), same.table().awaited());
        same.leave("ann");
        same.leave("bob");
        same.pass(60_000);
        assertEnded(same, new int[] {1, 2}, 1);
    }

    @Test
    @DisplayName("TABLE-51: who leaves a bot alone has lost, too")
    void againstBot() {
        TableScene scene = playing(DUEL, "ann", "RANDOM");
        scene.leave("ann");
        scene.pass(60_000);
        assertEnded(scene, new int[] {2, 1}, 0);
    }

    @Test
    @DisplayName("TABLE-51: two teams are two sides, and the partner who stayed has no part in it")
    void teams() {
        TableScene scene = playing(rated("circus", 4), "ann", "bob", "cleo", "dan");
        while (!scene.table().awaited().contains(2)) scene.playAny();
        scene.leave("cleo");
        scene.pass(60_000);
        assertEquals(List.of("resign 2"), tableMoves(scene));
        assertEnded(scene, new int[] {2, 1, 2, 1}, 2);
        TableScene other = playing(rated("circus", 4), "ann", "bob", "cleo", "dan");
        assertDone(other.ask("bob", "resign", "seat", 1));
        assertEnded(other, new int[] {1, 2, 1, 2}, 1);
    }

    @Test
    @DisplayName("TABLE-51: of more, who is back before a bot has moved has not left; a single move of it is help")
    void many() {
        TableScene scene = playing(rated("rando", 3), "ann", "bob", "RANDOM");
        scene.leave("bob");
        scene.pass(60_000);
        assertEquals(List.of("takeover 1"), tableMoves(scene));
        RatedTablesTest.come(scene, "bob", "bob", true);
        assertEquals(List.of("takeover 1", "return 1"), tableMoves(scene));
        assertFalse(scene.table().outcome().isLeft(1));
        scene.leave("bob");
        scene.pass(60_000);
        while (scene.entries().stream().noneMatch(entry -> entry.actor() == 1)) next(scene);
        RatedTablesTest.come(scene, "bob", "bob", true);
        assertFalse(scene.table().play().orElseThrow().isProgram(1));
        assertTrue(scene.table().outcome().isLeft(1));
    }

    private static void next(TableScene scene) {
        if (scene.thoughts().isEmpty()) scene.playAny();
        else scene.botsThink(1);
    }

    @Test
    @DisplayName("TABLE-51: where everybody has gone bots play to the end, so that it counts")
    void all() {
        TableScene scene = playing(rated("rando", 3), "ann", "RANDOM", "RANDOM");
        scene.leave("ann");
        scene.pass(60_000);
        scene.botsThink(5_000);
        assertTrue(scene.table().outcome().ranks().isPresent());
        assertTrue(scene.table().outcome().isLeft(0));
    }

    @Test
    @DisplayName("TABLE-51: in a pause that all agreed to nobody has left, and after it there is as much time as ever")
    void pause() {
        TableScene scene = playing(DUEL, "ann", "bob");
        scene.ask("ann", "propose", "what", "pause");
        scene.ask("bob", "agree");
        scene.leave("bob");
        scene.pass(1_800_000);
        RatedTablesTest.come(scene, "bob", "bob", true);
        scene.ask("bob", "propose", "what", "resume");
        scene.leave("bob");
        scene.pass(1_799_999);
        assertEquals(List.of("pause"), tableMoves(scene));
        scene.ask("ann", "agree");
        scene.pass(59_999);
        assertEquals(List.of("pause", "resume"), tableMoves(scene));
        scene.pass(1);
        assertEnded(scene, new int[] {1, 2}, 1);
    }

    @Test
    @DisplayName(
            "TABLE-51: after our downtime nobody has left who did not come back; who is waited for has the whole time,"
                    + " from then on")
    void downtime() {
        TableScene scene = playing(DUEL, "ann", "bob");
        scene.leave("bob");
        scene.pass(30_000);
        scene.crash();
        scene.pass(86_400_000);
        RatedTablesTest.come(scene, "ann", "ann", true);
        scene.pass(59_999);
        scene.leave("ann");
        scene.pass(86_400_000);
        assertEquals(List.of(), tableMoves(scene), "nobody is there, and nobody has gone before the other");
        RatedTablesTest.come(scene, "ann", "ann", true);
        scene.pass(60_000);
        assertEnded(scene, new int[] {1, 2}, 1);
    }

    @Test
    @DisplayName("TABLE-51: over days it is the clock that decides: between two, who has no time left has lost")
    void days() {
        TableTerms terms = DUEL.with(DUEL.meeting().at(TimeControl.days(2)));
        TableScene scene = playing(terms, "ann", "bob");
        scene.leave("bob");
        scene.leave("ann");
        scene.pass(2 * 86_400_000L - 1);
        assertEquals(List.of(), tableMoves(scene));
        scene.pass(1);
        assertEquals(List.of("timeout 1"), tableMoves(scene));
        assertEnded(scene, new int[] {1, 2});
    }

    @Test
    @DisplayName(
            "TABLE-51: a seat waits from one minute to one hour and the usual bot stands in, said in the language of"
                    + " who asks")
    void terms() {
        for (AbsenceTerms each : List.of(
                new AbsenceTerms(0, "casual", false),
                new AbsenceTerms(59_999, "casual", false),
                new AbsenceTerms(3_600_001, "casual", false),
                new AbsenceTerms(60_000, "expert", false))) {
            Set<String> sentences = new HashSet<>();
            for (String language : List.of("en", "fr", "de", "pl")) sentences.add(refused(each, language));
            assertEquals(4, sentences.size(), sentences.toString());
        }
        assertTrue(DUEL.with(new AbsenceTerms(3_600_000, "casual", true)).isFairToAbsent());
    }

    private static String refused(AbsenceTerms absence, String language) {
        TableScene scene = new TableScene(TableTerms.of("circus", 2, Map.of()));
        Caller.Door door = new Caller.Door(
                "10.0.0.1", true, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(true));
        scene.command(new Command.Connect("ann", new Caller("ann", "Ann", false).by(door), language, "", -1));
        ObjectNode terms = (ObjectNode) Json.tree(DUEL.with(absence));
        assertRefused("TABLE-51", "absence-as-usual", scene.ask("ann", "change", "terms", terms));
        assertFalse(scene.record().terms().isRated(), "nothing has changed");
        return scene.last("ann", "answer").at("/refused/message").textValue();
    }

    @Test
    @DisplayName("TABLE-51: a table that was agreed on before goes on as it was agreed on")
    void agreedBefore() {
        TableTerms never = DUEL.with(new AbsenceTerms(0, "expert", false));
        TableScene scene = playing(never, "ann", "bob");
        scene.leave("bob");
        scene.pass(86_400_000);
        assertEquals(List.of(), tableMoves(scene));
        assertDone(scene.ask("ann", "resign", "seat", 0));
        assertEnded(scene, new int[] {2, 1});
    }
}
