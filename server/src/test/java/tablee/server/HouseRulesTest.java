package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.people.identity.AccessPolicy;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.Role;
import tablee.store.Store;
import tablee.wire.json.Json;

/** Servers that are not open to all, and who a ban reaches. */
class HouseRulesTest {
    private static final String PASSWORD = "correct horse battery";
    private static final String WISH = "{\"terms\":{\"game\":\"circus\",\"seats\":2,\"visibility\":\"listed\"}}";

    private static int make(Browser who) {
        return who.tryPost("/api/tables", WISH).statusCode();
    }

    private static Browser account(Server server, String name) {
        Browser browser = Browser.guest(server, name);
        browser.tryPost("/api/account", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}");
        return browser;
    }

    private static String says(Browser who, String table) {
        TestSocket line = who.sit(table);
        line.await("seating");
        return line.ask("{'do':'say','text':'hello'}").at("/refused/key").asText("done");
    }

    @Test
    @DisplayName(
            "TABLE-49: where accounts only make tables and talk, a guest plays and looks on; with an account it is all open")
    void accounts() {
        ServerSettings settings = Running.settings().faster(100).openTo(AccessPolicy.ACCOUNTS);
        try (Server server = Server.start(settings)) {
            Browser guest = Browser.guest(server, "Guest");
            Browser ann = account(server, "ann lee");
            assertEquals(403, make(guest));
            JsonNode made = Json.parse(ann.tryPost("/api/tables", WISH).body());
            String table = made.path("table").textValue();
            assertEquals("no-voice", says(guest, table));
            TestSocket line = guest.sit(table);
            line.await("seating");
            assertTrue(line.ask("{'do':'sit','seat':0}").path("ok").booleanValue(), "a guest plays");
            assertEquals("done", says(ann, table));
            assertEquals("accounts", guest.json("/api/house").path("openTo").textValue());
        }
    }

    @Test
    @DisplayName(
            "Where invited people only make tables and talk, an invitation opens it, once, and stays with the account")
    void invited() {
        ServerSettings settings = Running.settings().faster(100).openTo(AccessPolicy.INVITED);
        try (Server server = Server.start(settings)) {
            Office office = new Office(server, settings);
            Browser ann = account(server, "ann lee");
            assertEquals(403, make(ann));
            Browser bob = Browser.guest(server, "Bob");
            String code = office.code("invite", "");
            String wish = "{\"code\":\"" + code + "\"}";
            assertEquals(200, bob.tryPost("/api/house/invitation", wish).statusCode());
            assertEquals(404, ann.tryPost("/api/house/invitation", wish).statusCode(), "it is used");
            assertEquals(200, make(bob));
            bob.tryPost("/api/account", "{\"name\":\"bob\",\"password\":\"" + PASSWORD + "\"}");
            assertEquals(200, make(bob));
            assertEquals(200, office.act("admit", ann.person()));
            assertEquals(200, make(ann));
            assertEquals(200, make(office.boss()));
        }
    }

    @Test
    @DisplayName(
            "A ban reaches guests: without the cookie nobody new comes from there, others do, accounts sign in, and it ends with the ban")
    void banReachesGuests() {
        ServerSettings settings = Running.settings().faster(100).behind(List.of("127.0.0.1"));
        try (Server server = Server.start(settings)) {
            Office office = new Office(server, settings);
            Browser ann = Browser.guest(server, "Ann", "10.9.0.1");
            ann.tryPost("/api/account", "{\"name\":\"ann\",\"password\":\"" + PASSWORD + "\"}");
            Browser eve = Browser.guest(server, "Eve", "10.9.0.1");
            TestSocket lobby = eve.open("/ws/lobby");
            lobby.await("lobby");
            assertEquals(200, office.act("ban", eve.person()));
            assertEquals(
                    1, StoredRows.of(settings.database()).get("banned_places").size(), "kept when the act is answered");
            assertEquals(4404, lobby.awaitClosed());
            String wish = "{\"name\":\"Eve again\"}";
            var again = Browser.nobody(server, "10.9.0.1").tryPost("/api/me", wish);
            assertEquals(
                    "banned-place", Json.parse(again.body()).at("/error/key").textValue());
            assertEquals(
                    200,
                    Browser.nobody(server, "10.9.0.2").tryPost("/api/me", wish).statusCode());
            String known = "{\"name\":\"ann\",\"password\":\"" + PASSWORD + "\"}";
            assertEquals(
                    200,
                    Browser.nobody(server, "10.9.0.1")
                            .tryPost("/api/session", known)
                            .statusCode());
            assertTrue(
                    StoredRows.of(settings.database()).get("banned_places").stream()
                            .noneMatch(row -> row.contains("10.9")),
                    "the address is not kept");
            office.act("lift", eve.person());
            assertEquals(
                    200,
                    Browser.nobody(server, "10.9.0.1").tryPost("/api/me", wish).statusCode());
        }
    }

