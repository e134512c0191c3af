package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.PushBrowser;
import tablee.server.people.notices.WaitingTable;
import tablee.store.Store;
import tablee.store.alerts.AlertQueue;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** Who has a table open is told by the page; and alerted once they have gone. */
class AlertsAtTheTableTest {
    private AlertHouse house;

    @BeforeEach
    void open() throws IOException {
        house = new AlertHouse();
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    @DisplayName(
            "Anyone who has the table open is told by the page; who wants no turns, or has turned the channel off, by nobody")
    void notNeeded() {
        Browser ann = Browser.guest(house.server, "Ann");
        house.agree(ann, "/push/ann");
        // At a relaxed table an alert would wait, in case that she goes: whether there is one is up to who begins.
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'pace':{'kind':'live','budgetMillis':86400000}},"
                + "'seats':[{'kind':'me'},{'kind':'bot','level':'random'}]}");
        TestSocket line = ann.sit(made.path("table").textValue());
        line.ask("{'do':'start'}");
        line.await("update");
        Browser bob = Browser.guest(house.server, "Bob");
        house.agree(bob, "/push/bob");
        for (Browser each : List.of(ann, bob)) wishTurns(each, false);
        house.slowTable(ann, bob);
        for (Browser each : List.of(ann, bob)) {
            wishTurns(each, true);
            String channel =
                    each.json("/api/me/alerts").at("/channels/0/channel").textValue();
            each.post("/api/me/alerts/channels/" + channel, Json.parse("{\"on\":false}"));
        }
        String table = house.slowTable(ann, bob);
        Await.until(() -> house.told("TURN", table, "|-1|1").size() == 1);
        assertEquals(1, house.told("TURN").size(), "of the other tables nothing was even written down");
        assertEquals(0, house.listener.count());
    }

    @Test
    @DisplayName("BUDGET-114: One person gets a limited number of alerts; a turn beyond them comes later")
    void often() {
        house.atRealSpeed();
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        for (int i = 0; i < Budget.ALERTS.count(); i++)
            for (Browser each : List.of(ann, bob))
                assertTrue(house.server.limits().admits(Budget.ALERTS, each.person()));
        house.agree(ann, "/push/ann");
        house.agree(bob, "/push/bob");
        house.slowTable(ann, bob);
        try (Store store = Store.open(house.settings.database())) {
            long later = System.currentTimeMillis() + Budget.ALERTS.againMillis() / 2;
            Await.until(() -> Stream.of(ann, bob)
                    .flatMap(each -> store.alerts().of(each.person()).stream())
                    .anyMatch(alert -> alert.toldMillis() == 0 && alert.dueMillis() > later));
        }
        assertEquals(0, house.listener.count());
    }

    private static void wishTurns(Browser person, boolean turns) {
        AlertDoors.wish(person, "{'turns':" + turns + ",'invitations':true,'friends':false,'zone':'UTC'}");
    }

    @Test
    @DisplayName(
            "Whose turn it becomes while they look on is written down as well, once, for the time when they will have gone")
    void lookingOn() {
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        for (Browser each : List.of(ann, bob)) house.agree(each, "/push/" + each.hashCode());
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'startWhenFull':false,"
                + "'pace':{'kind':'days','budgetMillis':86400000}},'seats':[{'kind':'me'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        TestSocket anns = ann.sit(table);
        bob.join(made.path("invite").textValue());
        TestSocket bobs = bob.sit(table);
        assertTrue(bobs.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        assertTrue(anns.ask("{'do':'start'}").path("ok").booleanValue());
        Await.until(() -> house.told("TURN", table).size() == 1);
        assertEquals(0, house.listener.count(), "nobody is told while the page tells them");
    }

    @Test
    @DisplayName(
            "Who has a slow table open and forgets it there is asked again and again, and alerted once it is closed")
    void forgottenTab() {
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        String table = house.slowTable(ann, bob);
        List<TestSocket> tabs = List.of(ann.sit(table), bob.sit(table));
        tabs.forEach(each -> each.await("update"));
        house.agree(ann, "/push/ann");
        house.agree(bob, "/push/bob");
        try (Store store = Store.open(house.settings.database())) {
            for (Browser each : List.of(ann, bob)) waitingFor(store, each, table);
            // More often than anybody tries to reach an address.
            for (int i = 0; i < 4; i++) {
                long due = System.currentTimeMillis();
                for (Browser each : List.of(ann, bob))
                    store.alerts()
                            .of(each.person())
                            .forEach(alert -> store.alerts().later(alert, due).join());
                Await.until(() -> house.told("TURN", "|" + due + "|").isEmpty());
            }
        }
        assertEquals(0, house.listener.count(), "the page says it");
        tabs.forEach(TestSocket::hangUp);
        try (Store store = Store.open(house.settings.database())) {
            for (Browser each : List.of(ann, bob))
                store.alerts().of(each.person()).forEach(alert -> store.alerts()
                        .later(alert, System.currentTimeMillis())
                        .join());
        }
        assertTrue(house.listener.next().path().startsWith("/push/"));
        assertEquals(1, house.told("TURN").size());
    }

    /** What is written down for the one of the two who has the turn. */
    private static void waitingFor(Store store, Browser person, String table) {
        store.tables()
                .load(table)
                .filter(kept -> WaitingTable.waitsFor(kept, person.person()))
                .map(WaitingTable::mark)
                .ifPresent(mark -> store.alerts()
                        .put(
                                AlertQueue.Alert.of(
                                        person.person(), AlertQueue.Kind.TURN, table, mark, System.currentTimeMillis()),
                                9)
                        .join());
    }

    @Test
    @DisplayName("Who closes a live game in their own turn is alerted, though the page was open when the turn began")
    void closedInTheTurn() {
        Browser ann = Browser.guest(house.server, "Ann");
        PushBrowser phone = house.agree(ann, "/push/ann");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'pace':{'kind':'live','budgetMillis':86400000}},"
                + "'seats':[{'kind':'me'},{'kind':'me'}]}");
        String table = made.path("table").textValue();
        TestSocket line = ann.sit(table);
        assertTrue(line.ask("{'do':'start'}").path("ok").booleanValue());
        line.awaitNow(update -> update.has("sights"));
        assertEquals(List.of(), house.told("TURN"), "it is on her screen");
        line.hangUp();
        assertEquals(
                "/t/" + table,
                Json.parse(phone.read(house.listener.next().body()))
                        .path("path")
                        .textValue());
        assertEquals(1, house.told("TURN").size());
    }
}
