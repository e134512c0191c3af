package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** What strangers try at the doors of tournaments. */
class TournamentDoorsTest {
    private static final String PASSWORD = "correct horse battery";
    private static final List<String> HOSTS_ONLY = List.of("start", "cancel", "bots");

    private final Server server = Running.shared();

    private Browser account(String name) {
        Browser browser = Browser.guest(server, name);
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"" + PASSWORD + "\"}");
        return browser;
    }

    private static String wish(String more) {
        return ("{'title':'Cup','kind':'swiss','table':{'game':'circus','seats':2}" + more + "}").replace('\'', '"');
    }

    private static String made(Browser host, String more) {
        return "/api/tournaments/"
                + host.post("/api/tournaments", Json.parse(wish(more)))
                        .path("tournament")
                        .textValue();
    }

    private static HttpResponse<String> act(Browser browser, String cup, String what) {
        return browser.tryPost(cup + "/" + what, "{\"level\":\"random\",\"count\":2}");
    }

    private static String key(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").textValue();
    }

    @Test
    @DisplayName(
            "ASVS 8.2.1, 8.3.1: Only its host begins a tournament, calls it off or enters bots; others are refused, and nothing has changed")
    void hostsOnly() {
        Browser ann = account("Ann");
        String cup = made(ann, "");
        JsonNode before = new Browser(server).json(cup);
        for (Browser other : List.of(account("Eve"), Browser.guest(server, "Gus")))
            for (String what : HOSTS_ONLY) {
                assertEquals(403, act(other, cup, what).statusCode(), what);
                assertEquals("tournament-host", key(act(other, cup, what)), what);
            }
        for (String what : HOSTS_ONLY)
            assertEquals(401, act(new Browser(server), cup, what).statusCode(), what + " by nobody");
        assertEquals(before, new Browser(server).json(cup));
    }

    @Test
    @DisplayName(
            "ASVS 8.2.1: TOUR-31: Only its host sends somebody away, who does not come back; nobody else does, and no number that is none")
    void sentAway() {
        Browser ann = account("Ann");
        Browser ben = Browser.guest(server, "Ben");
        String cup = made(ann, ",'most':2");
        assertEquals(200, ben.tryPost(cup + "/entry", "{}").statusCode());
        Browser eve = account("Eve");
        assertEquals(200, eve.tryPost(cup + "/entry", "{}").statusCode());
        for (Browser other : List.of(eve, ben)) assertEquals("tournament-host", key(other.delete(cup + "/entrants/1")));
        assertEquals(401, new Browser(server).delete(cup + "/entrants/1").statusCode());
        assertEquals("tournament-full", key(Browser.guest(server, "Cleo").tryPost(cup + "/entry", "{}")));
        assertEquals(200, ann.delete(cup + "/entrants/1").statusCode());
        assertEquals("sent-away", ben.json(cup).at("/me/standing").textValue());
        assertEquals("tournament-sent-away", key(ben.tryPost(cup + "/entry", "{}")));
        assertEquals(1, ann.json(cup).path("entrants").intValue());
        assertEquals(
                200, Browser.guest(server, "Cleo").tryPost(cup + "/entry", "{}").statusCode());
        assertEquals("tournament-no-such-entrant", key(ann.delete(cup + "/entrants/9")));
        assertEquals(404, ann.delete(cup + "/entrants/nobody").statusCode());
    }

    @Test
    @DisplayName("ASVS 8.2.2: Nobody withdraws anybody else, or sits at their table")
    void others() {
        Browser ann = account("Ann");
        Browser ben = Browser.guest(server, "Ben");
        Browser eve = Browser.guest(server, "Eve");
        String cup = made(ann, ",'noShowSeconds':3600");
        ann.tryPost(cup + "/entry", "{}");
        ben.tryPost(cup + "/entry", "{}");
        assertEquals("tournament-not-entered", key(eve.delete(cup + "/entry")));
        assertEquals(2, eve.json(cup).path("entrants").intValue());
        assertEquals(200, act(ann, cup, "start").statusCode());
        Await.until(() -> ben.json(cup).at("/me/table").isTextual());
        String table = ben.json(cup).at("/me/table").textValue().substring(3);
        assertFalse(eve.json(cup).has("me"), "what is one's own is shown to nobody else");
        assertEquals(404, eve.get("/api/tables/" + table).statusCode());
        assertEquals(
                eve.get("/api/tables/" + "0".repeat(table.length())).body(),
                eve.get("/api/tables/" + table).body(),
                "as if it were not there");
    }

    @Test
    @DisplayName("ASVS 8.2.2, 11.5.1: What is not listed is found by its link alone, which nobody guesses")
    void unlisted() {
        Browser ann = account("Ann");
        String cup = made(ann, ",'listed':false");
        String id = cup.substring(cup.lastIndexOf('/') + 1);
        assertTrue(id.matches("[0-9a-f]{32,}"), id);
        Browser eve = account("Eve");
        assertFalse(eve.get("/api/tournaments").body().contains(id));
        assertTrue(ann.get("/api/tournaments").body().contains(id), "its host finds it");
        assertEquals(200, eve.get(cup).statusCode(), "by the link");
        assertEquals(
                eve.get("/api/tournaments/none").body(),
                eve.get("/api/tournaments/" + "0".repeat(32)).body());
    }

    @Test
    @DisplayName("ASVS 2.2.3: Terms that do not fit together make no tournament, and one is told why")
    void combinations() {
        Browser ann = account("Ann");
        for (String more : List.of(
                ",'kind':'league','most':41",
                ",'kind':'knock-out','duplicate':true",
                ",'rounds':16",
                ",'rounds':0",
                ",'minutes':0",
                ",'most':1",
                ",'noShowSeconds':1",
                ",'pauseSeconds':-1",
                ",'startMillis':99999999999999")) {
            String body = wish(more).replace("\"kind\":\"swiss\",\"table\"", "\"table\"");
            if (!more.contains("kind")) body = wish(more);
            HttpResponse<String> answer = ann.tryPost("/api/tournaments", body);
            assertEquals(400, answer.statusCode(), more);
            assertEquals("bad-request", key(answer), more);
        }
        String hints = wish("").replace("\"seats\":2", "\"seats\":2,\"hints\":true");
        assertEquals(400, ann.tryPost("/api/tournaments", hints).statusCode());
    }

    @Test
    @DisplayName("ASVS 2.3.1: What comes too early or too late is refused, in whatever order it is asked")
    void order() {
        Browser ann = account("Ann");
        String cup = made(ann, "");
        assertEquals("tournament-too-few", key(act(ann, cup, "start")));
        assertEquals(200, act(ann, cup, "bots").statusCode());
        assertEquals(200, act(ann, cup, "start").statusCode());
        for (String what : List.of("start", "cancel")) assertEquals("tournament-begun", key(act(ann, cup, what)), what);
        String off = made(ann, "");
        assertEquals(200, act(ann, off, "cancel").statusCode());
        for (String what : HOSTS_ONLY) assertEquals("tournament-ended", key(act(ann, off, what)), what);
        assertEquals("tournament-ended", key(ann.tryPost(off + "/entry", "{}")));
    }

    @Test
    @DisplayName("ASVS 1.3.3: A title loses what could disturb others, and is cut to its length")
    void titles() {
        Browser ann = account("Ann");
        String title = "\\u202eCup " + "x".repeat(500);
        String body = wish("").replace("\"Cup\"", "\"" + title + "\"");
        String id = ann.post("/api/tournaments", Json.parse(body))
                .path("tournament")
                .textValue();
        String shown = ann.json("/api/tournaments/" + id).path("title").textValue();
        assertTrue(shown.startsWith("Cup"), shown);
        assertTrue(shown.length() <= 100, shown);
    }
}
