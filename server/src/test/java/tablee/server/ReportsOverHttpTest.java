package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

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
        assertEquals(Map.of("line", "about line/boo", "name", "about name/", "conduct", "about conduct/"), read);
    }
}
