package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.HookListener;
import tablee.server.alerts.PushBrowser;
import tablee.table.budget.Budget;
import tablee.wire.json.Json;

/** Where alerts go: what may be given, in whose words they are written, and how they end. */
class AlertChannelsOverHttpTest {
    private static final String CHANNELS = "/api/me/alerts/channels";

    private HookListener listener;
    private ServerSettings settings;
    private Server server;
    private Browser ann;

    @BeforeEach
    void open() throws IOException {
        listener = new HookListener();
        settings = Running.settings().alertingInto(List.of(listener.host())).behind(List.of("127.0.0.1"));
        server = Server.start(settings);
        ann = Browser.guest(server, "Ann", "192.0.2.7");
    }

    @AfterEach
    void close() {
        server.close();
        listener.close();
    }

    private HttpResponse<String> add(Browser person, String wish) {
        return person.tryPost(CHANNELS, wish.replace('\'', '"'));
    }

    private String hook(String kind, String path) {
        return "{'kind':'" + kind + "','hook':{'address':'" + listener.address(path) + "'}}";
    }

    private String added(String wish) {
        HttpResponse<String> answer = add(ann, wish);
        assertEquals(200, answer.statusCode(), answer.body());
        JsonNode channels = Json.parse(answer.body()).path("channels");
        return channels.get(channels.size() - 1).path("channel").textValue();
    }

    private HookListener.Heard tried(String channel) {
        HttpResponse<String> answer = ann.tryPost(CHANNELS + "/" + channel + "/test", "{}");
        assertEquals(200, answer.statusCode(), answer.body());
        return listener.next();
    }

    // ---- Formats ---------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("A hook of one's own gets plain JSON, with a link that leads there and one that ends it")
    void json() {
        HookListener.Heard heard = tried(added(hook("json", "/mine")));
        JsonNode body = Json.parse(heard.text());
        assertEquals("POST", heard.method());
        assertEquals("application/json", heard.header("content-type"));
        assertEquals("test", body.path("event").textValue());
        assertEquals("Alerts arrive here", body.path("title").textValue());
        assertTrue(body.path("text").textValue().contains(body.path("url").textValue()), body.toString());
        assertTrue(body.path("off").textValue().matches("http://localhost:\\d+/alerts/[0-9a-f]{32}"), body.toString());
    }

    @Test
    @DisplayName("Discord gets its own words, and calls nobody by what a title says")
    void discord() {
        JsonNode body =
                Json.parse(tried(added(hook("discord", "/api/webhooks/1/x"))).text());
        assertTrue(body.path("content").textValue().startsWith("**Alerts arrive here** – "), body.toString());
        assertTrue(body.path("content").textValue().contains("[No more alerts here](<http"), body.toString());
        assertEquals("[]", body.at("/allowed_mentions/parse").toString());
    }

    @Test
    @DisplayName("A room of Matrix gets an event with an id of its own, by the token that was given")
    void matrix() {
        String wish = "{'kind':'matrix','room':{'address':'" + listener.address("/")
                + "','room':'!abc:example.org','token':'syt_secret','name':'Our room'}}";
        HookListener.Heard heard = tried(added(wish));
        assertEquals("PUT", heard.method());
        assertTrue(
                heard.path().matches("/_matrix/client/v3/rooms/!abc:example.org/send/m.room.message/[0-9a-f]{32}"),
                heard.path());
        assertEquals("Bearer syt_secret", heard.header("authorization"));
        JsonNode body = Json.parse(heard.text());
        assertEquals("m.text", body.path("msgtype").textValue());
        assertTrue(body.path("formatted_body").textValue().contains("<a href=\"http"), body.toString());
        assertFalse(ann.get("/api/me/alerts").body().contains("syt_secret"), "what was given is not shown again");
        assertEquals(
                "Our room", ann.json("/api/me/alerts").at("/channels/0/name").textValue());
    }

