package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.tables.Tables;
import tablee.table.budget.Budget;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verifier;

/** What people see of what is deleted, archived and refused for want of room. */
class UpkeepOverHttpTest {
    private static final String OPEN = "{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'}]}";
    private static final String BEGUN =
            "{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'me'}],'start':true}";

    private static final String LISTED = BEGUN.replace("'seats':2}", "'seats':2,'visibility':'listed'}");

    private static long in(int days) {
        return System.currentTimeMillis() + TimeUnit.DAYS.toMillis(days);
    }

    /** A table whose match has begun, which is a moment after it is made. */
    private static String begun(Browser browser, String terms) {
        String table = browser.table(terms).path("table").textValue();
        TestSocket line = browser.sit(table);
        line.awaitNow(update -> true);
        line.hangUp();
        return table;
    }

    private static int status(Browser browser, String table) {
        return browser.get("/api/tables/" + table).statusCode();
    }

    @Test
    @DisplayName(
            "Tables go after their time, one that was never played first; an archived match is replayed and verified")
    void ends() {
        try (Server server = Server.start(Running.settings().faster(1))) {
            Browser ann = Browser.guest(server, "Ann");
            String empty = ann.table(OPEN).path("table").textValue();
            String idle = begun(ann, BEGUN);
            String over = ann.table(BEGUN).path("table").textValue();
            TestSocket line = ann.sit(over);
            line.awaitNow(update -> true);
            line.ask("{'do':'resign','seat':0}");
            line.hangUp();
            server.tidy(in(13)).await();
            assertEquals(200, status(ann, empty));
            server.tidy(in(15)).await();
            assertEquals(404, status(ann, empty));
            assertEquals(200, status(ann, idle));
            TestSocket again = ann.sit(over);
            again.await("update");
            assertTrue(again.ask("{'do':'replay','viewer':'all','from':0,'count':5}")
                    .path("ok")
                    .booleanValue());
            again.ask("{'do':'download'}");
            MatchFile file = MatchFile.read(again.await("file").path("file"));
            assertTrue(Verifier.verify(file).fair());
            server.tidy(in(89)).await();
            assertTrue(ann.json("/api/me").path("person").isObject());
            server.tidy(in(181)).await();
            assertEquals("null", ann.json("/api/me").path("person").toString(), "nobody is this guest any more");
            assertEquals(404, status(Browser.guest(server, "Bob"), idle));
        }
    }

    /** As usual, but for one of the numbers. */
    private static Retention with(int guestDays, int idleMatchDays, int freeMegabytes, int databaseMegabytes) {
        Retention usual = Retention.USUAL;
        return new Retention(
                guestDays,
                usual.emptyTableDays(),
                idleMatchDays,
                usual.chatDays(),
                usual.archiveDays(),
                freeMegabytes,
                databaseMegabytes);
    }

    @Test
    @DisplayName("KEPT-1: A guest is forgotten the day after the days of retention, and not before; the match stays")
    void guests() {
        try (Server server = Server.start(Running.settings().faster(1))) {
            Browser ann = Browser.guest(server, "Ann");
            String idle = begun(ann, LISTED);
            server.tidy(in(90)).await();
            assertTrue(ann.json("/api/me").path("person").isObject());
            server.tidy(in(91)).await();
            assertEquals("null", ann.json("/api/me").path("person").toString());
            assertEquals(200, status(Browser.guest(server, "Bob"), idle));
        }
    }