    @Test
    @DisplayName("A ban reaches a guest who was away at that moment and throws the cookie away before coming back")
    void banReachesThoseWhoAreAway() {
        ServerSettings settings = Running.settings().faster(100).behind(List.of("127.0.0.1"));
        try (Server server = Server.start(settings)) {
            Office office = new Office(server, settings);
            Browser eve = Browser.guest(server, "Eve", "10.9.0.1");
            String wish = "{\"name\":\"Eve again\"}";
            office.act("ban", eve.person(), "because", 24);
            assertEquals(
                    403,
                    Browser.nobody(server, "10.9.0.1").tryPost("/api/me", wish).statusCode());
            assertEquals(
                    200,
                    Browser.nobody(server, "10.9.0.2").tryPost("/api/me", wish).statusCode());
            office.act("lift", eve.person());
            assertEquals(
                    200,
                    Browser.nobody(server, "10.9.0.1").tryPost("/api/me", wish).statusCode());
        }
    }

    @Test
    @DisplayName(
            "KEPT-13: A ban outlives its guest: erased, they come back from there no sooner, and nothing of them is kept")
    void banOutlivesErasure() {
        ServerSettings settings = Running.settings().faster(100).behind(List.of("127.0.0.1"));
        try (Server server = Server.start(settings)) {
            Office office = new Office(server, settings);
            Browser eve = Browser.guest(server, "Eve", "10.9.0.1");
            String id = eve.person();
            office.act("ban", id, "because", 24);
            // From another place they are seen while they are banned.
            assertEquals("", eve.at("10.9.0.3").json("/api/me").at("/person/id").asText(""));
            Await.until(() ->
                    StoredRows.of(settings.database()).get("banned_places").size() == 2);
            assertEquals(200, office.act("erase", id));
            String wish = "{\"name\":\"Eve again\"}";
            for (String place : List.of("10.9.0.1", "10.9.0.3"))
                assertEquals(
                        "banned-place",
                        Json.parse(Browser.nobody(server, place)
                                        .tryPost("/api/me", wish)
                                        .body())
                                .at("/error/key")
                                .textValue());
            assertFalse(StoredRows.of(settings.database())
                    .get("banned_places")
                    .toString()
                    .contains(id));
            try (Store store = Store.open(settings.database())) {
                assertEquals(List.of(), store.house().held(System.currentTimeMillis() + 25 * 3_600_000), "it ends");
            }
        }
    }

    // ---- The page ---------------------------------------------------------------------------------------------------

    private static final List<String> RIGHTS = List.of(
            "look on at a listed table, or with its link",
            "play, with a link or at a listed table",
            "report a line, a name, a conduct, a title or a shared replay",
            "make tables, and teams of the day",
            "talk and point at tables, share a replay",
            "administer");

    private static List<String> rows() {
        List<String> rows = new ArrayList<>();
        for (HouseRules.Right right : HouseRules.Right.values()) {
            boolean differs = right == HouseRules.Right.MAKE_TABLES || right == HouseRules.Right.TALK;
            for (AccessPolicy open : differs ? AccessPolicy.values() : new AccessPolicy[] {AccessPolicy.EVERYBODY}) {
                String mark = differs ? ", `--open-to " + open.name().toLowerCase(Locale.ROOT) + "`" : "";
                String cells = Stream.of(Role.values())
                        .map(role -> new HouseRules(open).may(role, right) ? "yes" : "–")
                        .collect(Collectors.joining(" | "));
                rows.add("| " + RIGHTS.get(right.ordinal()) + mark + " | " + cells + " |");
            }
        }
        return rows;
    }

    @Test
    @DisplayName("ASVS 8.1.1: docs/hosting.md says of every role what it may do, and the program does just that")
    void documented() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        List<String> page = Files.readAllLines(root.resolve("docs/hosting.md"));
        int head = page.indexOf("| may they … | nobody | guest | account | invited | administrator |");
        assertTrue(head >= 0, "there is such a table");
        assertEquals(String.join("\n", rows()), String.join("\n", page.subList(head + 2, head + 2 + rows().size())));
    }
}
