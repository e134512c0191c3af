package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** Games that stand in a page: whose they are, what becomes of them, and what they weigh. */
class KeptGamesTest {
    private static final int PATIENCE_MILLIS = 20_000;

    @TempDir
    Path folder;

    private Server server;

    @BeforeEach
    void open() {
        server = Server.start(ServerSettings.local(0, folder.resolve("t.db").toString()));
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Visitor visitor(String name) {
        Visitor visitor =
                Site.at(server.port()).visitorWithWorkers().named(name).go("/");
        KeptHouse.keep(visitor.page());
        return visitor;
    }

    private static void until(Page page, BooleanSupplier isSo, String what) {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (!isSo.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, what);
            page.waitForTimeout(100);
        }
    }

    @Test
    @DisplayName("A rematch without a server leaves the match before in the history, with its replay")
    void rematch() {
        try (Visitor visitor = visitor("Ann")) {
            server.close();
            visitor.context().setOffline(true);
            visitor.forgiven();
            BoardPlay play = KeptHouse.playNow(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
            Page page = visitor.page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Rematch"))
                    .click();
            page.waitForFunction("() => !document.querySelector('table-page').session.update.result");
            List<JsonNode> rows = KeptHouse.rows(page);
            assertEquals(2, rows.size(), "the match that is over, and the one that runs");
            assertEquals(
                    1,
                    rows.stream()
                            .filter(each -> each.path("over").booleanValue())
                            .count());
            visitor.go("/history");
            assertThat(page.locator("a.entry")).hasCount(1);
            page.locator("a.entry").click();
            page.locator("table-replay circus-board").waitFor();
        }
    }

    @Test
    @DisplayName(
            "ASVS 14.3.1, 14.3.3: games in a browser are theirs who played them: signed out, nothing of them is left, and the next person has none of them")
    void whose() {
        try (Visitor visitor = visitor("Grace Hopper")) {
            visitor.ask("POST", "/api/account", "{\"name\":\"grace h\",\"password\":\"a long way to the sea\"}");
            String person = visitor.ask("GET", "/api/me", "").at("/person/id").asText();
            BoardPlay play = KeptHouse.playNow(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            Page page = visitor.page();
            assertEquals(
                    List.of(person),
                    KeptHouse.rows(page).stream()
                            .map(each -> each.path("owner").textValue())
                            .toList());
            visitor.go("/account");
            page.getByRole(
                            AriaRole.BUTTON,
                            new Page.GetByRoleOptions().setName("Sign out").setExact(true))
                    .click();
            page.locator("dialog button.risk").click();
            assertThat(page.getByText("You are here as a guest.")).isVisible();
            until(page, () -> KeptHouse.rows(page).isEmpty(), "the games are gone");
            String left = KeptHouse.remembered(page);
            assertFalse(left.contains("Grace") || left.contains(person) || left.contains("grace h"), left);
            visitor.named("Ben").go("/");
            assertThat(page.locator("a.entry")).hasCount(0);
        }
    }

    @Test
    @DisplayName(
            "A session that has ended elsewhere hides a person's games from the next one, and a name that is new takes along what nobody has played")
    void hidden() {
        try (Visitor visitor = Site.at(server.port()).visitorWithWorkers().go("/")) {
            Page page = visitor.page();
            KeptHouse.keep(page);
            KeptHouse.playNow(visitor, "circus");
            assertEquals("", KeptHouse.rows(page).get(0).path("owner").textValue());
            visitor.go("/account");
            page.locator("input[name=name]").first().fill("Ann");
            page.locator("form.line button").click();
            until(
                    page,
                    () -> !KeptHouse.rows(page).get(0).path("owner").textValue().isEmpty(),
                    "the game is Ann's");
            visitor.go("/");
            assertThat(page.locator("a.entry")).hasCount(1);
            visitor.context().clearCookies();
            visitor.named("Ben").go("/");
            page.waitForTimeout(500);
            assertThat(page.locator("a.entry")).hasCount(0);
            String table = KeptHouse.rows(page).get(0).path("table").textValue();
            page.navigate("/t/" + table);
            page.waitForTimeout(1_000);
            assertEquals(0, page.locator("circus-board").count(), "nor by its address");
        }
    }

    @Test
    @DisplayName(
            "A match of the server that is over is kept, and is in the history with its replay when the server is away")
    void fromTheServer() {
        try (Visitor visitor = visitor("Ann")) {
            Page page = visitor.page();
            visitor.go(visitor.against("circus", 2, ""));
            BoardPlay play = BoardPlay.at(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
            until(page, () -> !KeptHouse.rows(page).isEmpty(), "the match is kept");
            JsonNode row = KeptHouse.rows(page).get(0);
            assertTrue(
                    row.path("over").booleanValue()
                            && row.path("ended").path("rank").intValue() > 0,
                    row.toString());
            visitor.go("/history");
            assertThat(page.locator("a.entry")).hasCount(1);
            server.close();
            visitor.context().setOffline(true);
            visitor.forgiven();
            visitor.go("/history");
            page.locator("a.entry[href*='/t/here-of-']").click();
            page.locator("table-replay circus-board").waitFor();
        }
    }

    @Test
    @DisplayName(
            "A match of the server that this browser has kept is reviewed in the page, so that thinking costs the server nothing, and is among the statistics")
    void reviewedHere() {
        try (Visitor visitor = visitor("Ann")) {
            Page page = visitor.page();
            List<String> asked = new CopyOnWriteArrayList<>();
            page.onRequest(request -> asked.add(request.url()));
            visitor.go(visitor.against("circus", 2, ""));
            BoardPlay play = BoardPlay.at(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
            until(page, () -> !KeptHouse.rows(page).isEmpty(), "the match is kept");
            page.getByRole(
                            AriaRole.LINK,
                            new Page.GetByRoleOptions().setName("Review").setExact(true))
                    .click();
            page.locator("table-review dl.shares").first().waitFor();
            assertFalse(page.url().contains("here-"), "it stands on the server");
            assertTrue(asked.stream().noneMatch(each -> each.contains("/review?")), asked.toString());
            visitor.go("/statistics");
            assertThat(page.locator("statistics-page svg.course")).isVisible();
        }
    }

    @Test
    @DisplayName("A page that plays game after game hardly grows: twenty in the full run")
    void memory() {
        try (Visitor visitor = visitor("Ann")) {
            play(visitor, 2);
            double few = workersBytes(visitor);
            double ownFew = pageBytes(visitor);
            play(visitor, Scale.FULL ? 20 : 6);
            double many = workersBytes(visitor);
            double ownMany = pageBytes(visitor);
            System.out.printf(
                    "the page holds %.1f MB and its workers %.1f MB after a few games, %.1f and %.1f MB after many%n",
                    ownFew / 1e6, few / 1e6, ownMany / 1e6, many / 1e6);
            assertTrue(many < few * 1.15 + 1e6, few + " bytes became " + many);
            assertTrue(ownMany < ownFew * 1.15 + 1e6, ownFew + " bytes of the page became " + ownMany);
        }
    }

    private static void play(Visitor visitor, int games) {
        for (int i = 0; i < games; i++) {
            visitor.page().locator("header a.home").click();
            visitor.page()
                    .locator("li.game:has(a[href='/rules/circus']) button.main")
                    .click();
            BoardPlay play = BoardPlay.at(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            play.resign();
        }
        visitor.page().locator("header a.home").click();
    }

    /** What the page itself holds after what it does not need was thrown away. */
    private static double pageBytes(Visitor visitor) {
        CDPSession session = visitor.context().newCDPSession(visitor.page());
        session.send("HeapProfiler.collectGarbage");
        double bytes = session.send("Runtime.getHeapUsage").get("usedSize").getAsDouble();
        session.detach();
        return bytes;
    }

    /** What workers hold after what they do not need was thrown away. */
    private static double workersBytes(Visitor visitor) {
        CDPSession session = visitor.context().newCDPSession(visitor.page());
        visitor.page().waitForTimeout(1_500);
        double[] bytes = {0};
        int[] answers = {0, 0};
        session.on("Target.attachedToTarget", (JsonObject to) -> {
            if (!to.getAsJsonObject("targetInfo").get("type").getAsString().equals("worker")) return;
            answers[0] += 2;
            String id = to.get("sessionId").getAsString();
            send(session, id, 1, "HeapProfiler.collectGarbage");
            send(session, id, 2, "Runtime.getHeapUsage");
        });
        session.on("Target.receivedMessageFromTarget", (JsonObject message) -> {
            JsonNode told = tablee.wire.json.Json.parse(message.get("message").getAsString());
            if (!told.has("id")) return;
            answers[1]++;
            bytes[0] += told.at("/result/usedSize").asDouble();
        });
        JsonObject attach = new JsonObject();
        attach.addProperty("autoAttach", true);
        attach.addProperty("waitForDebuggerOnStart", false);
        attach.addProperty("flatten", false);
        session.send("Target.setAutoAttach", attach);
        until(visitor.page(), () -> answers[0] > 0 && answers[1] >= answers[0], "the workers say how much they hold");
        session.detach();
        return bytes[0];
    }

    private static void send(CDPSession session, String worker, int id, String method) {
        JsonObject message = new JsonObject();
        message.addProperty("id", id);
        message.addProperty("method", method);
        JsonObject params = new JsonObject();
        params.addProperty("sessionId", worker);
        params.addProperty("message", message.toString());
        session.send("Target.sendMessageToTarget", params);
    }
}
