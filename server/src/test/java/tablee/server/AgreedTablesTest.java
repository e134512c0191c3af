package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Games;
import tablee.core.Playout;
import tablee.core.State;
import tablee.core.Told;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verifier;

/** What a host could do to others' matches over HTTP and sockets, tried as an attacker would. */
class AgreedTablesTest {
    private static final String CUE = "{\"actor\":\"1\",\"move\":\"flip 4\"}";

    private final Server server = Running.shared();
    private final Browser ann = Browser.guest(server, "Ann");
    private final Browser bob = Browser.guest(server, "Bob");

    private static ObjectNode order(String lesson, String more) {
        return (ObjectNode) Json.parse(("{'terms':{'game':'circus','seats':2" + more + ",'lesson':" + lesson
                        + "},'seats':[{'kind':'me'},{'kind':'open'}]}")
                .replace('\'', '"'));
    }

    /** After the deal, whatever it brought. */
    private static String position() {
        State<?> state = Games.find("circus").open(Games.find("circus").card().setup(2, Map.of()));
        Playout playout = new Playout(new FastDice(1), 1_000);
        while (Actor.in(state.toAct(), Actor.CHANCE)) {
            playout.choose(state);
            state.play(playout.actor(), playout.move(), playout.at(), new Told());
        }
        return Json.text(state.position());
    }

    @Test
    @DisplayName("TABLE-36: no door lets people in to a script, and a lesson alone with bots is let in")
    void scripts() {
        String script = "{'script':[" + CUE + "]}";
        for (String more : List.of("", ",'visibility':'listed'", ",'spectators':false")) {
            assertEquals(
                    400,
                    ann.tryPost("/api/tables", order(script, more).toString()).statusCode(),
                    more);
        }
        ObjectNode lesson = order(script, ",'spectators':false");
        lesson.withArray("seats").remove(1);
        lesson.withArray("seats").addObject().put("kind", "bot").put("level", "random");
        assertEquals(400, ann.tryPost("/api/tables", lesson.toString()).statusCode(), "it begins at once");
        lesson.put("start", true);
        JsonNode made = ann.post("/api/tables", lesson);
        bob.join(made.path("invite").textValue());
        assertEquals(
                "no-spectators",
                bob.sit(made.path("table").textValue()).await("bye").path("key").textValue());
    }

    @Test
    @DisplayName("TABLE-37: a table from a position says so in every place, and is counted nowhere")
    void fromPosition() {
        JsonNode made =
                ann.post("/api/tables", order("{'start':" + position() + ",'script':[]}", ",'visibility':'listed'"));
        String table = made.path("table").textValue();
        String note = "[\"from-position\"]";
        assertEquals(note, bob.json("/api/tables/" + table).path("notes").toString());
        JsonNode listed = StreamSupport.stream(
                        bob.json("/api/lobby").path("open").spliterator(), false)
                .filter(each -> each.path("table").textValue().equals(table))
                .findFirst()
                .orElseThrow();
        assertEquals(note, listed.path("notes").toString());
        TestSocket guest = bob.sit(table);
        assertEquals(note, guest.await("seating").path("notes").toString());
        guest.ask("{'do':'sit','seat':1}");
        TestSocket host = ann.sit(table);
        host.await("seating");
        host.ask("{'do':'start'}");
        host.ask("{'do':'resign','seat':0}");
        guest.awaitNow(update -> update.has("result"));
        JsonNode won = bob.json("/api/history").at("/matches/0");
        assertEquals(0, won.path("rank").intValue());
        assertEquals(note, won.path("notes").toString());
        guest.ask("{'do':'download'}");
        MatchFile file = MatchFile.read(guest.await("file").path("file"));
        assertTrue(Verifier.verify(file).sentence().contains("from a position"));
    }

    @Test
    @DisplayName("TABLE-40: who was sent away does not come back as somebody else by the old link")
    void newLink() {
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
        String table = made.path("table").textValue();
        String old = made.path("invite").textValue();
        bob.join(old);
        TestSocket guest = bob.sit(table);
        guest.await("seating");
        TestSocket host = ann.sit(table);
        host.await("seating");
        assertTrue(host.ask("{'do':'remove','person':'" + bob.person() + "'}")
                .path("ok")
                .booleanValue());
        assertEquals("removed", guest.await("bye").path("key").textValue());
        assertEquals(404, new Browser(server).get(old).statusCode());
        String link = ann.json("/api/tables/" + table).path("invite").textValue();
        assertFalse(link.equals(old));
        assertEquals("/t/" + table, new Browser(server).join(link).orElseThrow());
    }

    @Test
    @DisplayName("TABLE-41: a socket without a cookie looks on, and can neither talk, nor point, nor sit, nor report")
    void nameless() {
        JsonNode made =
                ann.table("{'terms':{'game':'circus','seats':2,'visibility':'listed'},'seats':[{'kind':'me'}]}");
        TestSocket stranger = new Browser(server).sit(made.path("table").textValue());
        stranger.await("seating");
        for (String request : List.of(
                "{'do':'say','text':'hello'}",
                "{'do':'sit','seat':1}",
                "{'do':'ping','at':'1'}",
                "{'do':'mute','person':'x','on':true}",
                "{'do':'report','line':0,'reason':''}"))
            assertEquals("nameless", stranger.ask(request).at("/refused/key").textValue(), request);
        assertTrue(stranger.ask("{'do':'sync'}").path("ok").booleanValue());
    }

    @Test
    @DisplayName("TABLE-38: a win against oneself is none: both seats stand in the history without a result")
    void oneScreen() {
        JsonNode made =
                ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'me'}],'start':true}");
        TestSocket host = ann.sit(made.path("table").textValue());
        host.awaitNow(update -> true);
        host.ask("{'do':'resign','seat':0}");
        host.awaitNow(update -> update.has("result"));
        JsonNode matches = ann.json("/api/history").path("matches");
        assertEquals(2, matches.size());
        for (JsonNode match : matches) assertEquals(0, match.path("rank").intValue(), match.toString());
    }

    @Test
    @DisplayName(
            "TABLE-38: a win that a stand-in played is nobody's: it counts as lost for who left, and as it ended for others")
    void standIn() {
        JsonNode made = ann.table(
                "{'terms':{'game':'rando','seats':3,'standIn':'random'},'seats':[{'kind':'me'},{'kind':'open'},{'kind':'bot','level':'random'}]}");
        String table = made.path("table").textValue();
        bob.join(made.path("invite").textValue());
        TestSocket guest = bob.sit(table);
        guest.ask("{'do':'sit','seat':1}");
        TestSocket host = ann.sit(table);
        host.await("seating");
        host.ask("{'do':'start'}");
        guest.ask("{'do':'resign','seat':1}");
        host.ask("{'do':'resign','seat':0}");
        host.awaitNow(update -> update.has("result"));
        for (Browser each : List.of(ann, bob)) {
            JsonNode match = each.json("/api/history").at("/matches/0");
            assertTrue(match.path("left").booleanValue(), match.toString());
            assertTrue(match.path("rank").intValue() >= 2, match.toString());
        }
    }
}
