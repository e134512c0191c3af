package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

/** Those who run the server, over the same door as everybody. */
class AdministrationOverHttpTest {
    private static final String PASSWORD = "correct horse battery";
    private static final List<String> READINGS =
            List.of("reports", "people", "people/0", "tables", "tournaments", "log", "figures", "honest-play");

    private final Server server = Running.shared();

    private static String unique(String name) {
        return name + " " + Long.toString(System.nanoTime(), 36);
    }

    private static String error(String body) {
        return Json.parse(body).at("/error/key").textValue();
    }

    @Test
    @DisplayName(
            "ASVS 8.2.1, 8.3.1: To a guest, an account and nobody nothing of the administration is there, nor any longer to one who was it")
    void apart() {
        Office office = Office.shared();
        Browser account = Browser.guest(server, "Ann");
        account.tryPost("/api/account", "{\"name\":\"" + unique("ann") + "\",\"password\":\"" + PASSWORD + "\"}");
        for (Browser each : List.of(new Browser(server), Browser.guest(server, "Guest"), account)) {
            for (String path : READINGS)
                assertEquals(404, each.get("/api/admin/" + path).statusCode(), path);
            String wish = "{\"act\":\"erase\",\"subject\":\"" + account.person() + "\"}";
            assertEquals(404, each.tryPost("/api/admin/acts", wish).statusCode());
        }
        assertEquals(200, office.boss().get("/api/admin/log").statusCode());
        office.atTheMachine(AuditLog.Act.REVOKE, office.boss().person());
        assertEquals(404, office.boss().get("/api/admin/log").statusCode());
    }

    @Test
    @DisplayName(
            "ASVS 8.2.1: An administrator neither makes nor unmakes nor touches another one: that is done at the machine")
    void ranks() {
        Office office = Office.shared();
        Office other = Office.shared();
        for (String act : List.of("grant", "revoke", "ban", "reset", "erase", "silence")) {
            var answer = office.act(act, other.boss().person(), "because", 1);
            assertEquals("at-the-machine", error(answer.body()), act);
        }
        Browser guest = Browser.guest(server, "Guest");
        assertEquals(403, office.act("grant", guest.person()));
    }

    /** A table where Eve has said something rude, which Ann reports. */
    private record Scene(Browser ann, Browser eve, String table, TestSocket annLine, TestSocket eveLine) {
        static Scene of(Server server) {
            Browser ann = Browser.guest(server, "Ann");
            Browser eve = Browser.guest(server, "Eve");
            var made = ann.table("{'terms':{'game':'circus','seats':2}}");
            String table = made.path("table").textValue();
            eve.join(made.path("invite").textValue());
            TestSocket annLine = ann.sit(table);
            annLine.await("seating");
            TestSocket eveLine = eve.sit(table);
            eveLine.await("seating");
            return new Scene(ann, eve, table, annLine, eveLine);
        }

        void rude() {
            eveLine.ask("{'do':'say','text':'<script>alert(1)</script>'}");
            int number = annLine.await("chat").at("/lines/0/number").intValue();
            assertTrue(annLine.ask("{'do':'report','line':" + number + ",'reason':'rude <b>'}")
                    .path("ok")
                    .booleanValue());
        }
    }

    private static JsonNode about(JsonNode queue, String person) {
        for (JsonNode each : queue.path("people"))
            if (each.at("/whom/person").asText().equals(person)) return each;
        return Json.parse("{}");
    }

    @Test
    @DisplayName(
            "ASVS 16.2.1: A report is a place in the queue with what was said; it is noted, resolved, and stays in the history with who did what")
    void queue() {
        Office office = Office.shared();
        Scene scene = Scene.of(server);
        scene.rude();
        scene.annLine.ask(
                "{'do':'report-person','person':'" + scene.eve.person() + "','matter':'conduct','reason':'stalls'}");
        JsonNode place = about(office.read("reports"), scene.eve.person());
        assertEquals(2, place.at("/whom/reports").intValue());
        JsonNode file = office.read("people/" + scene.eve.person());
        assertEquals(2, file.path("reports").size());
        assertTrue(file.toString().contains("<script>alert(1)</script>"), "as it was said");
        assertEquals(
                200,
                office.act("note", scene.eve.person(), "looked at the match", 0).statusCode());
        assertEquals(
                200,
                office.act("resolve", scene.eve.person(), "talked to her", 0).statusCode());
        assertTrue(about(office.read("reports"), scene.eve.person()).isEmpty());
        JsonNode after = office.read("people/" + scene.eve.person());
        assertEquals(2, after.path("reports").size(), "they stay");
        assertEquals("resolve", after.at("/acts/0/act").textValue());
        assertEquals("talked to her", after.at("/acts/0/note").textValue());
        assertEquals(office.boss().person(), after.at("/acts/0/actor/person").textValue());
        assertEquals("note", after.at("/acts/1/act").textValue());
    }

