package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.admin.AuditLog;
import tablee.wire.json.Json;

/** Tournaments, and those who run the server: found, closed while they are played, erased. */
class TournamentAdministrationTest {
    private final Server server = Running.shared();
    private final Office office = Office.shared();

    /** A tournament that is played by two people, and the line of the host to her table. */
    private record Scene(Browser ann, Browser ben, String id, String table, TestSocket line) {
        static Scene of(Server server, String title) {
            Browser ann = Browser.guest(server, "Ann");
            String login = "cup " + Long.toString(System.nanoTime(), 36);
            ann.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"correct horse battery\"}");
            Browser ben = Browser.guest(server, "Ben of " + title);
            String wish = "{'title':'" + title + "','kind':'swiss','table':{'game':'circus','seats':2},"
                    + "'rounds':3,'pauseSeconds':1,'noShowSeconds':3600,'listed':true}";
            String id = ann.post("/api/tournaments", Json.parse(wish.replace('\'', '"')))
                    .path("tournament")
                    .textValue();
            String cup = "/api/tournaments/" + id;
            for (Browser each : List.of(ann, ben)) each.tryPost(cup + "/entry", "{}");
            assertEquals(200, ann.tryPost(cup + "/start", "{}").statusCode());
            Await.until(() -> ann.json(cup).at("/me/table").isTextual());
            String table = ann.json(cup).at("/me/table").textValue().substring(3);
            Await.until(() -> ann.get("/api/tables/" + table).statusCode() == 200);
            TestSocket line = ann.sit(table);
            line.await("seating");
            return new Scene(ann, ben, id, table, line);
        }

        JsonNode view() {
            return ben.json("/api/tournaments/" + id);
        }
    }

    private static String unique(String name) {
        return name + Long.toString(System.nanoTime(), 36);
    }

    private static String error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").textValue();
    }

    private JsonNode found(String text) {
        return office.read("tournaments?find=" + text.replace(" ", "%20")).path("tournaments");
    }

    @Test
    @DisplayName("A tournament is found by its id, its title, a player's or its host's name")
    void found() {
        String title = unique("Cup");
        Scene scene = Scene.of(server, title);
        for (String text : List.of(scene.id, title, "ben of " + title, "Ann"))
            assertTrue(found(text).toString().contains(scene.id), text);
        JsonNode row = found(title).get(0);
        assertEquals(
                List.of("swiss", "circus", "running", "Ann", "2"),
                Stream.of("kind", "game", "phase", "host", "entrants")
                        .map(key -> row.path(key).asText())
                        .toList());
        assertEquals(0, found(unique("nothing")).size());
    }

    @Test
    @DisplayName(
            "TOUR-30: A tournament is closed while it is played: tables and lists lose it, entrants read why, the log says who; no reason, no act")
    void closed() {
        Scene scene = Scene.of(server, unique("Cup"));
        TestSocket news = new Browser(server).open("/ws/tournament/" + scene.id);
        assertEquals("say-why", error(office.act("close-tournament", scene.id, " ", 0)));
        assertEquals(404, office.act("close-tournament", "nothing"));
        assertEquals("running", scene.view().path("phase").textValue(), "nothing was done so far");
        assertEquals(
                200,
                office.act("close-tournament", scene.id, "Prizes are not allowed.", 0)
                        .statusCode());
        news.await("tournament");
        assertEquals(4404, scene.line.awaitClosed());
        assertEquals(404, scene.ann.get("/api/tables/" + scene.table).statusCode());
        JsonNode view = scene.view();
        assertEquals("cancelled", view.path("phase").textValue());
        assertEquals("Prizes are not allowed.", view.path("closedBecause").textValue());
        assertFalse(view.toString().contains("\"watch\""), "no link leads to a match");
        assertTrue(view.at("/me/table").isMissingNode());
        assertFalse(scene.ben.json("/api/tournaments").path("open").toString().contains(scene.id));
        for (String wish : List.of("entry", "start", "cancel"))
            assertEquals(
                    "tournament-ended",
                    error(scene.ann.tryPost("/api/tournaments/" + scene.id + "/" + wish, "{}")),
                    wish);
        assertEquals("tournament-ended", error(office.act("close-tournament", scene.id, "again", 0)));
        JsonNode line = office.read("log").get(0);
        assertEquals("close-tournament", line.path("act").textValue());
        assertEquals(scene.id, line.path("subject").textValue());
        assertEquals("Prizes are not allowed.", line.path("note").textValue());
        assertEquals(office.boss().person(), line.at("/actor/person").textValue());
    }

    @Test
    @DisplayName("A tournament is erased with its tables; what was finished there stays in people's history")
    void erased() {
        Scene scene = Scene.of(server, unique("Cup"));
        scene.line.awaitNow(update -> update.has("sights"));
        for (int seat = 0; seat < 2; seat++) scene.line.ask("{'do':'resign','seat':" + seat + "}");
        Await.until(() -> scene.ann.json("/api/history").toString().contains(scene.table));
        assertEquals("say-why", error(office.act("erase-tournament", scene.id, "", 0)));
        assertEquals(200, office.act("erase-tournament", scene.id));
        assertEquals(404, scene.ann.get("/api/tournaments/" + scene.id).statusCode());
        assertEquals(404, scene.ann.get("/api/tables/" + scene.table).statusCode());
        assertEquals(4404, scene.line.awaitClosed());
        assertFalse(scene.ann.json("/api/tournaments").toString().contains(scene.id));
        assertEquals(0, found(scene.id).size());
        assertEquals(404, office.act("erase-tournament", scene.id));
        assertTrue(scene.ann.json("/api/history").toString().contains(scene.table));
        assertEquals("erase-tournament", office.read("log").at("/0/act").textValue());
    }

    @Test
    @DisplayName("At the machine, beside the server that runs, a tournament is closed too, and its tables with it")
    void atTheMachine() {
        Scene scene = Scene.of(server, unique("Cup"));
        office.atTheMachine(AuditLog.Act.CLOSE_TOURNAMENT, scene.id);
        scene.line.awaitClosed();
        assertEquals(4404, scene.ann.sit(scene.table).awaitClosed(), "and nobody comes back");
        assertEquals("why", scene.view().path("closedBecause").textValue());
        office.atTheMachine(AuditLog.Act.ERASE_TOURNAMENT, scene.id);
        assertEquals(404, scene.ben.get("/api/tournaments/" + scene.id).statusCode());
    }

    @Test
    @DisplayName("Nobody erases a table, or a tournament, to get rid of what was reported of them there")
    void ownReports() {
        Browser eve = Browser.guest(server, "Eve");
        JsonNode made = office.boss().table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}");
        String table = made.path("table").textValue();
        eve.join(made.path("invite").textValue());
        TestSocket line = eve.sit(table);
        line.await("seating");
        String boss = office.boss().person();
        assertTrue(line.ask("{'do':'report-person','person':'" + boss + "','matter':'conduct','reason':'rude'}")
                .path("ok")
                .booleanValue());
        assertEquals("own-reports", error(office.act("erase-table", table, "nothing", 0)));
        assertEquals(200, Office.shared().act("erase-table", table), "another one does");
    }
}
