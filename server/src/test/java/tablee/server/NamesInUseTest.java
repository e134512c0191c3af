package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.wire.json.Json;

/** Names that are shown look different from all names in use here, those that people sign in with and those that they are called by. */
class NamesInUseTest {
    private static final String PASSWORD = "correct horse battery";
    private static final ServerSettings SETTINGS = Running.settings();
    private static Server server;

    @BeforeAll
    static void open() {
        server = Server.start(SETTINGS);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String name(Browser who) {
        return who.json("/api/me").at("/person/name").textValue();
    }

    private static String rename(Browser who, String name) {
        JsonNode wish = JsonNodeFactory.instance.objectNode().put("name", name);
        return who.post("/api/me", wish).at("/person/name").textValue();
    }

    private static HttpResponse<String> account(Browser who, String name) {
        return who.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
    }

    private static String error(HttpResponse<String> answer) {
        return Json.parse(answer.body()).at("/error/key").asText("");
    }

    @Test
    @DisplayName(
            "A guest who takes the name of another, or one that looks like it, gets a number; their own name stays as it is")
    void guests() {
        Browser anna = Browser.guest(server, "Hanna");
        assertEquals("Hanna", name(anna));
        assertEquals("Hanna 2", name(Browser.guest(server, "Hanna")));
        Browser third = Browser.guest(server, "H\u0430nna");
        assertEquals("H\u0430nna 3", name(third), "with a letter of another alphabet");
        assertEquals("HANNA", rename(anna, "HANNA"), "it is hers");
        assertEquals("Gustav", rename(third, "Gustav"));
        assertEquals("Hanna 3", name(Browser.guest(server, "Hanna")), "what was given up is free");
        assertEquals("Robo (bot)", bot(anna, "Robo"));
        assertEquals("Robo 2 (bot)", bot(third, "Robo"));
    }

    private static String bot(Browser owner, String name) {
        JsonNode wish = JsonNodeFactory.instance.objectNode().put("name", name);
        return owner.post("/api/bots", wish).path("name").textValue();
    }

    @Test
    @DisplayName(
            "Nobody is shown by the name that another one signs in with, and nobody signs up by the name that another one is shown by")
    void accounts() {
        Browser mary = Browser.guest(server, "Somerville");
        assertEquals(200, account(mary, "mary").statusCode());
        assertEquals("Mary 2", name(Browser.guest(server, "Mary")));
        assertEquals("Mary", rename(mary, "Mary"), "her own");
        Browser grace = Browser.guest(server, "Grace");
        assertEquals("name-taken", error(account(Browser.guest(server, "Eve"), "grace")));
        assertEquals(200, account(grace, "grace").statusCode());
    }

    @Test
    @DisplayName("However many want one name, all get different ones, and nobody waits for long")
    void many() {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < 30; i++) assertTrue(names.add(name(Browser.guest(server, "Wilhelmina"))));
        assertTrue(names.stream().allMatch(each -> each.matches("Wilhelmina( \\d{1,4})?")), names.toString());
    }

    private static List<String> seats(TestSocket line, String... names) {
        JsonNode chairs = line.await(
                event -> TestSocket.is(event, "seating") && shown(event).equals(List.of(names)));
        return shown(chairs);
    }

    private static List<String> shown(JsonNode seating) {
        List<String> shown = new ArrayList<>();
        seating.path("chairs").forEach(each -> shown.add(each.at("/chair/name").asText()));
        return shown;
    }

