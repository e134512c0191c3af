package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** Tournaments from the first link to the last result. */
class TournamentsOverHttpTest {
    private static final String PASSWORD = "correct horse battery";
    private static final long PATIENCE_MILLIS = 60_000;

    private final Server server = Running.shared();

    private Browser account(String name) {
        Browser browser = Browser.guest(server, name);
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"" + PASSWORD + "\"}");
        return browser;
    }

    private static String wish(String kind, String more) {
        return ("{'title':'Cup','kind':'" + kind + "','table':{'game':'circus','seats':2},'pauseSeconds':1,"
                        + "'noShowSeconds':3600,'listed':true" + more + "}")
                .replace('\'', '"');
    }

    private static String made(Browser host, String kind, String more) {
        String body = wish(kind, more);
        return "/api/tournaments/"
                + host.post("/api/tournaments", Json.parse(body))
                        .path("tournament")
                        .textValue();
    }

    /** A line that has heard of a change in a tournament. */
    TestSocket news() {
        Browser ann = account("Ann");
        String cup = made(ann, "swiss", ",'rounds':1");
        TestSocket news = new Browser(server).open(cup.replace("/api/tournaments/", "/ws/tournament/"));
        ann.tryPost(cup + "/entry", "{}");
        news.await("tournament");
        return news;
    }

    private static int status(Browser browser, String path) {
        return browser.tryPost(path, "{}").statusCode();
    }

    private static String key(Browser browser, String path, String body) {
        return Json.parse(browser.tryPost(path, body).body()).at("/error/key").textValue();
    }

    private static JsonNode until(Browser browser, String cup, Predicate<JsonNode> there) throws InterruptedException {
        for (long left = PATIENCE_MILLIS; left > 0; left -= 50) {
            JsonNode view = browser.json(cup);
            if (there.test(view)) return view;
            Thread.sleep(50);
        }
        throw new AssertionError("not yet: " + browser.json(cup));
    }

    /** Sits down at one's table, as soon as there is one, and resigns there. */
    private static void resign(Browser browser, String cup) throws InterruptedException {
        JsonNode view = until(browser, cup, each -> each.at("/me/table").isTextual() || isOver(each));
        if (isOver(view)) return;
        String table = view.at("/me/table").textValue().substring(3);
        TestSocket line = browser.sit(table);
        JsonNode seating = line.await("seating");
        assertEquals("Cup", seating.path("title").asText("Cup"));
        line.awaitNow(update -> update.has("sights"));
        for (int seat = 0; seat < 2; seat++) line.ask("{'do':'resign','seat':" + seat + "}");
        until(browser, cup, each -> !each.at("/me/table").asText("").endsWith("/" + table));
    }

    private static boolean isOver(JsonNode view) {
        return view.path("phase").textValue().equals("over");
    }

    @Test
    @DisplayName(
            "TOUR-13, TABLE-65: A Swiss tournament of people and bots is played to its end, tables and all by itself")
    void swiss() throws InterruptedException {
        Browser ann = account("Ann");
        Browser ben = Browser.guest(server, "Ben");
        String cup = made(ann, "swiss", ",'rounds':2");
        ann.tryPost(cup + "/entry", "{}");
        assertEquals(200, status(ben, cup + "/entry"));
        assertEquals("tournament-is-in", key(ben, cup + "/entry", "{}"));
        assertEquals(
                200,
                ann.tryPost(cup + "/bots", "{\"level\":\"random\",\"count\":2}").statusCode());
        TestSocket news = new Browser(server).open(cup.replace("/api/tournaments/", "/ws/tournament/"));
        assertEquals("tournament-host", key(ben, cup + "/start", "{}"));
        assertEquals(200, status(ann, cup + "/start"));
        news.await("tournament");
        assertEquals("tournament-begun", key(ann, cup + "/start", "{}"));
        for (int round = 1; round <= 2; round++) {
            int now = round;
            until(ann, cup, view -> view.path("round").intValue() == now);
            resign(ann, cup);
            resign(ben, cup);
        }
        JsonNode over = until(ann, cup, TournamentsOverHttpTest::isOver);
        assertEquals(4, over.path("standings").size());
        int points = 0;
        for (JsonNode line : over.path("standings"))
            points += line.path("points").intValue();
        assertEquals(8, points, over.toString());
        assertEquals("tournament-ended", key(ben, cup + "/entry", "{}"));
        assertEquals(404, status(ben, "/api/tournaments/nothing/entry"));
    }

    @Test
    @DisplayName(
            "TOUR-11, TOUR-17, TOUR-20: Bots play an arena, a knock-out and a league to the end, and nobody has to look on")
    void otherKinds() throws InterruptedException {
        Browser ann = account("Ann");
        for (String kind : new String[] {"arena", "knock-out", "league"}) {
            String cup = made(ann, kind, kind.equals("arena") ? ",'minutes':5" : "");
            ann.tryPost(cup + "/bots", "{\"level\":\"random\",\"count\":4}");
            assertEquals(200, status(ann, cup + "/start"), kind);
            JsonNode over = until(ann, cup, TournamentsOverHttpTest::isOver);
            assertEquals(4, over.path("standings").size(), kind);
        }
    }

    @Test
    @DisplayName(
            "TOUR-18, TOUR-23: While others play the same deal a result is told to those who reached it, and to nobody else")
    void sealed() throws InterruptedException {
        Browser ann = account("Ann");
        Browser ben = Browser.guest(server, "Ben");
        String cup = made(ann, "swiss", ",'rounds':1,'duplicate':true");
        ann.tryPost(cup + "/entry", "{}");
        ben.tryPost(cup + "/entry", "{}");
        ann.tryPost(cup + "/bots", "{\"level\":\"random\",\"count\":2}");
        assertEquals(200, status(ann, cup + "/start"));
        String table = until(ann, cup, each -> each.at("/me/table").isTextual())
                .at("/me/table")
                .textValue();
        resign(ann, cup);
        JsonNode hers = until(ann, cup, each -> results(each) > 0 && !isOver(each));
        assertTrue(results(hers) >= 2, hers.toString());
        assertEquals(0, results(new Browser(server).json(cup)), "nobody else is told");
        assertEquals(0, hers.at("/standings/0/matches").intValue(), "nothing counts yet");
        TestSocket line = ann.sit(table.substring(3));
        JsonNode over = line.awaitNow(update -> update.has("result"));
        assertFalse(over.path("result").has("seed"), over.toString());
        SealedMatch.assertRefused(ann, table.substring(3), line);
        String known = String.join("\n", line.frames())
                + ann.get("/api/me/data").body()
                + ann.get("/api/history").body()
                + ann.get(cup).body();
        assertFalse(known.contains(seed(table.substring(3))), "a seed that nobody may know yet");
        resign(ben, cup);
        JsonNode all = until(ann, cup, TournamentsOverHttpTest::isOver);
        assertEquals(4, results(all));
        assertEquals(1, all.at("/standings/0/matches").intValue());
    }

    private static String seed(String table) {
        try (Store store = Store.open(Running.sharedSettings().database())) {
            Journal.Whole match = (Journal.Whole) store.journal().load(table + ".1");
            return Seed.of(match.start().seed()).hex();
        }
    }

    private static int results(JsonNode view) {
        int told = 0;
        for (JsonNode pairing : view.path("pairings"))
            for (JsonNode seat : pairing.path("seats")) if (seat.has("rank")) told++;
        return told;
    }

    @Test
    @DisplayName("TOUR-18, TOUR-19: Flow teams of bots play the same deals, each at a table of its own")
    void teams() throws InterruptedException {
        Browser ann = account("Ann");
        Browser ben = Browser.guest(server, "Ben");
        String body = wish("swiss", ",'rounds':1,'minutes':600").replace("circus", "flow");
        String cup = "/api/tournaments/"
                + ann.post("/api/tournaments", Json.parse(body))
                        .path("tournament")
                        .textValue();
        assertTrue(ann.json(cup).path("together").booleanValue());
        ann.tryPost(cup + "/entry", "{}");
        TestSocket news = new Browser(server).open(cup.replace("/api/tournaments/", "/ws/tournament/"));
        assertEquals(200, ben.tryPost(cup + "/entry", "{\"team\":1}").statusCode());
        news.await("tournament");
        assertEquals("tournament-team-full", key(Browser.guest(server, "Cleo"), cup + "/entry", "{\"team\":1}"));
        assertTrue(ben.json(cup).at("/standings/0/name").textValue().contains("Ben"));
        ann.tryPost(cup + "/bots", "{\"level\":\"random\",\"count\":1}");
        assertEquals(200, status(ann, cup + "/start"));
        JsonNode view = until(
                ann,
                cup,
                each -> each.path("pairings").size() == 2
                        && each.at("/me/table").isTextual());
        assertEquals(1, view.at("/pairings/0/seats").size(), "a team is named once");
        assertEquals(view.at("/me/table"), ben.json(cup).at("/me/table"));
    }

    @Test
    @DisplayName(
            "TOUR-3: Only who has an account makes one; a rated one is entered with an account; the host calls it off")
    void accounts() {
        Browser guest = Browser.guest(server, "Gus");
        assertEquals("tournament-account", key(guest, "/api/tournaments", wish("swiss", "")));
        Browser ann = account("Ann");
        String rated = wish("swiss", "").replace("\"seats\":2", "\"seats\":2,\"rated\":true");
        String cup = "/api/tournaments/"
                + ann.post("/api/tournaments", Json.parse(rated))
                        .path("tournament")
                        .textValue();
        assertEquals("tournament-rated", key(guest, cup + "/entry", "{}"));
        assertEquals(200, status(ann, cup + "/entry"));
        assertEquals(200, ann.delete(cup + "/entry").statusCode());
        assertEquals(
                "tournament-not-entered",
                Json.parse(ann.delete(cup + "/entry").body()).at("/error/key").textValue());
        assertTrue(ann.get("/api/tournaments").body().contains(cup.substring(17)));
        assertEquals(200, status(ann, cup + "/cancel"));
        assertFalse(guest.get("/api/tournaments").body().contains(cup.substring(17)), "it is not open any more");
        assertEquals(404, guest.get("/api/tournaments/none").statusCode());
    }

    @Test
    @DisplayName("ASVS 2.3.2: BUDGET-163, BUDGET-164: More entrants or bots than may be are refused")
    void bounds() {
        Browser ann = account("Ann");
        assertEquals(
                "bad-request",
                key(ann, "/api/tournaments", wish("swiss", ",'most':" + (Budget.TOURNAMENT_ENTRANTS.most() + 1))));
        String cup = made(ann, "swiss", ",'most':200");
        assertEquals("tournament-bots", key(ann, cup + "/bots", "{\"level\":\"random\",\"count\":65}"));
        assertEquals(
                200,
                ann.tryPost(cup + "/bots", "{\"level\":\"random\",\"count\":64}")
                        .statusCode());
        assertEquals("tournament-bots", key(ann, cup + "/bots", "{\"level\":\"random\",\"count\":1}"));
        assertEquals(
                "bad-request", key(ann, "/api/tournaments", wish("arena", "").replace("\"seats\":2", "\"seats\":4")));
        long late = System.currentTimeMillis() + 61L * 86_400_000;
        assertEquals("bad-request", key(ann, "/api/tournaments", wish("swiss", ",'startMillis':" + late)), "TOUR-22");
    }

    @Test
    @DisplayName(
            "ASVS 2.4.1: BUDGET-160, BUDGET-165: Anyone who makes tournaments, or enters and leaves, too fast is told so")
    void tooFast() {
        try (Server narrow = Server.start(Running.settings())) {
            Browser ann = Browser.guest(narrow, "Ann");
            ann.tryPost("/api/account", "{\"name\":\"ann\",\"password\":\"" + PASSWORD + "\"}");
            String cup = made(ann, "swiss", "");
            for (long i = Budget.TOURNAMENTS_MADE.most(); i > 1; i--)
                ann.tryPost("/api/tournaments", wish("swiss", ""));
            assertEquals(429, ann.tryPost("/api/tournaments", wish("swiss", "")).statusCode());
            for (long i = 0; i < Budget.TOURNAMENT_WISHES.most(); i++) ann.tryPost(cup + "/entry", "{}");
            assertEquals(429, status(ann, cup + "/entry"));
        }
    }
}
