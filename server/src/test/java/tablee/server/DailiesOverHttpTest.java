package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** The daily challenge from outside: played once, sealed until its day is over, and compared then. */
class DailiesOverHttpTest {
    private static final String PASSWORD = "correct horse battery";
    private static final long DAY_MILLIS = TimeUnit.DAYS.toMillis(1);
    private static final long PATIENCE_MILLIS = 20_000;

    /** A day ahead, so that accounts that are made now are older than the day. */
    private final ServerSettings first = Running.settings().faster(100).ahead(DAY_MILLIS);

    /** When the day on which the first one ran is over for everybody. */
    private final ServerSettings later = first.ahead(2 * DAY_MILLIS + TimeUnit.HOURS.toMillis(3));

    private static Browser account(Server server, String name) {
        Browser browser = Browser.guest(server, name);
        signUp(browser, name);
        return browser;
    }

    private static void signUp(Browser browser, String name) {
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        var answer = browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"" + PASSWORD + "\"}");
        assertEquals(200, answer.statusCode(), answer.body());
    }

    /** The day as somebody sees it, once the deals are drawn. */
    private static JsonNode day(Browser browser, String path) throws InterruptedException {
        for (long left = PATIENCE_MILLIS; left > 0; left -= 50) {
            JsonNode day = browser.json(path);
            if (!day.path("deals").isEmpty() && !day.path("next").isEmpty()) return day;
            Thread.sleep(50);
        }
        throw new AssertionError("no deals were drawn");
    }

    private static JsonNode deal(JsonNode day, String deal) {
        for (JsonNode each : day.path("deals"))
            if (each.path("deal").textValue().equals(deal)) return each;
        throw new AssertionError("no deal " + deal + " in " + day);
    }

    private static String play(Browser browser, String deal) {
        return browser.post("/api/daily/deals/" + deal, JsonNodeFactory.instance.objectNode())
                .path("table")
                .textValue();
    }

    /** The seat that somebody has. */
    private static int seat(JsonNode seating) {
        return seating.path("yours").get(0).intValue();
    }

    /** Plays this number of moves, the first that are offered, and gives up then; what came over the line. */
    private static TestSocket giveUp(Browser browser, String table, int moves) {
        TestSocket line = browser.sit(table);
        int seat = seat(line.await("seating"));
        for (int i = 0; i < moves; i++) {
            JsonNode update = line.awaitNow(each -> !each.at("/sights/0/moves").isEmpty() || each.has("result"));
            if (update.has("result")) break;
            line.ask("{'do':'play','version':" + update.path("version") + ",'seat':" + seat + ",'move':'"
                    + update.at("/sights/0/moves/0/word").textValue() + "'}");
        }
        line.ask("{'do':'resign','seat':" + seat + "}");
        line.awaitNow(update -> update.has("result"));
        return line;
    }

    @Test
    @DisplayName(
            "ASVS 2.3.4: TABLE-61, TABLE-62, TABLE-63: once, the same for all, sealed, and open when the day is over")
    void wholeDay() throws InterruptedException {
        Morning morning;
        try (Server server = Server.start(first)) {
            morning = morning(server);
        }
        try (Server server = Server.start(later)) {
            afterwards(server, morning);
        }
    }

    /** What is known of a day while it is played. */
    private record Morning(String day, String table, String promise, Browser ann, Browser ben, Browser guest) {}

    private Morning morning(Server server) throws InterruptedException {
        Browser ann = account(server, "Ann");
        Browser ben = account(server, "Ben");
        Browser guest = Browser.guest(server, "Guest");
        JsonNode day = day(ann, "/api/daily");
        String name = day.path("day").textValue();
        assertFalse(day.path("over").booleanValue());
        List<String> seeds = new ArrayList<>();
        try (Store store = Store.open(first.database())) {
            store.dailyDeals()
                    .unclosed(Integer.MAX_VALUE)
                    .forEach(each -> seeds.add(Seed.of(each.seed()).hex()));
        }
        assertEquals(10, seeds.size(), "five deals of today and of tomorrow");
        String table = play(ann, "circus");
        assertEquals(table, play(ann, "circus"), "once: the second time leads to the same table");
        TestSocket line = giveUp(ann, table, 2);
        String bens = play(ben, "circus");
        assertNotEquals(table, bens);
        giveUp(ben, bens, 1);
        giveUp(guest, play(guest, "circus"), 0);
        Browser gus = Browser.guest(server, "Gus");
        giveUp(gus, play(gus, "circus"), 0);
        JsonNode kept = deal(gus.json("/api/daily"), "circus").path("mine");
        signUp(gus, "Gus");
        assertEquals(kept, deal(gus.json("/api/daily"), "circus").path("mine"), "kept with the account");
        assertEquals("lost", kept.path("outcome").textValue());
        assertSealed(ann, ben, table, line, seeds);
        JsonNode mine = deal(ann.json("/api/daily"), "circus").path("mine");
        assertEquals("lost", mine.path("outcome").textValue());
        assertFalse(mine.has("points"));
        for (String way : List.of("", "/moments"))
            assertEquals(
                    404, ann.get("/api/daily/days/" + name + "/circus" + way).statusCode());
        String promise = deal(day, "circus").path("promise").textValue();
        return new Morning(name, table, promise, ann, ben, guest);
    }

    private static void afterwards(Server server, Morning morning) throws InterruptedException {
        Browser ann = new Browser(server).with(morning.ann.cookie());
        String way = "/api/daily/days/" + morning.day;
        JsonNode circus = deal(closed(ann, morning.day), "circus");
        assertEquals(morning.promise, circus.path("promise").textValue());
        Seed seed = Seed.read(circus.path("seed").textValue());
        assertEquals(morning.promise, SeedOrigin.Share.promise(seed));
        assertTrue(circus.at("/mine/ranked").booleanValue());
        assertEquals(500, circus.at("/mine/points").intValue(), "three who lost alike");
        JsonNode field = ann.json(way + "/circus");
        assertEquals(3, field.path("lines").size(), "a guest is not ranked, one who made an account is: " + field);
        assertFalse(field.path("best").isEmpty());
        assertFalse(field.at("/course/0/told").isEmpty(), "and in events, for the sentences of the log: " + field);
        JsonNode moments = ann.json(way + "/circus/moments");
        assertEquals(1, moments.at("/moments/0/here").intValue(), "Ben was there too: " + moments);
        assertEquals(1, moments.at("/moments/0/words").size());
        String did = moments.at("/moments/0/word").textValue();
        assertFalse(moments.at("/moments/0/told").path(did).isEmpty(), moments.toString());
        Browser guest = new Browser(server).with(morning.guest.cookie());
        JsonNode guests = deal(guest.json(way), "circus").path("mine");
        assertFalse(guests.path("ranked").booleanValue());
        assertEquals(500, guests.path("points").intValue());
        TestSocket line = ann.sit(morning.table);
        assertEquals(
                circus.path("seed"),
                line.awaitNow(update -> update.has("result")).at("/result/seed"));
        Browser ben = new Browser(server).with(morning.ben.cookie());
        for (String span : List.of("week", "month", "season")) {
            JsonNode table = ben.json("/api/daily/tables/circus/" + span + "?day=" + morning.day);
            assertEquals(3, table.path("places").size(), span);
            assertEquals(500, table.at("/places/0/points").intValue(), span);
        }
        assertOpen(ann, ben, morning.table, line);
    }

    /** All that was closed until the day was over: log, replay, review, another try, and a link by which others look on. */
    private static void assertOpen(Browser ann, Browser ben, String table, TestSocket line) {
        for (String ask : List.of("'download'", "'replay','viewer':'all','from':0,'count':5"))
            assertTrue(line.ask("{'do':" + ask + "}").path("ok").booleanValue(), ask);
        String match = "/api/matches/" + table + ".1";
        for (var answer : List.of(
                ann.get(match + "/review?seat=0&from=0"), ann.tryPost(match + "/again", "{\"entry\":1,\"seat\":0}")))
            assertEquals(200, answer.statusCode(), answer.body());
        JsonNode played = ann.json("/api/history").at("/matches/0");
        assertTrue(played.path("replay").booleanValue(), played.toString());
        String code = ann.post("/api/replays", ReplaysTest.order(table + ".1", ReplaysTest.PICTURE))
                .path("code")
                .textValue();
        JsonNode frames = ben.json("/api/replays/" + code + "/frames?viewer=all&from=0&count=50");
        assertTrue(frames.path("frames").size() > 1, "who was no player looks on afterwards");
    }

    /** The day, once its results are compared. */
    private static JsonNode closed(Browser browser, String name) throws InterruptedException {
        for (long left = PATIENCE_MILLIS; left > 0; left -= 50) {
            JsonNode day = browser.json("/api/daily/days/" + name);
            if (deal(day, "circus").at("/mine/points").isInt()) return day;
            Thread.sleep(50);
        }
        throw new AssertionError("the day was not closed");
    }

    private static void assertSealed(Browser ann, Browser ben, String table, TestSocket line, List<String> seeds) {
        SealedMatch.assertRefused(ann, table, line);
        JsonNode played = ann.json("/api/history").at("/matches/0");
        assertEquals("[\"daily\"]", played.path("notes").toString());
        assertFalse(played.path("replay").booleanValue());
        assertEquals(404, ben.get("/api/tables/" + table).statusCode(), "nobody looks on");
        String invite = ann.json("/api/tables/" + table).path("invite").asText();
        assertEquals("/join/", invite, "there is no code by which anybody could come");
        String all = String.join("\n", line.frames())
                + ann.get("/api/daily").body()
                + ann.get("/api/history").body()
                + ann.get("/api/me/data").body()
                + ann.get("/api/tables/" + table).body()
                + ann.get("/api/lobby").body();
        for (String seed : seeds) assertFalse(all.contains(seed), "a seed that nobody may know yet");
    }

    @Test
    @DisplayName("TABLE-63: two people play the deal of a team, who begin when the second one has come, and once")
    void team() throws InterruptedException {
        Server server = Running.shared();
        Browser ann = Browser.guest(server, "Ann T");
        Browser ben = Browser.guest(server, "Ben T");
        String deal = "flow-team";
        assertEquals(2, deal(day(ann, "/api/daily"), deal).path("people").intValue());
        assertEquals(404, ann.tryPost("/api/daily/deals/" + deal, "{}").statusCode());
        String code = ann.post("/api/daily/deals/" + deal + "/team", Json.parse("{}"))
                .path("code")
                .textValue();
        assertEquals(
                code,
                ann.post("/api/daily/deals/" + deal + "/team", Json.parse("{}"))
                        .path("code")
                        .textValue(),
                "BUDGET-150");
        String way = "/api/daily/teams/" + code;
        assertEquals("own-team", key(ann, way));
        assertTrue(ben.json(way).path("open").booleanValue());
        String table = ben.post(way, Json.parse("{}")).path("table").textValue();
        assertEquals(table, ann.json(way).path("table").textValue());
        assertFalse(ann.json(way).path("open").booleanValue());
        assertEquals("played-already", key(Browser.guest(server, "Cleo"), way));
        assertEquals(1, ann.sit(table).await("seating").path("yours").size());
        assertEquals(404, ann.get("/api/daily/teams/none").statusCode());
    }

    private static String key(Browser browser, String path) {
        return Json.parse(browser.tryPost(path, "{}").body()).at("/error/key").textValue();
    }

    @Test
    @DisplayName(
            "Programs do not play it, nobody makes such a table otherwise, and what is no day, deal or table is not there")
    void refused() throws InterruptedException {
        Server server = Running.shared();
        Browser ann = account(server, "Ann R");
        day(ann, "/api/daily");
        String token = ann.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"))
                .path("token")
                .textValue();
        Program robo = new Program(server, token);
        assertEquals(403, robo.post("/api/daily/deals/circus", "{}").statusCode());
        String deal = "{\"terms\":{\"game\":\"circus\",\"seats\":2,\"deal\":{\"kind\":\"daily\",\"name\":\"x\","
                + "\"sealedUntilMillis\":0}},\"seats\":[{\"kind\":\"me\"}]}";
        assertEquals(400, ann.tryPost("/api/tables", deal).statusCode());
        for (String path : List.of(
                "/api/daily/days/yesterday",
                "/api/daily/days/2020-01-01",
                "/api/daily/days/2999-01-01",
                "/api/daily/days/2020-01-01/circus",
                "/api/daily/tables/circus/century",
                "/api/daily/tables/circus/week?day=x"))
            assertEquals(404, ann.get(path).statusCode(), path);
        assertEquals(404, ann.tryPost("/api/daily/deals/chess", "{}").statusCode());
        assertEquals(
                401,
                new Browser(server).tryPost("/api/daily/deals/circus", "{}").statusCode());
        assertEquals(401, new Browser(server).get("/api/me/marks").statusCode());
        assertTrue(ann.json("/api/me/marks").path("marks").isEmpty());
    }
}
