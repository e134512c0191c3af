package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.table.budget.Budget;

/** What people say and report at many tables counts together: by person, by address, and by whom it is about. */
class TalkBudgetsTest {
    private static final String LISTED = "{'terms':{'game':'circus','seats':2,'visibility':'listed'}}";
    /** At one table somebody talks five times at once. */
    private static final int AT_A_TABLE = 5;

    private Server server;
    private final List<String> tables = new ArrayList<>();

    @BeforeEach
    void open() {
        server = Server.start(Running.settings().behind(List.of("127.0.0.0/8")));
        Browser host = Browser.guest(server, "Host", "10.7.0.1");
        for (int i = 0; i < 6; i++) tables.add(host.table(LISTED).path("table").textValue());
    }

    @AfterEach
    void close() {
        server.close();
    }

    /** Somebody who is at all the tables. */
    private final class Guest {
        private final List<TestSocket> lines = new ArrayList<>();
        private int asked;

        Guest(String address) {
            Browser browser = Browser.guest(server, "Eve", address);
            for (String table : tables) lines.add(browser.sit(table));
        }

        /** The next request, at the next table when this one has heard enough. */
        JsonNode ask(String request) {
            return lines.get(asked++ / AT_A_TABLE).ask(request);
        }

        int says(int times) {
            int done = 0;
            for (int i = 0; i < times; i++)
                if (ask("{'do':'say','text':'hello'}").path("ok").booleanValue()) done++;
            return done;
        }

        /** What the table says to a report of the next line. */
        String reports() {
            return ask("{'do':'report','line':" + asked % AT_A_TABLE + ",'reason':'rude'}")
                    .at("/refused/key")
                    .asText("done");
        }

        int reports(int times) {
            int done = 0;
            for (int i = 0; i < times; i++) if (reports().equals("done")) done++;
            return done;
        }
    }

    @Test
    @DisplayName("BUDGET-64: a person says twenty lines at all tables together, and one more a second")
    void talkOfOne() {
        Guest eve = new Guest("10.7.0.2");
        assertEquals(20, eve.says(20));
        JsonNode refused = eve.ask("{'do':'say','text':'one too many'}");
        assertEquals("too-fast", refused.at("/refused/key").textValue());
        server.limits().pass(Budget.TALK_OF.againMillis());
        assertEquals(1, eve.says(1));
    }

    @Test
    @DisplayName("BUDGET-65: an address says sixty lines, with however many people, and others are heard")
    void talkFromOne() {
        int done = 0;
        for (int i = 0; i < 4; i++) done += new Guest("10.7.0.3").says(20);
        assertTrue(done >= 60 && done <= 66, done + ", as half a second gives one back");
        assertEquals(1, new Guest("10.7.0.4").says(1));
        server.limits().pass(60 * Budget.TALK_FROM.againMillis());
        assertEquals(20, new Guest("10.7.0.3").says(20));
    }

    @Test
    @DisplayName("BUDGET-49: a person reports ten lines a day, and is told when it is enough")
    void reportsOfOne() {
        new Guest("10.7.0.5").says(20);
        Guest eve = new Guest("10.7.0.6");
        assertEquals(10, eve.reports(10));
        assertEquals("enough-reported", eve.reports());
        server.limits().pass(Budget.REPORTS.againMillis());
        assertEquals("done", eve.reports());
    }

    @Test
    @DisplayName("BUDGET-66: an address reports twenty lines a day, with however many people, and others can report")
    void reportsFromOne() {
        new Guest("10.7.0.5").says(20);
        int done = 0;
        for (int i = 0; i < 3; i++) done += new Guest("10.7.0.7").reports(10);
        assertEquals(20, done);
        assertEquals("enough-reported", new Guest("10.7.0.7").reports());
        assertEquals("done", new Guest("10.7.0.8").reports());
        server.limits().pass(Budget.REPORTS_FROM.againMillis());
        assertEquals("done", new Guest("10.7.0.7").reports());
    }

    @Test
    @DisplayName(
            "BUDGET-67: of one person thirty lines a day are reported; who reports another one is told that it is known")
    void reportsAboutOne() {
        new Guest("10.7.0.5").says(5);
        for (int i = 0; i < 30; i++) assertEquals("done", new Guest("10.8.0." + i).reports(), "report " + i);
        assertEquals("often-reported", new Guest("10.8.1.1").reports());
        server.limits().pass(Budget.REPORTS_OF.againMillis());
        assertEquals("done", new Guest("10.8.1.2").reports());
    }
}
