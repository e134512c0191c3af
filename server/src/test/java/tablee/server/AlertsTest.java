package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.HookListener;
import tablee.server.alerts.PushBrowser;
import tablee.server.people.notices.WaitingTable;
import tablee.store.Store;
import tablee.store.alerts.AlertQueue;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** People who are away are alerted, by a real push endpoint of ours. */
class AlertsTest {
    private static final int SPEED = 20;

    private HookListener listener;
    private ServerSettings settings;
    private Server server;

    @BeforeEach
    void open() throws IOException {
        listener = new HookListener();
        settings = Running.settings().alertingInto(List.of(listener.host())).faster(SPEED);
        server = Server.start(settings);
    }

    /** As a host starts it: nothing is faster or wider. */
    private void atRealSpeed() {
        server.close();
        settings = Running.settings().alertingInto(List.of(listener.host()));
        server = Server.start(settings);
    }

    @AfterEach
    void close() {
        server.close();
        listener.close();
    }

    private static JsonNode put(Browser person, String wish) {
        HttpResponse<String> answer = AlertDoors.put(person, wish);
        assertEquals(200, answer.statusCode(), answer.body());
        return Json.parse(answer.body());
    }

    private PushBrowser agree(Browser person, String path) {
        PushBrowser browser = PushBrowser.make();
        person.post("/api/me/alerts/channels", Json.parse(browser.wish(listener.address(path))));
        return browser;
    }

    private String slowTable(Browser ann, Browser bob) {
        return SlowTable.begun(server, ann, bob);
    }

    private List<String> told(String... has) {
        return StoredRows.of(settings.database()).get("alerts").stream()
                .filter(row -> List.of(has).stream().allMatch(row::contains))
                .toList();
    }

