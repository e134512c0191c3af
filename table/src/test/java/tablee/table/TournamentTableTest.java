package tablee.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.table.Checks.assertDone;
import static tablee.table.Checks.assertRefused;
import static tablee.table.Checks.tableMoves;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.message.Command;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** A table that a tournament has made. In these deals seat 1 begins. */
class TournamentTableTest {
    private static TableScene begun(String game, int seats, Chair... chairs) {
        TableLabel label = TableLabel.of("t", "Cup", "code").of(new TournamentPlace("cup", 7, 30_000));
        TableRecord record = TableRecord.hostless(label, TableTerms.of(game, seats, Map.of()), 0);
        for (int seat = 0; seat < seats; seat++) record = record.with(seat, chairs[seat]);
        TableScene scene = new TableScene(record);
        scene.command(new Command.Begin());
        return scene;
    }

    private static TableScene duel() {
        return begun("circus", 2, Chair.person("ann", "Ann"), Chair.person("bob", "Bob"));
    }

    @Test
    @DisplayName("TABLE-65: Who never came loses between two sides, and the other one has won")
    void noShow() {
        TableScene scene = duel();
        scene.connect("ann");
        scene.pass(29_999);
        assertTrue(scene.record().isPlaying());
        scene.pass(1);
        assertEquals(List.of("resign 1"), tableMoves(scene));
        assertArrayEquals(new int[] {1, 2}, scene.table().outcome().ranks().orElseThrow());
        assertEquals(0, scene.table().outcome().ownMoves(1));
    }

    @Test
    @DisplayName("TABLE-65: Who is there may think, and who has moved once is no longer waited for so")
    void there() {
        TableScene scene = duel();
        scene.connect("ann");
        scene.connect("bob");
        scene.pass(300_000);
        assertEquals(List.of(), tableMoves(scene));
        scene.play("bob", 1, "flip");
        scene.leave("bob");
        scene.pass(59_000);
        assertEquals(List.of(), tableMoves(scene));
    }

    @Test
    @DisplayName("TABLE-65: Among several sides a bot plays the seat to its end")
    void many() {
        TableScene scene =
                begun("rando", 3, Chair.person("ann", "Ann"), Chair.person("bob", "Bob"), Chair.person("cleo", "Cleo"));
        scene.pass(600_000);
        assertTrue(tableMoves(scene).stream().allMatch(move -> move.startsWith("takeover")));
        assertTrue(scene.record().chairs().stream().anyMatch(Chair::resigned));
    }

    @Test
    @DisplayName("TABLE-65: It has no host: nobody changes its terms or starts it")
    void hostless() {
        TableScene scene = duel();
        scene.connect("ann");
        assertTrue(scene.record().host().person().isEmpty());
        assertRefused("TABLE-20", "host-only", scene.ask("ann", "start"));
        TableRecord again = Json.read(Json.text(scene.record()), TableRecord.class);
        assertEquals(scene.record(), again, "and is written down as it is");
    }

    @Test
    @DisplayName("TABLE-66: Bots play among themselves although nobody looks on")
    void bots() {
        TableScene scene = begun("circus", 2, Chair.bot("random"), Chair.bot("random"));
        assertTrue(scene.table().awaitsBots());
        TableScene other = new TableScene(TableRecord.of("t", TableTerms.of("circus", 2, Map.of()), "ann", 0)
                .with(0, Chair.bot("random"))
                .with(1, Chair.bot("random")));
        other.command(new Command.Begin());
        assertFalse(other.table().awaitsBots(), "elsewhere they wait for somebody to look at them");
    }

    @Test
    @DisplayName("TABLE-67: No undo, no pause and no rematch; abandonment that all agree to ends it")
    void agreements() {
        TableScene scene = duel();
        scene.connect("ann");
        scene.connect("bob");
        scene.play("bob", 1, "flip");
        for (String what : List.of("undo", "pause"))
            assertRefused("TABLE-67", "of-a-tournament", scene.ask("bob", "propose", "what", what));
        scene.ask("bob", "propose", "what", "abandon");
        assertDone(scene.ask("ann", "agree"));
        assertEquals(TableRecord.Phase.OVER, scene.record().phase());
        assertRefused("TABLE-67", "of-a-tournament", scene.ask("ann", "propose", "what", "rematch"));
    }
}
