package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** What is reported while a match is played, as those who run the server read it. */
class ReportsOverHttpTest {
    private final Server server = Running.shared();

    @Test
    @DisplayName(
            "A line, a name and a conduct are reported, each with the table, the place in the match, the reason and who says so")
    void inAMatch() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        eve.join(made.path("invite").textValue());
        TestSocket line = ann.sit(table);
        line.await("seating");
        TestSocket other = eve.sit(table);
        other.await("seating");
        assertTrue(other.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        line.ask("{'do':'start'}");
        line.awaitNow(update -> update.has("sights"));
        other.ask("{'do':'say','text':'boo'}");
        int said = line.await("chat").at("/lines/0/number").intValue();
        int place = line.last("update").path("version").intValue();
        assertTrue(place > 0, "the deal");
        line.ask("{'do':'report','line':" + said + ",'reason':'about line'}");
        for (String matter : new String[] {"name", "conduct"})
            line.ask("{'do':'report-person','person':'" + eve.person() + "','matter':'" + matter + "','reason':'about "
                    + matter + "'}");
        Map<String, String> read = new TreeMap<>();
        for (JsonNode each : Office.shared().read("people/" + eve.person()).path("reports")) {
            JsonNode report = each.path("report");
            assertEquals(table, each.path("table").textValue());
            assertEquals(place, report.path("version").intValue());
            assertEquals(ann.person(), report.path("by").textValue());
            read.put(
                    report.path("kind").textValue(),
                    report.path("reason").textValue() + "/" + each.path("text").textValue());
        }
        assertEquals(Map.of("line", "about line/boo", "name", "about name/Eve", "conduct", "about conduct/"), read);
    }