    // ---- Off -------------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 3.5.3: One tap in an alert ends it; looking at the page does not, and nobody but its owner begins it again, though others read the alert")
    void off() {
        String channel = added(hook("json", "/mine"));
        String off =
                Json.parse(tried(channel).text()).path("off").textValue().replaceFirst("http://localhost:\\d+", "");
        Browser nobody = new Browser(server);
        String page = nobody.get(off).body();
        assertTrue(page.contains("<form method=\"post\" action=\"" + off + "/off\">"), page);
        assertTrue(isOn(), "looking changes nothing");
        String after = nobody.tryPost(off + "/off", "").body();
        assertFalse(isOn());
        assertTrue(after.contains("<a href=\"/alerts\">") && !after.contains("<form"), after);
        nobody.tryPost(off + "/on", "");
        assertFalse(isOn(), "not by anybody in the room");
        ann.post(CHANNELS + "/" + channel, Json.parse("{\"on\":true}"));
        assertTrue(isOn());
        assertEquals(404, nobody.get("/alerts/" + "0".repeat(32)).statusCode());
        assertEquals(
                404, nobody.tryPost("/alerts/" + "0".repeat(32) + "/off", "").statusCode());
        ann.delete(CHANNELS + "/" + channel);
        assertEquals(404, nobody.get(off).statusCode());
    }

    private boolean isOn() {
        return ann.json("/api/me/alerts").at("/channels/0/on").booleanValue();
    }

    @Test
    @DisplayName(
            "ASVS 8.2.2: Nobody sees, tries, turns off or removes a channel of somebody else, and programs have none")
    void mine() {
        String channel = added(hook("json", "/mine"));
        Browser eve = Browser.guest(server, "Eve", "192.0.2.8");
        assertEquals(
                404, eve.tryPost(CHANNELS + "/" + channel, "{\"on\":false}").statusCode());
        assertEquals(404, eve.tryPost(CHANNELS + "/" + channel + "/test", "{}").statusCode());
        assertEquals(404, eve.delete(CHANNELS + "/" + channel).statusCode());
        assertEquals(0, eve.json("/api/me/alerts").path("channels").size());
        assertTrue(isOn());
        Browser nobody = Browser.nobody(server, "192.0.2.9");
        assertEquals(401, nobody.get("/api/me/alerts").statusCode());
        assertEquals(401, add(nobody, hook("json", "/x")).statusCode());
        String token = ann.post("/api/bots", Json.parse("{\"name\":\"Robo\"}"))
                .path("token")
                .textValue();
        assertEquals(401, new Program(server, token).get("/api/me/alerts").statusCode());
    }

    @Test
    @DisplayName("A browser belongs to the one who agreed in it last")
    void sharedBrowser() {
        PushBrowser browser = PushBrowser.make();
        added(browser.wish(listener.address("/push")));
        Browser bob = Browser.guest(server, "Bob", "192.0.2.8");
        assertEquals(200, add(bob, browser.wish(listener.address("/push"))).statusCode());
        assertEquals(0, ann.json("/api/me/alerts").path("channels").size());
        assertEquals(1, bob.json("/api/me/alerts").path("channels").size());
        bob.delete("/api/sessions");
        assertEquals(
                0,
                StoredRows.of(settings.database()).get("alert_channels").stream()
                        .filter(row -> row.contains(bob.person()))
                        .count());
    }

    @Test
    @DisplayName(
            "ASVS 7.4.3: KEPT-18: Another password ends alerts in every browser, as it ends their sessions; hooks of the account go on")
    void anotherPassword() {
        ann.tryPost("/api/account", "{\"name\":\"ann\",\"password\":\"correct horse battery\"}");
        added(hook("json", "/mine"));
        Browser lost = Browser.nobody(server, "192.0.2.8");
        lost.tryPost("/api/session", "{\"name\":\"ann\",\"password\":\"correct horse battery\"}");
        assertEquals(
                200,
                add(lost, PushBrowser.make().wish(listener.address("/lost"))).statusCode());
        String change = "{\"current\":\"correct horse battery\",\"password\":\"another horse\"}";
        assertEquals(200, ann.tryPost("/api/password", change).statusCode());
        assertEquals(
                List.of("json"), ann.json("/api/me/alerts").path("channels").findValuesAsText("kind"));
    }