    // ---- A turn ----------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 11.3.2: Anyone who has the turn and is away reads it in the browser that agreed, and nobody on the way does")
    void turn() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        PushBrowser annsPhone = agree(ann, "/push/ann");
        PushBrowser bobsPhone = agree(bob, "/push/bob");
        String table = slowTable(ann, bob);
        HookListener.Heard heard = listener.next();
        boolean toAnn = heard.path().equals("/push/ann");
        JsonNode alert = Json.parse((toAnn ? annsPhone : bobsPhone).read(heard.body()));
        assertEquals("It is your turn", alert.path("title").textValue());
        assertEquals("Flip Circus: Cards everyone", alert.path("body").textValue());
        assertEquals("/t/" + table, alert.path("path").textValue());
        assertFalse(heard.text().contains("turn"), "nobody on the way reads it");
        assertEquals("aes128gcm", heard.header("content-encoding"));
        assertEquals("86400", heard.header("ttl"));
        assertTrue(heard.header("topic").matches("[0-9a-f]{32}"), heard.header("topic"));
        String key = ann.json("/api/me/alerts").path("key").textValue();
        assertTrue(PushBrowser.isSigned(heard.header("authorization"), key));
        assertEquals(1, told("TURN").size());
        // The key is the server's for good.
        server.close();
        server = Server.start(settings);
        assertEquals(
                key,
                Browser.guest(server, "Eve").json("/api/me/alerts").path("key").textValue());
        assertEquals(0, listener.count(), "and a restart tells nobody again");
    }

    @Test
    @DisplayName(
            "From the turn to what a browser's push service and a hook hear, read on their own clock, it takes at most five seconds")
    void soon() {
        atRealSpeed();
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        for (Browser each : List.of(ann, bob)) {
            agree(each, "/push/" + each.person());
            String hook = "{\"kind\":\"json\",\"hook\":{\"address\":\"" + listener.address("/hook") + "\"}}";
            each.post("/api/me/alerts/channels", Json.parse(hook));
        }
        String table = slowTable(ann, bob);
        List<HookListener.Heard> heard = List.of(listener.next(), listener.next());
        try (Store store = Store.open(settings.database())) {
            long turn = store.tables().load(table).orElseThrow().savedMillis();
            for (HookListener.Heard each : heard) {
                long took = each.atMillis() - turn;
                assertTrue(took >= 0 && took <= 5_000, each.path() + " after " + took + " ms");
            }
        }
        assertEquals(
                1, heard.stream().filter(each -> each.path().equals("/hook")).count(), "both ways");
    }

    @Test
    @DisplayName(
            "At most one a turn: however often a service refuses, restarts or is asked again, the person is told once")
    void once() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        agree(ann, "/push/ann");
        agree(bob, "/push/bob");
        listener.answer(503, 429);
        slowTable(ann, bob);
        for (int i = 0; i < 3; i++) listener.next();
        assertEquals(0, listener.count(), "twice refused, then taken, and no more");
        assertEquals(
                List.of(false, false), List.of(failing(ann), failing(bob)), "what was taken in the end did not fail");
    }

    private static boolean failing(Browser person) {
        return person.json("/api/me/alerts").at("/channels/0/failing").booleanValue();
    }

    @Test
    @DisplayName(
            "KEPT-18: A browser that is gone is forgotten; one that refuses is left alone for a while, and says so")
    void gone() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        agree(ann, "/push/ann");
        agree(bob, "/push/bob");
        listener.answer(410);
        slowTable(ann, bob);
        Browser reader = listener.next().path().equals("/push/ann") ? ann : bob;
        Await.until(() -> reader.json("/api/me/alerts").path("channels").isEmpty());
        Browser other = reader == ann ? bob : ann;
        agree(reader, "/push/again");
        listener.answer(400);
        String channel = reader.json("/api/me/alerts").at("/channels/0/channel").textValue();
        HttpResponse<String> tried = reader.tryPost("/api/me/alerts/channels/" + channel + "/test", "{}");
        assertEquals(409, tried.statusCode());
        assertTrue(tried.body().contains("alert-not-taken"), tried.body());
        assertTrue(failing(reader));
        assertFalse(failing(other));
    }

    @Test
    @DisplayName("BUDGET-114: One person gets a limited number of alerts; a turn beyond them comes later")
    void often() {
        atRealSpeed();
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        for (int i = 0; i < Budget.ALERTS.count(); i++)
            for (Browser each : List.of(ann, bob)) assertTrue(server.limits().admits(Budget.ALERTS, each.person()));
        agree(ann, "/push/ann");
        agree(bob, "/push/bob");
        slowTable(ann, bob);
        try (Store store = Store.open(settings.database())) {
            long later = System.currentTimeMillis() + Budget.ALERTS.againMillis() / 2;
            Await.until(() -> Stream.of(ann, bob)
                    .flatMap(each -> store.alerts().of(each.person()).stream())
                    .anyMatch(alert -> alert.toldMillis() == 0 && alert.dueMillis() > later));
        }
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName(
            "Anyone who has the table open is told by the page; who wants no turns, or has turned the channel off, by nobody")
    void notNeeded() {
        Browser ann = Browser.guest(server, "Ann");
        agree(ann, "/push/ann");
        // At a relaxed table an alert would wait, in case that she goes: whether there is one is up to who begins.
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'pace':{'kind':'live','budgetMillis':86400000}},"
                + "'seats':[{'kind':'me'},{'kind':'bot','level':'random'}]}");
        TestSocket line = ann.sit(made.path("table").textValue());
        line.ask("{'do':'start'}");
        line.await("update");
        Browser bob = Browser.guest(server, "Bob");
        agree(bob, "/push/bob");
        for (Browser each : List.of(ann, bob)) wishTurns(each, false);
        slowTable(ann, bob);
        for (Browser each : List.of(ann, bob)) {
            wishTurns(each, true);
            String channel =
                    each.json("/api/me/alerts").at("/channels/0/channel").textValue();
            each.post("/api/me/alerts/channels/" + channel, Json.parse("{\"on\":false}"));
        }
        String table = slowTable(ann, bob);
        Await.until(() -> told("TURN", table, "|-1|1").size() == 1);
        assertEquals(1, told("TURN").size(), "of the other tables nothing was even written down");
        assertEquals(0, listener.count());
    }

    private static void wishTurns(Browser person, boolean turns) {
        put(person, "{'turns':" + turns + ",'invitations':true,'friends':false,'zone':'UTC'}");
    }

    @Test
    @DisplayName(
            "Whose turn it becomes while they look on is written down as well, once, for the time when they will have gone")
    void lookingOn() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        for (Browser each : List.of(ann, bob)) agree(each, "/push/" + each.hashCode());
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'startWhenFull':false,"
                + "'pace':{'kind':'days','budgetMillis':86400000}},'seats':[{'kind':'me'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        TestSocket anns = ann.sit(table);
        bob.join(made.path("invite").textValue());
        TestSocket bobs = bob.sit(table);
        assertTrue(bobs.ask("{'do':'sit','seat':1}").path("ok").booleanValue());
        assertTrue(anns.ask("{'do':'start'}").path("ok").booleanValue());
        Await.until(() -> told("TURN", table).size() == 1);
        assertEquals(0, listener.count(), "nobody is told while the page tells them");
    }

    @Test
    @DisplayName(
            "In quiet hours an alert waits until they are over, by the clock of its reader, and is not lost by a restart")
    void quiet() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        for (Browser each : List.of(ann, bob)) {
            agree(each, "/push/" + each.person());
            JsonNode now = put(
                    each,
                    "{'turns':true,'invitations':true,'friends':true,'quiet':{'from':'00:00','until':'23:59'},'zone':'Pacific/Auckland'}");
            assertEquals("23:59", now.at("/quiet/until").textValue());
        }
        slowTable(ann, bob);
        Await.until(() -> told("TURN").size() == 1);
        server.close();
        server = Server.start(settings);
        assertEquals(1, told("TURN", "|0|0").size(), "it waits");
        assertEquals(0, listener.count());
        // Due now, and not since ever: what is older than a month is deleted by the upkeep of a server that starts.
        long due = System.currentTimeMillis();
        try (Store store = Store.open(settings.database())) {
            for (Browser each : List.of(ann, bob))
                store.alerts()
                        .of(each.person())
                        .forEach(alert -> store.alerts().later(alert, due).join());
        }
        Await.until(() -> told("TURN", "|" + due + "|").isEmpty());
        assertEquals(1, told("TURN", "|0|0").size(), "to wait is no try");
        assertEquals(0, listener.count(), "still quiet: it is put off once more");
    }

    @Test
    @DisplayName(
            "Who has a slow table open and forgets it there is asked again and again, and alerted once it is closed")
    void forgottenTab() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        String table = slowTable(ann, bob);
        List<TestSocket> tabs = List.of(ann.sit(table), bob.sit(table));
        tabs.forEach(each -> each.await("update"));
        agree(ann, "/push/ann");
        agree(bob, "/push/bob");
        try (Store store = Store.open(settings.database())) {
            for (Browser each : List.of(ann, bob)) waitingFor(store, each, table);
            // More often than anybody tries to reach an address.
            for (int i = 0; i < 4; i++) {
                long due = System.currentTimeMillis();
                for (Browser each : List.of(ann, bob))
                    store.alerts()
                            .of(each.person())
                            .forEach(alert -> store.alerts().later(alert, due).join());
                Await.until(() -> told("TURN", "|" + due + "|").isEmpty());
            }
        }
        assertEquals(0, listener.count(), "the page says it");
        tabs.forEach(TestSocket::hangUp);
        try (Store store = Store.open(settings.database())) {
            for (Browser each : List.of(ann, bob))
                store.alerts().of(each.person()).forEach(alert -> store.alerts()
                        .later(alert, System.currentTimeMillis())
                        .join());
        }
        assertTrue(listener.next().path().startsWith("/push/"));
        assertEquals(1, told("TURN").size());
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
        Browser ann = Browser.guest(server, "Ann");
        PushBrowser phone = agree(ann, "/push/ann");
        JsonNode made = ann.table("{'terms':{'game':'circus','seats':2,'pace':{'kind':'live','budgetMillis':86400000}},"
                + "'seats':[{'kind':'me'},{'kind':'me'}]}");
        String table = made.path("table").textValue();
        TestSocket line = ann.sit(table);
        assertTrue(line.ask("{'do':'start'}").path("ok").booleanValue());
        line.awaitNow(update -> update.has("sights"));
        assertEquals(List.of(), told("TURN"), "it is on her screen");
        line.hangUp();
        assertEquals(
                "/t/" + table,
                Json.parse(phone.read(listener.next().body())).path("path").textValue());
        assertEquals(1, told("TURN").size());
    }

    // ---- Friends ---------------------------------------------------------------------------------------------------

    private static void befriend(Browser ann, Browser bob) {
        ann.post("/api/people/" + bob.person(), Json.parse("{\"bond\":\"friend\",\"on\":true}"));
        bob.post("/api/people/" + ann.person(), Json.parse("{\"bond\":\"friend\",\"on\":true}"));
    }

    @Test
    @DisplayName(
            "A friend's invitation is told once for each friend and table, and not to those who are no friends any more")
    void invitation() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        befriend(ann, bob);
        PushBrowser phone = agree(bob, "/push/bob");
        JsonNode made = ann.table("{'title':'Tea','terms':{'game':'flow','seats':2},'seats':[{'kind':'me'}]}");
        String wish = "{\"table\":\"" + made.path("table").textValue() + "\"}";
        for (int i = 0; i < 3; i++) ann.post("/api/people/" + bob.person() + "/invitation", Json.parse(wish));
        JsonNode alert = Json.parse(phone.read(listener.next().body()));
        assertEquals("Ann invites you", alert.path("title").textValue());
        assertEquals("Flow: Tea", alert.path("body").textValue());
        assertEquals(1, told("INVITATION").size());
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName("That a friend is here is told to those who want it, once in hours, and not of strangers")
    void friendHere() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        Browser eve = Browser.guest(server, "Eve");
        befriend(ann, bob);
        PushBrowser phone = agree(bob, "/push/bob");
        agree(eve, "/push/eve");
        for (Browser each : List.of(bob, eve))
            put(each, "{'turns':true,'invitations':true,'friends':true,'zone':'Europe/Warsaw'}");
        TestSocket here = ann.open("/ws/lobby");
        JsonNode alert = Json.parse(phone.read(listener.next().body()));
        assertEquals("Ann is here", alert.path("title").textValue());
        assertEquals("/people", alert.path("path").textValue());
        here.hangUp();
        ann.open("/ws/lobby");
        assertEquals(1, told("FRIEND").size());
        assertEquals(0, listener.count());
    }
}