    /** Ann and Eve at a table of two, whose match has begun. */
    private record Pair(Browser ann, Browser eve, String table, TestSocket line, TestSocket other) {
        static Pair of(Server server) {
            Browser ann = Browser.guest(server, "Ann");
            Browser eve = Browser.guest(server, "Eve");
            JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'open'}]}");
            String table = made.path("table").textValue();
            eve.join(made.path("invite").textValue());
            TestSocket line = ann.sit(table);
            line.await("seating");
            TestSocket other = eve.sit(table);
            other.await("seating");
            other.ask("{'do':'sit','seat':1}");
            line.ask("{'do':'start'}");
            line.awaitNow(update -> update.has("sights"));
            return new Pair(ann, eve, table, line, other);
        }

        JsonNode reportConduct() {
            return line.ask("{'do':'report-person','person':'" + eve.person() + "','matter':'conduct','reason':''}");
        }

        int sayRude() {
            other.ask("{'do':'say','text':'boo'}");
            return line.await("chat").at("/lines/0/number").intValue();
        }

        void resign() {
            line.ask("{'do':'resign','seat':0}");
            line.awaitNow(update -> update.has("result"));
        }
    }

    private static int open(Office office, String person) {
        for (JsonNode each : office.read("reports").path("people"))
            if (each.at("/whom/person").asText().equals(person))
                return each.at("/whom/reports").intValue();
        return 0;
    }

    @Test
    @DisplayName(
            "TABLE-28: who reports the same person once more, after somebody has looked into it, is in the queue again")
    void again() {
        Office office = Office.shared();
        Pair pair = Pair.of(server);
        for (int i = 0; i < 2; i++) assertTrue(pair.reportConduct().path("ok").booleanValue());
        assertEquals(1, open(office, pair.eve.person()), "twice the same is once");
        assertEquals(200, office.act("resolve", pair.eve.person()));
        assertEquals(0, open(office, pair.eve.person()));
        assertTrue(pair.reportConduct().path("ok").booleanValue());
        assertEquals(1, open(office, pair.eve.person()));
    }

    @Test
    @DisplayName(
            "TABLE-28: a line of the match before is reported with that match and its place there, which administrators look at, and strangers do not")
    void secondMatch() {
        Office office = Office.shared();
        Pair pair = Pair.of(server);
        int place = pair.line.last("update").path("version").intValue();
        int said = pair.sayRude();
        pair.resign();
        String first = pair.line.last("update").path("match").textValue();
        pair.line.ask("{'do':'propose','what':'rematch'}");
        pair.other.ask("{'do':'agree'}");
        pair.line.awaitNow(update -> update.path("match").asText().endsWith(".2") && update.has("sights"));
        pair.line.ask("{'do':'report','line':" + said + ",'reason':'in the match before'}");
        assertTrue(pair.reportConduct().path("ok").booleanValue());
        JsonNode reports = office.read("people/" + pair.eve.person()).path("reports");
        Map<String, String> read = new TreeMap<>();
        for (JsonNode each : reports)
            read.put(
                    each.at("/report/kind").textValue(),
                    each.at("/report/match").textValue());
        assertEquals(Map.of("line", first, "conduct", pair.table + ".2"), read);
        for (JsonNode each : reports)
            if (each.at("/report/kind").textValue().equals("line"))
                assertEquals(place, each.at("/report/version").intValue());
        JsonNode replay = office.read("../matches/" + first).path("replay");
        assertEquals("Ann", replay.at("/seats/0/name").textValue());
        JsonNode frames = office.read("../matches/" + first + "/frames?viewer=all&from=0&count=50");
        assertTrue(frames.path("frames").size() > place, frames.toString());
        assertEquals(200, pair.ann.get("/api/matches/" + first).statusCode(), "she sat there");
        Browser stranger = Browser.guest(server, "Gus");
        for (Browser each : new Browser[] {stranger, new Browser(server)})
            assertEquals(404, each.get("/api/matches/" + first).statusCode());
        assertEquals(404, office.boss().get("/api/matches/" + pair.table + ".2").statusCode(), "it is not over");
    }

    private static String key(Browser who, String wish) {
        var answer = who.tryPost("/api/reports", wish.replace('\'', '"'));
        return answer.statusCode() == 200
                ? "done"
                : Json.parse(answer.body()).at("/error/key").textValue();
    }

    @Test
    @DisplayName("A name, a conduct and the title of a tournament are reported away from tables, with what stood there;"
            + " nobody reports themselves, or nobody")
    void awayFromTables() {
        Office office = Office.shared();
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Ugly Eve");
        String login = "eve " + Long.toString(System.nanoTime(), 36);
        eve.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"correct horse battery\"}");
        String cup = Json.parse(eve.tryPost(
                                "/api/tournaments",
                                "{\"title\":\"Ugly"
                                        + " cup\",\"kind\":\"swiss\",\"table\":{\"game\":\"circus\",\"seats\":2}}")
                        .body())
                .path("tournament")
                .textValue();
        String whom = "{'person':'" + eve.person() + "'";
        assertEquals("done", key(ann, whom + ",'reason':'see there'}"));
        assertEquals("done", key(ann, whom + ",'matter':'conduct'}"));
        assertEquals("done", key(ann, "{'tournament':'" + cup + "'}"));
        String shown = eve.json("/api/me").at("/person/name").textValue();
        eve.post("/api/me", Json.parse("{\"name\":\"Nice Eve\",\"language\":\"en\"}"));
        Map<String, String> read = new TreeMap<>();
        for (JsonNode each : office.read("people/" + eve.person()).path("reports"))
            read.put(
                    each.at("/report/kind").textValue(),
                    each.path("page").textValue() + ": " + each.path("text").textValue());
        assertEquals(Map.of("name", ": " + shown, "conduct", ": ", "title", "/tournament/" + cup + ": Ugly cup"), read);
        assertEquals("bad-request", key(eve, whom + "}"));
        assertEquals("bad-request", key(ann, whom + ",'matter':'line'}"));
        assertEquals("bad-request", key(ann, "{'reason':'all of them'}"));
        for (String what : new String[] {"person", "tournament", "replay"})
            assertEquals("not-found", key(ann, "{'" + what + "':'none'}"));
        assertEquals("unknown-person", key(new Browser(server), whom + "}"));
    }

    @Test
    @DisplayName(
            "BUDGET-49, BUDGET-67: reports away from tables count with those at tables, and one is told when it is enough")
    void bounded() {
        try (Server own = Server.start(Running.settings())) {
            Browser ann = Browser.guest(own, "Ann");
            String last = "done";
            int done = -1;
            for (; last.equals("done") && done < 100; done++)
                last = key(ann, "{'person':'" + Browser.guest(own, "Eve").person() + "'}");
            assertEquals("enough-reported", last);
            assertEquals(Budget.REPORTS.count(), done);
        }
    }
}