    @Test
    @DisplayName("A match that nobody plays is deleted after its own days, and its people stay")
    void idleMatches() {
        ServerSettings settings = Running.settings().faster(1).keeping(with(1_000, 30, 0, 0));
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            String idle = begun(ann, BEGUN);
            server.tidy(in(29)).await();
            assertEquals(200, status(ann, idle));
            server.tidy(in(31)).await();
            assertEquals(404, status(ann, idle));
            assertTrue(ann.json("/api/me").path("person").isObject());
        }
    }

    @Test
    @DisplayName(
            "An archived match is in the copy of one's data; who deletes themselves leaves it without a name, and it verifies")
    void archivedExportAndErasure() {
        try (Server server = Server.start(Running.settings().faster(1).keeping(with(1_000, 1_000, 0, 0)))) {
            Browser ann = Browser.guest(server, "Annabel");
            String over = ann.table(LISTED).path("table").textValue();
            TestSocket line = ann.sit(over);
            line.awaitNow(update -> true);
            line.ask("{'do':'resign','seat':0}");
            line.hangUp();
            String before = ann.json("/api/me/data").path("history").toString();
            server.tidy(in(8)).await();
            assertTrue(before.contains(over), before);
            assertEquals(before, ann.json("/api/me/data").path("history").toString());
            assertEquals(200, ann.delete("/api/me").statusCode());
            TestSocket bob = Browser.guest(server, "Bob").sit(over);
            assertFalse(bob.await("seating").toString().contains("Annabel"));
            bob.ask("{'do':'download'}");
            MatchFile file = MatchFile.read(bob.await("file").path("file"));
            assertTrue(Verifier.verify(file).fair());
        }
    }

    @Test
    @DisplayName("With little room on the disk there are no new tables, and those that are played go on")
    void lowWater() {
        noNewTables(with(90, 180, 100_000_000, 0));
    }

    @Test
    @DisplayName("When the database is larger than it may be there are no new tables, and those that are played go on")
    void largeDatabase() {
        Retention small = with(90, 180, 0, 1);
        noNewTables(small);
    }

    private static void noNewTables(Retention low) {
        ServerSettings settings = Running.settings().faster(1);
        String table;
        Browser ann;
        try (Server server = Server.start(settings)) {
            ann = Browser.guest(server, "Ann");
            table = ann.table(BEGUN).path("table").textValue();
        }
        fill(settings.database());
        try (Server server = Server.start(settings.keeping(low))) {
            Browser again = new Browser(server).with(ann.cookie());
            HttpResponse<String> refused = again.tryPost("/api/tables", OPEN.replace('\'', '"'));
            assertEquals(507, refused.statusCode());
            assertTrue(refused.body().contains("no new tables can be made now"), refused.body());
            TestSocket line = again.sit(table);
            JsonNode update = line.awaitNow(now -> true);
            int seat = update.at("/waiting/0").intValue();
            JsonNode moves = update.at("/sights/" + seat + "/moves");
            assertTrue(line.ask(Browser.ask("play")
                            .put("version", update.path("version").intValue())
                            .put("seat", seat)
                            .put("move", moves.at("/0/word").textValue()))
                    .path("ok")
                    .booleanValue());
        }
    }

    /** With more than a megabyte. */
    private static void fill(String database) {
        Tables.Document document =
                new Tables.Document(" ".repeat(2 << 20) + "{}", "circus", "gathering", false, "big", List.of());
        try (Store store = Store.open(database)) {
            store.write(Change.of(
                            System.currentTimeMillis(),
                            new Tables.Revision("big", 0, Optional.of(document), 0, 0, 0, Tables.NEVER, 0)))
                    .join();
        }
    }

    @Test
    @DisplayName(
            "BUDGET-60: one address makes two hundred tables at once and two hundred a day, no matter who it says it is")
    void aDay() {
        try (Server server = Server.start(Running.settings().behind(List.of("127.0.0.0/8")))) {
            Browser eve = Browser.guest(server, "Eve", "10.5.0.1");
            int made = 0;
            // What a person, and an address within an hour, may make is waited for.
            for (int hour = 0; hour < 24; hour++) {
                server.limits().pass(hour == 0 ? 0 : TimeUnit.HOURS.toMillis(1));
                while (make(eve) == 200) made++;
            }
            long again = TimeUnit.HOURS.toMillis(23) / Budget.TABLES_A_DAY.againMillis();
            assertTrue(Math.abs(made - 200 - again) <= 2, made + " tables");
            assertEquals(429, make(eve));
            assertEquals(200, make(Browser.guest(server, "Ann", "10.5.0.2")), "another address");
            server.limits().pass(Budget.TABLES_A_DAY.againMillis());
            assertEquals(200, make(eve));
            assertEquals(429, make(eve));
        }
    }

    private static int make(Browser browser) {
        return browser.tryPost("/api/tables", OPEN.replace('\'', '"')).statusCode();
    }
}