    @Test
    @DisplayName(
            "TABLE-49: who is warned reads why; who is silenced plays and does not talk, until it is lifted; no reason, no act")
    void sanctions() {
        Office office = Office.shared();
        Scene scene = Scene.of(server);
        String eve = scene.eve.person();
        assertEquals("no-reason", error(office.act("warn", eve, " ", 0).body()));
        assertEquals(200, office.act("warn", eve, "Mind your words.", 0).statusCode());
        JsonNode words = scene.eve.json("/api/me").path("words");
        assertEquals("warning", words.at("/0/kind").textValue());
        assertEquals("Mind your words.", words.at("/0/reason").textValue());
        scene.eve.post("/api/me/words/" + words.at("/0/id").textValue(), Json.parse("{}"));
        assertTrue(scene.eve.json("/api/me").path("words").isMissingNode(), "it was read");
        assertEquals(200, office.act("silence", eve, "Enough for today.", 24).statusCode());
        assertEquals(4401, scene.eveLine.awaitClosed());
        TestSocket again = scene.eve.sit(scene.table);
        again.await("seating");
        JsonNode refused = again.ask("{'do':'say','text':'but'}");
        assertEquals("silenced", refused.at("/refused/key").textValue(), refused.toString());
        assertTrue(again.ask("{'do':'sit','seat':1}").path("ok").booleanValue(), "and plays");
        assertEquals("silence", scene.eve.json("/api/me").at("/words/0/kind").textValue());
        office.act("lift", eve);
        TestSocket free = scene.eve.sit(scene.table);
        free.await("seating");
        assertTrue(free.ask("{'do':'say','text':'hello'}").path("ok").booleanValue());
    }

    @Test
    @DisplayName("A ban has an end and a reason, which who is banned reads though they are nobody here")
    void ban() {
        Office office = Office.shared();
        Scene scene = Scene.of(server);
        assertEquals(
                200, office.act("ban", scene.eve.person(), "Third time.", 48).statusCode());
        assertEquals(4404, scene.eveLine.awaitClosed());
        assertEquals(4404, scene.eve.sit(scene.table).awaitClosed(), "and does not come back");
        JsonNode me = scene.eve.json("/api/me");
        assertTrue(me.path("person").isNull());
        assertEquals("Third time.", me.at("/words/0/reason").textValue());
        long hours = (me.at("/words/0/untilMillis").longValue() - System.currentTimeMillis()) / 3_600_000;
        assertTrue(hours >= 46 && hours <= 48, hours + " hours");
        office.act("lift", scene.eve.person());
        scene.eve.sit(scene.table).await("seating");
    }

    @Test
    @DisplayName("Tables are found, closed and erased: who sits there is sent home, and the link leads nowhere")
    void tables() {
        Office office = Office.shared();
        Browser ann = Browser.guest(server, "Ann");
        String title = unique("Tea time");
        var made = ann.table("{'title':'" + title + "','terms':{'game':'circus','seats':2,'visibility':'listed'}}");
        String table = made.path("table").textValue();
        TestSocket line = ann.sit(table);
        line.await("seating");
        JsonNode found = office.read("tables?find=" + title.replace(" ", "%20")).path("tables");
        assertEquals(table, found.at("/0/table").textValue());
        assertEquals(200, office.act("close-table", table));
        assertEquals(4404, line.awaitClosed());
        assertEquals(404, ann.get("/api/tables/" + table).statusCode());
        assertEquals(404, ann.get(made.path("invite").textValue()).statusCode());
        assertFalse(ann.json("/api/lobby").path("mine").toString().contains(table));
        assertEquals(4404, ann.sit(table).awaitClosed());
        assertEquals(200, office.act("erase-table", table));
        assertEquals(404, office.act("erase-table", table));
    }

