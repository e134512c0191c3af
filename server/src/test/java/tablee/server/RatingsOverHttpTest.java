package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** From a match that counts to what people read of it (TABLE-51). */
class RatingsOverHttpTest {
    private static final String PASSWORD = "correct horse battery";
    private static final long PATIENCE_MILLIS = 20_000;

    private final Server server = Running.shared();

    private Browser account(String name) {
        Browser browser = Browser.guest(server, name);
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"" + PASSWORD + "\"}");
        return browser;
    }

    private static final String RATED =
            "{'terms':{'game':'circus','seats':2,'rated':true,'startWhenFull':true},'seats':[{'kind':'me'}]}";

    /** The ratings of somebody, as soon as the match is entered. */
    private static JsonNode rated(Browser browser) throws InterruptedException {
        for (long left = PATIENCE_MILLIS; left > 0; left -= 50) {
            JsonNode ratings =
                    browser.json("/api/people/" + browser.person() + "/ratings").path("ratings");
            if (!ratings.isEmpty()) return ratings.get(0);
            Thread.sleep(50);
        }
        throw new AssertionError("nothing was entered");
    }

    @Test
    @DisplayName("TABLE-51: who resigns loses points, the other one gains them, and both read how sure that is")
    void counted() throws InterruptedException {
        Browser ann = account("Ann");
        Browser ben = account("Ben");
        JsonNode made = ann.table(RATED);
        String table = made.path("table").textValue();
        ben.join(made.path("invite").textValue());
        TestSocket guest = ben.sit(table);
        assertEquals("[\"rated\"]", guest.await("seating").path("notes").toString());
        TestSocket host = ann.sit(table);
        host.await("seating");
        assertTrue(guest.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        host.awaitNow(update -> update.has("sights"));
        host.ask("{'do':'resign','seat':0}");
        guest.awaitNow(update -> update.has("result"));
        JsonNode won = rated(ben);
        JsonNode lost = rated(ann);
        assertEquals("circus", won.path("game").textValue());
        assertEquals("two", won.path("mode").textValue());
        assertTrue(won.path("points").intValue() > 1500 && lost.path("points").intValue() < 1500, won + " " + lost);
        assertTrue(won.path("provisional").booleanValue(), "after one match little is known");
        for (JsonNode each : List.of(won, lost))
            assertTrue(each.path("giveOrTake").intValue() > 200, "it may be off by more than who is listed: " + each);
        assertEquals(0, won.path("rank").intValue(), "not listed yet");
        assertEquals(won.path("points"), won.at("/course/0/points"));
        assertEquals(
                "[\"rated\"]", ben.json("/api/history").at("/matches/0/notes").toString());
    }

    @Test
    @DisplayName("TABLE-51: a guest, a program and somebody in two seats make no rated table that they sit at")
    void refused() {
        Browser guest = Browser.guest(server, "Guest");
        var answer = guest.tryPost("/api/tables", RATED.replace('\'', '"'));
        assertEquals(403, answer.statusCode());
        assertEquals("account-first", Json.parse(answer.body()).at("/error/key").textValue());
        Browser ann = account("Ann");
        String two = RATED.replace("[{'kind':'me'}]", "[{'kind':'me'},{'kind':'me'}]")
                .replace('\'', '"');
        assertEquals(
                "one-seat-each",
                Json.parse(ann.tryPost("/api/tables", two).body())
                        .at("/error/key")
                        .textValue());
        String hints =
                RATED.replace("'rated':true", "'rated':true,'hints':true").replace('\'', '"');
        assertEquals(400, ann.tryPost("/api/tables", hints).statusCode());
    }

    @Test
    @DisplayName(
            "TABLE-51: no rated table is made where somebody gains by going away, and the sentence is in the reader's"
                    + " language")
    void absence() {
        Browser ann = account("Ann");
        Set<String> sentences = new HashSet<>();
        for (String language : List.of("en", "fr", "de", "pl")) {
            for (String terms : List.of("'takeOverAfterMillis':0", "'standIn':'expert'", "'takeOverAfterMillis':1")) {
                String order =
                        RATED.replace("'rated':true", "'rated':true," + terms).replace('\'', '"');
                var answer = ann.send(ann.request("/api/tables")
                        .header("Content-Type", "application/json")
                        .header("Accept-Language", language)
                        .POST(HttpRequest.BodyPublishers.ofString(order))
                        .build());
                assertEquals(400, answer.statusCode());
                JsonNode error = Json.parse(answer.body()).path("error");
                assertEquals("absence-as-usual", error.path("key").textValue());
                sentences.add(error.path("message").textValue());
            }
        }
        assertEquals(4, sentences.size(), sentences.toString());
    }

    @Test
    @DisplayName("A list that nobody is on is empty; what is no list and nobody is said so")
    void lists() {
        Browser anybody = new Browser(server);
        assertTrue(anybody.json("/api/ratings/rando/many").path("places").isEmpty());
        JsonNode bots = anybody.json("/api/ratings/rando/many").path("bots");
        assertEquals(5, bots.size(), "every level has a rating before anybody has met it");
        assertEquals("random", bots.at("/0/bot").textValue());
        assertTrue(
                bots.at("/0/points").intValue() < bots.at("/4/points").intValue(), "expert is thought to be stronger");
        assertEquals(400, anybody.get("/api/ratings/rando/many?after=x").statusCode());
        assertEquals(404, anybody.get("/api/people/nobody/ratings").statusCode());
    }
}
