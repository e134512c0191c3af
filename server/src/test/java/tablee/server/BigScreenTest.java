package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Games;

/** A screen for everybody in the room, such as a television: it is a spectator, also where a player has opened it. */
class BigScreenTest {
    private final Server server = Running.shared();
    private final Browser ann = Browser.guest(server, "Ann");

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("What a player's own large screen is sent is what a stranger is sent who looks on, byte for byte")
    void seesAsAStranger(String game) {
        String order = NewTableJson.begun(game, NewTableJson.ME, NewTableJson.BOT)
                .replace("'terms':{", "'terms':{'visibility':'listed',");
        String table = ann.table(order).path("table").textValue();
        TestSocket own = ann.sit(table);
        own.awaitNow(update -> !update.at("/sights/0/moves").isEmpty());
        JsonNode screen = ann.sit(table, "?screen").awaitNow(update -> true);
        JsonNode stranger = new Browser(server).sit(table).awaitNow(update -> true);
        assertEquals(stranger.path("sights").toString(), screen.path("sights").toString());
        assertEquals(1, screen.path("sights").size());
        assertEquals("spectator", screen.at("/sights/0/viewer").textValue());
        assertTrue(screen.at("/sights/0/moves").isEmpty());
    }

    @Test
    @DisplayName("A large screen can do nothing, and a table that is closed to spectators has none")
    void onlyLooks() {
        String order = NewTableJson.begun("circus", NewTableJson.ME, NewTableJson.BOT);
        String table = ann.table(order).path("table").textValue();
        TestSocket own = ann.sit(table);
        String word = own.awaitNow(update -> !update.at("/sights/0/moves").isEmpty())
                .at("/sights/0/moves/0/word")
                .textValue();
        TestSocket screen = ann.sit(table, "?screen");
        JsonNode seating = screen.await("seating");
        assertTrue(seating.path("yours").isEmpty());
        assertFalse(seating.has("invite"));
        screen.awaitNow(update -> true);
        assertFalse(screen.play(word).path("ok").booleanValue());
        String closed = ann.table(order.replace("'terms':{", "'terms':{'spectators':false,"))
                .path("table")
                .textValue();
        assertEquals(
                "no-spectators",
                ann.sit(closed, "?screen").await("bye").path("key").textValue());
    }

    private static TestSocket screen(Browser who, String table) {
        TestSocket screen = who.sit(table, "?screen");
        screen.await("seating");
        return screen;
    }

    @Test
    @DisplayName("TABLE-29: who is sent away takes the large screen along, and opens no other one")
    void sentAway() {
        var made = ann.table("{'terms':{'game':'circus','seats':2}}");
        String table = made.path("table").textValue();
        TestSocket host = ann.sit(table);
        Browser eve = Browser.guest(server, "Eve");
        eve.join(made.path("invite").textValue());
        eve.sit(table).await("seating");
        TestSocket screen = screen(eve, table);
        host.ask("{'do':'remove','person':'" + eve.person() + "'}");
        assertEquals("removed", screen.await("bye").path("key").textValue());
        assertEquals(
                "removed", eve.sit(table, "?screen").await("bye").path("key").textValue());
    }

    @Test
    @DisplayName("ASVS 7.4.1: A large screen closes with the session that opened it, and when its person is banned")
    void signedOut() {
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        TestSocket screen = screen(ann, table);
        ann.delete("/api/sessions");
        assertEquals(4401, screen.awaitClosed());
        Browser eve = Browser.guest(server, "Eve");
        String eves =
                eve.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        TestSocket hers = screen(eve, eves);
        Office.shared().act("ban", eve.person());
        assertEquals(4404, hers.awaitClosed());
    }
}