    @Test
    @DisplayName(
            "ASVS 6.4.1: An account is reset by a code that is worth one new password; sessions and the old password end")
    void reset() {
        Office office = Office.shared();
        String name = unique("ines");
        Browser ines = Browser.guest(server, "Ines");
        ines.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        String code = office.code("reset", ines.person());
        assertTrue(ines.json("/api/me").path("person").isNull());
        Browser other = new Browser(server);
        String old = "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}";
        assertEquals(401, other.tryPost("/api/session", old).statusCode());
        String way =
                "{\"name\":\"" + name + "\",\"recovery\":\"" + code + "\",\"password\":\"a better horse battery\"}";
        assertEquals(200, other.tryPost("/api/recover", way).statusCode());
        assertEquals(401, other.tryPost("/api/recover", way).statusCode(), "once");
        assertEquals(ines.person(), other.json("/api/me").at("/person/id").textValue());
    }

    @Test
    @DisplayName("Somebody is erased: found before, not found after, and the log says that somebody was and not who")
    void erased() {
        Office office = Office.shared();
        String name = unique("Eve");
        Browser eve = Browser.guest(server, name);
        TestSocket lobby = eve.open("/ws/lobby");
        lobby.await("lobby");
        String find = "people?find=" + name.replace(" ", "%20");
        assertEquals(eve.person(), office.read(find).at("/people/0/person").textValue());
        assertEquals(200, office.act("erase", eve.person()));
        assertEquals(4404, lobby.awaitClosed());
        assertTrue(office.read(find).path("people").isEmpty());
        JsonNode log = office.read("log");
        assertFalse(log.toString().contains(eve.person()));
        assertTrue(log.findValuesAsText("act").contains("erase"));
    }

    @Test
    @DisplayName("Everybody is told something for a while; figures have thirty days and what there is now")
    void everybody() {
        Office office = Office.shared();
        assertEquals(200, office.act("notify", "", "Back at nine.", 2).statusCode());
        assertEquals(
                "Back at nine.",
                new Browser(server).json("/api/house").at("/notice/text").textValue());
        assertEquals(200, office.act("notify", "", "", 0).statusCode());
        assertTrue(new Browser(server).json("/api/house").path("notice").isNull());
        JsonNode figures = office.read("figures");
        assertEquals(30, figures.at("/days/people-new").size());
        assertNotEquals(0, figures.at("/days/people-new/29").intValue());
        assertTrue(figures.at("/now/sockets").isInt());
    }

    @Test
    @DisplayName("ASVS 16.4.2: The log is read and nothing else: there is no way to change it")
    void unchanged() {
        List<String> ways = server.routes().stream()
                .filter(route -> route.contains("/api/admin/log"))
                .toList();
        assertEquals(List.of("GET /api/admin/log"), ways);
        Office office = Office.shared();
        office.act("note", office.boss().person());
        JsonNode log = office.read("log");
        long first = log.at("/0/number").longValue();
        assertEquals(first - 1, log.at("/1/number").longValue(), "one after the other");
        for (String method : List.of("POST", "PUT", "DELETE", "PATCH")) {
            var request = office.boss()
                    .request("/api/admin/log")
                    .header("Content-Type", "application/json")
                    .method(method, HttpRequest.BodyPublishers.ofString("{}"))
                    .build();
            assertEquals(404, office.boss().send(request).statusCode(), method);
        }
    }

    @Test
    @DisplayName(
            "ASVS 16.4.2: An administrator does not delete themselves, and so takes their name out of nothing they did; revoked, they may")
    void actorStays() {
        Office office = Office.shared();
        Browser guest = Browser.guest(server, "Guest");
        assertEquals(200, office.act("warn", guest.person()));
        assertEquals(
                "administrator-first", error(office.boss().delete("/api/me").body()));
        JsonNode act = office.read("people/" + guest.person()).at("/acts/0");
        assertEquals(office.boss().person(), act.at("/actor/person").textValue());
        assertEquals("Boss", act.at("/actor/name").textValue().replaceAll(" .*", ""));
        office.atTheMachine(AuditLog.Act.REVOKE, office.boss().person());
        Await.until(() -> office.boss().get("/api/admin/log").statusCode() == 404);
        assertEquals(200, office.boss().delete("/api/me").statusCode());
    }
}