    @Test
    @DisplayName(
            "TABLE-47: nobody takes a seat by the name of somebody who is known here and not at this table; their own name is theirs")
    void atSeats() {
        Browser.guest(server, "Adelheid");
        Browser eve = Browser.guest(server, "Evelina");
        Browser friend = Browser.guest(server, "Friederike");
        JsonNode made = eve.table(
                "{'terms':{'game':'rando','seats':4},'seats':[{'kind':'open'},{'kind':'open'},{'kind':'open'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        friend.join(made.path("invite").textValue());
        try (Closing open = new Closing(friend.sit(table))) {
            TestSocket line = open.line;
            JsonNode sat = line.ask("{'do':'sit','seat':0,'name':'\u0410delheid'}");
            assertTrue(sat.path("ok").asBoolean(), sat.toString());
            assertTrue(line.ask("{'do':'sit','seat':1,'name':'FRIEDERIKE'}")
                    .path("ok")
                    .asBoolean());
            assertTrue(line.ask("{'do':'sit','seat':2,'name':'Ottokar the child'}")
                    .path("ok")
                    .asBoolean());
            assertTrue(line.ask("{'do':'sit','seat':3}").path("ok").asBoolean());
            seats(line, "\u0410delheid 2", "FRIEDERIKE", "Ottokar the child", "Friederike");
        }
    }

    @Test
    @DisplayName("TABLE-47: neither letters that are written as their numbers nor haste get a seat another's name")
    void roundabout() {
        Browser.guest(server, "Brunhilde");
        Browser eve = Browser.guest(server, "Evamaria");
        String table = eve.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'open'},{'kind':'open'}]}")
                .path("table")
                .textValue();
        try (Closing open = new Closing(eve.sit(table))) {
            open.line.send("{\"id\":\"1\",\"do\":\"\\u0073it\",\"seat\":0,\"name\":\"\\u0042runhilde\"}");
            open.line.send("{\"id\":\"2\",\"do\":\"say\",\"text\":\"what is said next comes next\"}");
            JsonNode said = open.line.await("chat");
            assertEquals("Brunhilde 2", said.at("/lines/0/name").textValue());
            seats(open.line, "Brunhilde 2", "");
        }
    }

    @Test
    @DisplayName("TABLE-47: two who want the same name at a table get none that somebody else has with that number")
    void numberedAtSeats() {
        Browser.guest(server, "Sigismund 2");
        Browser eve = Browser.guest(server, "Evangeline");
        Browser friend = Browser.guest(server, "Friedhelm");
        JsonNode made = eve.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'open'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        friend.join(made.path("invite").textValue());
        try (Closing one = new Closing(eve.sit(table));
                Closing other = new Closing(friend.sit(table))) {
            one.line.ask("{'do':'sit','seat':0,'name':'Sigismund'}");
            other.line.ask("{'do':'sit','seat':1,'name':'Sigismund'}");
            seats(one.line, "Sigismund 3", "Sigismund 3 2");
        }
    }

    @Test
    @DisplayName("TABLE-47: nor one that looks like what somebody signs in with")
    void numberedLikeAccounts() {
        Browser owner = Browser.guest(server, "Owner");
        assertEquals(200, account(owner, "leopold2").statusCode());
        Browser one = Browser.guest(server, "Leopold");
        Browser other = Browser.guest(server, "Irmgard");
        JsonNode made = one.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'open'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        other.join(made.path("invite").textValue());
        try (Closing first = new Closing(one.sit(table));
                Closing second = new Closing(other.sit(table))) {
            first.line.ask("{'do':'sit','seat':0}");
            second.line.ask("{'do':'sit','seat':1,'name':'Leopold'}");
            seats(first.line, "Leopold", "Leopold 3");
        }
    }

    @Test
    @DisplayName("TABLE-23: who asks for a seat by a name twice, word for word, is answered twice and seated once")
    void twice() {
        for (int i = 0; i < 9; i++) Browser.guest(server, "Ruprecht");
        Browser eve = Browser.guest(server, "Evadne");
        String table = eve.table("{'terms':{'game':'circus','seats':2},'seats':[{'kind':'open'},{'kind':'open'}]}")
                .path("table")
                .textValue();
        String sit = "{\"id\":\"once\",\"do\":\"sit\",\"seat\":0,\"name\":\"Ruprecht\"}";
        try (Closing open = new Closing(eve.sit(table))) {
            open.line.send(sit);
            open.line.await(event ->
                    TestSocket.is(event, "seating") && shown(event).get(0).matches("Ruprecht \\d{2,4}"));
            open.line.ask("{'do':'stand','seat':0}");
            seats(open.line, "", "");
            open.line.send(sit);
            open.line.await(event ->
                    TestSocket.is(event, "answer") && event.path("id").asText().equals("once"));
            assertTrue(open.line.ask("{'do':'sit','seat':1}").path("ok").asBoolean());
            seats(open.line, "", "Evadne");
        }
    }

    @Test
    @DisplayName("TABLE-47: nor is a table made with somebody else's name in a seat of one's own")
    void atNewTables() {
        Browser.guest(server, "Cunegonde");
        Browser eve = Browser.guest(server, "Evita");
        String table = eve.table("{'terms':{'game':'circus','seats':2},'seats':["
                        + "{'kind':'me','name':'Cunegonde'},{'kind':'me','name':'Evita'}]}")
                .path("table")
                .textValue();
        JsonNode chairs = eve.json("/api/tables/" + table).path("chairs");
        assertEquals("Cunegonde 2", chairs.at("/0/name").textValue());
        assertEquals("Evita", chairs.at("/1/name").textValue());
    }

    private record Closing(TestSocket line) implements AutoCloseable {
        @Override
        public void close() {
            line.hangUp();
        }
    }

    @Test
    @DisplayName("Names that were the same before stay so; from then on they are in use like others")
    void before() {
        try (Store store = Store.open(SETTINGS.database())) {
            long now = System.currentTimeMillis();
            for (String id : List.of("abc1", "abc2"))
                store.people()
                        .add(
                                new People.Person(id, "Ottoline", "en", false, false),
                                id.getBytes(StandardCharsets.US_ASCII),
                                now)
                        .join();
            server.tidy(now).toCompletionStage().toCompletableFuture().join();
            assertEquals(
                    "Ottoline",
                    store.people().find("abc1").map(People.Person::name).orElse("gone"));
        }
        assertNotEquals("Ottoline", name(Browser.guest(server, "Ottoline")));
    }
}
