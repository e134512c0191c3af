package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static tablee.table.ShareScene.share;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody does not show what was promised. */
class VoidStartTest {
    @Test
    @DisplayName("CHEAT-10, TABLE-44: A share that was not promised does not count")
    void otherShare() {
        ShareScene at = ShareScene.revealing();
        assertEquals("other-share", ShareScene.key(at.reveal("ann", 2)));
        assertEquals(
                "other-start",
                ShareScene.key(at.scene.ask(
                        "ann", "reveal", "server", "0", "share", share("ann", 1).hex())));
    }

    @Test
    @DisplayName(
            "CHEAT-11, CHEAT-14, TABLE-44: Who promised and shows nothing makes the start void by name; the second time the seat is lost")
    void failing() {
        ShareScene at = ShareScene.revealing();
        String first = at.server();
        at.reveal("ann", 1);
        at.scene.nextSeed();
        at.scene.pass(20_000);
        assertEquals(List.of("ben"), at.voided());
        assertEquals(first, at.shares("ann").path("voids").get(0).path("server").asText());
        assertNotEquals(first, at.server());
        assertEquals("waiting", at.shares("ann").path("stage").asText());
        at.promise("ann", 2);
        at.promise("ben", 2);
        assertEquals("revealing", at.shares("ann").path("stage").asText());
        at.reveal("ann", 2);
        at.scene.pass(20_000);
        assertEquals(List.of(), at.scene.record().seatsOf("ben"));
        assertEquals("open", at.shares("ann").path("stage").asText());
        assertEquals(List.of("ben"), at.voided());
        assertEquals("gathering", at.phase());
    }

    @Test
    @DisplayName("TABLE-44: Anyone who only lost the line is left out of the next try, and the others play")
    void lostLine() {
        ShareScene at = ShareScene.revealing();
        at.reveal("ann", 1);
        at.scene.leave("ben");
        at.scene.pass(20_000);
        at.promise("ann", 2);
        at.reveal("ann", 2);
        assertEquals("playing", at.phase());
        assertEquals(Optional.of(List.of(1)), at.origin().leftOut());
    }

    @Test
    @DisplayName("TABLE-44: In a rematch a bot has the seat of the one who failed twice")
    void failingRematch() {
        ShareScene at = ShareScene.revealing();
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
            at.scene.pass(20_000);
        }
        assertEquals(List.of(), at.scene.record().seatsOf("ben"));
        at.promise("ann", 4);
        at.reveal("ann", 4);
        assertEquals("playing", at.phase());
    }
}
