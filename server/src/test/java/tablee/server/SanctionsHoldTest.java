package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

/** What those who run the server have done holds, by whatever way somebody tries to get round it. */
class SanctionsHoldTest {
    private static final String PASSWORD = "correct horse battery";

    private final Server server = Running.shared();
    private final Office office = Office.shared();

    private static String error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText();
    }

    @Test
    @DisplayName("TABLE-49: who is silenced says nothing by names either: of a seat, a table, a program, or their own")
    void names() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2}}");
        String table = made.path("table").textValue();
        eve.join(made.path("invite").textValue());
        assertEquals(200, office.act("silence", eve.person()));
        TestSocket line = eve.sit(table);
        line.await("seating");
        assertTrue(
                line.ask("{'do':'sit','seat':1,'name':'You fools'}").path("ok").booleanValue());
        assertEquals(
                "Eve", eve.json("/api/tables/" + table).at("/chairs/1/name").textValue());
        String own = eve.table("{'title':'You fools','terms':{'game':'circus','seats':2},"
                        + "'seats':[{'kind':'me','name':'You fools'}]}")
                .path("table")
                .textValue();
        assertFalse(eve.json("/api/tables/" + own).toString().contains("You fools"));
        assertEquals("silenced", error(eve.tryPost("/api/me", "{\"name\":\"You fools\"}")));
        assertEquals("silenced", error(eve.tryPost("/api/bots", "{\"name\":\"You fools\"}")));
        assertEquals(
                200,
                eve.tryPost("/api/me", "{\"name\":\"Eve\",\"language\":\"de\"}").statusCode(),
                "another language is no word");
        office.act("lift", eve.person());
        assertEquals(200, eve.tryPost("/api/me", "{\"name\":\"Eva\"}").statusCode());
    }

    @Test
    @DisplayName("Who is banned uses up no recovery code: the answer with the next one would not reach them")
    void recovery() {
        Browser rita = Browser.guest(server, "Rita");
        String name = "rita " + Long.toString(System.nanoTime(), 36);
        String code = Json.parse(
                        rita.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}")
                                .body())
                .path("recovery")
                .textValue();
        office.act("ban", rita.person());
        String wish = "{\"name\":\"" + name + "\",\"recovery\":\"" + code + "\",\"password\":\"a better horse\"}";
        Browser phone = new Browser(server);
        assertEquals("banned", error(phone.tryPost("/api/recover", wish)));
        office.act("lift", rita.person());
        assertEquals(200, phone.tryPost("/api/recover", wish).statusCode());
    }

    @Test
    @DisplayName(
            "Who is erased leaves the game that is played, as who deletes themselves does: no name stays, a bot goes on")
    void erased() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve the erased");
        TestSocket line = playing(ann, eve);
        office.act("erase", eve.person());
        JsonNode seating = line.await(event -> event.path("event").asText().equals("seating")
                && event.toString().contains("\"takenOver\":true"));
        assertFalse(seating.toString().contains("Eve the erased"));
    }

    @Test
    @DisplayName("Who is erased at the machine, beside the server that runs, leaves no name at a table that is awake")
    void erasedAtTheMachine() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve the forgotten");
        TestSocket line = playing(ann, eve);
        office.atTheMachine(AuditLog.Act.ERASE, eve.person());
        JsonNode seating = line.await(event -> event.path("event").asText().equals("seating")
                && !event.toString().contains("Eve the forgotten"));
        assertTrue(seating.toString().contains("Ann"));
    }

    @Test
    @DisplayName("Who is banned reads why and until when at any browser, once they have proved whose account it is")
    void why() {
        Browser rita = Browser.guest(server, "Rita");
        String name = "rita why " + Long.toString(System.nanoTime(), 36);
        String account = "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}";
        rita.tryPost("/api/account", account);
        office.act("ban", rita.person(), "shouting at beginners", 5);
        HttpResponse<String> refused = new Browser(server).tryPost("/api/session", account);
        assertEquals("banned", error(refused));
        assertTrue(refused.body().contains("shouting at beginners"), refused.body());
        assertTrue(refused.body().contains("UTC"), refused.body());
        String wrong = account.replace(PASSWORD, "wrong horse battery");
        HttpResponse<String> stranger = new Browser(server).tryPost("/api/session", wrong);
        assertEquals("wrong-password", error(stranger));
    }

    @Test
    @DisplayName("Who is banned after a warning can say to have read it, and goes on to read why they are banned")
    void readsThough() {
        Browser rita = Browser.guest(server, "Rita");
        office.act("warn", rita.person(), "be kind", 0);
        String word = rita.json("/api/me").at("/words/0/id").textValue();
        office.act("ban", rita.person(), "shouting at beginners", 5);
        assertEquals(
                401, new Browser(server).tryPost("/api/me/words/" + word, "{}").statusCode());
        assertEquals(200, rita.tryPost("/api/me/words/" + word, "{}").statusCode());
        String left = rita.json("/api/me").path("words").toString();
        assertTrue(left.contains("shouting at beginners") && !left.contains("be kind"), left);
    }

    @Test
    @DisplayName(
            "Nobody resolves reports about themselves or their programs, nor gets rid of an administrator's program from the page")
    void ownReports() {
        assertEquals("own-reports", error(office.act("resolve", office.boss().person(), "nothing", 0)));
        String bot = Json.parse(office.boss()
                        .tryPost("/api/bots", "{\"name\":\"Rook\"}")
                        .body())
                .path("bot")
                .textValue();
        assertEquals("own-reports", error(office.act("resolve", bot, "nothing", 0)));
        assertEquals("at-the-machine", error(Office.shared().act("ban", bot, "because", 0)));
        assertEquals(200, Office.shared().act("resolve", bot), "another one does");
    }

    @Test
    @DisplayName("Programs go from the tables with whom they belong to")
    void programs() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2}}");
        String token = Json.parse(
                        eve.tryPost("/api/bots", "{\"name\":\"Rook\"}").body())
                .path("token")
                .textValue();
        Program rook = new Program(server, token);
        rook.get(made.path("invite").textValue());
        TestSocket line = rook.open("/ws/table/" + made.path("table").textValue());
        line.await("seating");
        assertEquals(200, eve.delete("/api/me").statusCode());
        assertEquals(4404, line.awaitClosed());
    }

    /** A match in which both sit; the line is the first one's. */
    private static TestSocket playing(Browser ann, Browser eve) {
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        eve.join(made.path("invite").textValue());
        TestSocket line = ann.sit(table);
        line.await("seating");
        TestSocket other = eve.sit(table);
        other.await("seating");
        assertTrue(other.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        line.ask("{'do':'start'}");
        line.awaitNow(update -> true);
        return line;
    }

    @Test
    @DisplayName("ASVS 16.2.1: The log names those whom an act is about, and takes nothing else for a person")
    void subjects() {
        assertEquals(404, office.act("note", "q".repeat(50_000)));
        assertEquals(404, office.act("resolve", "nobody-there"));
        assertEquals(200, office.act("invite", office.boss().person()));
        assertEquals("", office.read("log").at("/0/subject").textValue());
    }
}
