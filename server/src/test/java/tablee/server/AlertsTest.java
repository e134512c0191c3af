package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.HookListener;
import tablee.server.alerts.PushBrowser;
import tablee.store.Store;
import tablee.wire.json.Json;

/** People who are away are alerted, by a real push endpoint of ours. */
class AlertsTest {
    private AlertHouse house;

    @BeforeEach
    void open() throws IOException {
        house = new AlertHouse();
    }

    @AfterEach
    void close() {
        house.close();
    }

    // ---- A turn ----------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 11.3.2: Anyone who has the turn and is away reads it in the browser that agreed, and nobody on the way does")
    void turn() {
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        PushBrowser annsPhone = house.agree(ann, "/push/ann");
        PushBrowser bobsPhone = house.agree(bob, "/push/bob");
        String table = house.slowTable(ann, bob);
        HookListener.Heard heard = house.listener.next();
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
        assertEquals(1, house.told("TURN").size());
        // The key is the server's for good.
        house.restart();
        assertEquals(
                key,
                Browser.guest(house.server, "Eve")
                        .json("/api/me/alerts")
                        .path("key")
                        .textValue());
        assertEquals(0, house.listener.count(), "and a restart tells nobody again");
    }

    @Test
    @DisplayName(
            "From the turn to what a browser's push service and a hook hear, read on their own clock, it takes at most five seconds")
    void soon() {
        house.atRealSpeed();
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        for (Browser each : List.of(ann, bob)) {
            house.agree(each, "/push/" + each.person());
            String hook = "{\"kind\":\"json\",\"hook\":{\"address\":\"" + house.listener.address("/hook") + "\"}}";
            each.post("/api/me/alerts/channels", Json.parse(hook));
        }
        String table = house.slowTable(ann, bob);
        List<HookListener.Heard> heard = List.of(house.listener.next(), house.listener.next());
        try (Store store = Store.open(house.settings.database())) {
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
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        house.agree(ann, "/push/ann");
        house.agree(bob, "/push/bob");
        house.listener.answer(503, 429);
        house.slowTable(ann, bob);
        for (int i = 0; i < 3; i++) house.listener.next();
        assertEquals(0, house.listener.count(), "twice refused, then taken, and no more");
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
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        house.agree(ann, "/push/ann");
        house.agree(bob, "/push/bob");
        house.listener.answer(410);
        house.slowTable(ann, bob);
        Browser reader = house.listener.next().path().equals("/push/ann") ? ann : bob;
        Await.until(() -> reader.json("/api/me/alerts").path("channels").isEmpty());
        Browser other = reader == ann ? bob : ann;
        house.agree(reader, "/push/again");
        house.listener.answer(400);
        String channel = reader.json("/api/me/alerts").at("/channels/0/channel").textValue();
        HttpResponse<String> tried = reader.tryPost("/api/me/alerts/channels/" + channel + "/test", "{}");
        assertEquals(409, tried.statusCode());
        assertTrue(tried.body().contains("alert-not-taken"), tried.body());
        assertTrue(failing(reader));
        assertFalse(failing(other));
    }

    @Test
    @DisplayName(
            "In quiet hours an alert waits until they are over, by the clock of its reader, and is not lost by a restart; then it arrives, once")
    void quiet() {
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        for (Browser each : List.of(ann, bob)) {
            house.agree(each, "/push/" + each.person());
            assertEquals(
                    "23:59",
                    quietFrom(each, "00:00", "23:59").at("/quiet/until").textValue());
        }
        house.slowTable(ann, bob);
        Await.until(() -> house.told("TURN").size() == 1);
        house.restart();
        assertEquals(1, house.told("TURN", "|0|0").size(), "it waits");
        assertEquals(0, house.listener.count());
        long due = dueNow(ann, bob);
        Await.until(() -> house.told("TURN", "|" + due + "|").isEmpty());
        assertEquals(1, house.told("TURN", "|0|0").size(), "to wait is no try");
        assertEquals(0, house.listener.count(), "still quiet: it is put off once more");
        LocalTime there = LocalTime.now(ZoneId.of("Pacific/Auckland"));
        DateTimeFormatter clock = DateTimeFormatter.ofPattern("HH:mm");
        for (Browser each : List.of(ann, bob)) {
            Browser here = new Browser(house.server).with(each.cookie());
            quietFrom(here, there.plusHours(2).format(clock), there.plusHours(3).format(clock));
        }
        dueNow(ann, bob);
        String reader = house.told("TURN", ann.person()).isEmpty() ? bob.person() : ann.person();
        assertEquals("/push/" + reader, house.listener.next().path());
        Await.until(() -> house.told("TURN", "|0|0").isEmpty());
        assertEquals(0, house.listener.count(), "and no second time");
    }

    private static JsonNode quietFrom(Browser who, String from, String until) {
        String hours = "'quiet':{'from':'" + from + "','until':'" + until + "'},'zone':'Pacific/Auckland'}";
        return AlertDoors.wish(who, "{'turns':true,'invitations':true,'friends':true," + hours);
    }

    /** Not since ever: what is older than a month is deleted by the upkeep of a server that starts. */
    private long dueNow(Browser... people) {
        long due = System.currentTimeMillis();
        try (Store store = Store.open(house.settings.database())) {
            for (Browser each : people)
                store.alerts()
                        .of(each.person())
                        .forEach(alert -> store.alerts().later(alert, due).join());
        }
        return due;
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
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        befriend(ann, bob);
        PushBrowser phone = house.agree(bob, "/push/bob");
        JsonNode made = ann.table("{'title':'Tea','terms':{'game':'flow','seats':2},'seats':[{'kind':'me'}]}");
        String wish = "{\"table\":\"" + made.path("table").textValue() + "\"}";
        for (int i = 0; i < 3; i++) ann.post("/api/people/" + bob.person() + "/invitation", Json.parse(wish));
        JsonNode alert = Json.parse(phone.read(house.listener.next().body()));
        assertEquals("Ann invites you", alert.path("title").textValue());
        assertEquals("Flow: Tea", alert.path("body").textValue());
        assertEquals(1, house.told("INVITATION").size());
        assertEquals(0, house.listener.count());
    }

    @Test
    @DisplayName("That a friend is here is told to those who want it, once in hours, and not of strangers")
    void friendHere() {
        Browser ann = Browser.guest(house.server, "Ann");
        Browser bob = Browser.guest(house.server, "Bob");
        Browser eve = Browser.guest(house.server, "Eve");
        befriend(ann, bob);
        PushBrowser phone = house.agree(bob, "/push/bob");
        house.agree(eve, "/push/eve");
        for (Browser each : List.of(bob, eve))
            AlertDoors.wish(each, "{'turns':true,'invitations':true,'friends':true,'zone':'Europe/Warsaw'}");
        TestSocket here = ann.open("/ws/lobby");
        JsonNode alert = Json.parse(phone.read(house.listener.next().body()));
        assertEquals("Ann is here", alert.path("title").textValue());
        assertEquals("/people", alert.path("path").textValue());
        here.hangUp();
        ann.open("/ws/lobby");
        assertEquals(1, house.told("FRIEND").size());
        assertEquals(0, house.listener.count());
    }
}