    // ---- Mistakes --------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "ASVS 1.3.6, 2.2.1: An address inside, one that is none and one that nobody has get the same sentence, and nothing is kept")
    void unfit() {
        int port = Integer.parseInt(listener.host().split(":")[1]);
        for (String address : List.of(
                "http://example.org/hook",
                "https://127.0.0.1:" + (port - 1) + "/",
                "https://localhost:" + port + "/",
                "https://169.254.169.254/latest/meta-data",
                "https://[::1]/",
                "https://10.0.0.1/",
                "https://no-such-host.invalid/",
                "https://user:word@example.org/",
                "file:///etc/passwd",
                "x",
                "")) {
            for (String kind : List.of("json", "discord")) {
                HttpResponse<String> answer = add(ann, "{'kind':'" + kind + "','hook':{'address':'" + address + "'}}");
                server.limits().pass(3_600_000);
                assertEquals(400, answer.statusCode(), address);
                assertTrue(answer.body().contains("\"address-unfit\""), answer.body());
            }
            HttpResponse<String> push = add(ann, PushBrowser.make().wish(address));
            server.limits().pass(3_600_000);
            assertEquals(400, push.statusCode(), address);
            assertTrue(push.body().contains("\"address-unfit\""), push.body());
        }
        assertEquals(0, ann.json("/api/me/alerts").path("channels").size());
        assertEquals(0, listener.count());
    }

    @Test
    @DisplayName(
            "ASVS 2.2.1: Wishes, rooms, keys and times that make no sense are refused in a sentence, and what was stays")
    void nonsense() {
        String where = listener.address("/");
        for (String wish : List.of(
                "{'kind':'push'}",
                "{'kind':'json'}",
                "{'kind':'pigeon','hook':{'address':'" + where + "'}}",
                "{'kind':'push','subscription':{'endpoint':'" + where + "','keys':{'p256dh':'AAAA','auth':'AAAA'}}}",
                "{'kind':'push','subscription':{'endpoint':'" + where + "','keys':{'p256dh':'**','auth':'AAAA'}}}",
                "{'kind':'matrix','room':{'address':'" + where + "','room':'#x:y','token':'t'}}",
                "{'kind':'matrix','room':{'address':'" + where + "','room':'!x:y','token':'a b\\nc'}}")) {
            assertEquals(400, add(ann, wish).statusCode(), wish);
            server.limits().pass(3_600_000);
        }
        String good =
                "{'turns':true,'invitations':false,'friends':true,'quiet':{'from':'22:00','until':'07:30'},'zone':'Europe/Paris'}";
        assertEquals(200, AlertDoors.put(ann, good).statusCode());
        for (String part : List.of("Europe/Paris", "22:00", "07:30")) {
            for (String wrong : List.of("", "24:00", "7:5", "Mars/Olympus", "'", "x".repeat(300))) {
                assertEquals(400, AlertDoors.put(ann, good.replace(part, wrong)).statusCode(), part + " " + wrong);
            }
        }
        JsonNode now = ann.json("/api/me/alerts");
        assertEquals("22:00", now.at("/quiet/from").textValue());
        assertEquals("Europe/Paris", now.path("zone").textValue());
        assertFalse(now.path("invitations").booleanValue());
    }

    @Test
    @DisplayName("BUDGET-115, BUDGET-116, BUDGET-119: Channels, new ones from a place, and tries are limited")
    void bounds() {
        String last = "";
        for (int i = 0; i < Budget.ALERT_CHANNELS.count(); i++) last = added(hook("json", "/" + i));
        assertEquals(429, add(ann, hook("json", "/more")).statusCode(), "from one place");
        assertEquals(
                429,
                add(Browser.guest(server, "Bob", "192.0.2.7"), hook("json", "/b"))
                        .statusCode());
        ann.at("192.0.2.99");
        HttpResponse<String> more = add(ann, hook("json", "/more"));
        assertEquals(409, more.statusCode());
        assertTrue(more.body().contains("\"many-channels\""), more.body());
        for (int i = 0; i < Budget.ALERT_TRIALS.count(); i++) tried(last);
        assertEquals(429, ann.tryPost(CHANNELS + "/" + last + "/test", "{}").statusCode());
    }
}
