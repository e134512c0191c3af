package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.Worker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** Updates of the house replace the old one between games, never in one. */
class HouseUpdateTest {
    private static final String IS_NEW = "() => document.querySelector('meta[name=house]') !== null";

    @TempDir
    Path folder;

    private Server server;
    private UpdatedServer updated;
    private Visitor visitor;
    private Page page;

    @BeforeEach
    void open() throws IOException {
        server = Server.start(ServerSettings.local(0, folder.resolve("t.db").toString()));
        updated = new UpdatedServer(server.port());
        visitor = Site.at(updated.port()).visitorWithWorkers().named("Ann");
        // What stands between passes no sockets on.
        visitor.forgiven();
        page = visitor.page();
    }

    @AfterEach
    void close() {
        visitor.close();
        updated.close();
        server.close();
    }

    private String houseOf(int row) {
        return KeptHouse.rows(page).get(row).path("house").textValue();
    }

    /** Whether there are workers, and all of this house. */
    private boolean allOf(String house) {
        List<String> all = workers();
        return !all.isEmpty() && all.stream().allMatch(each -> each.contains(house));
    }

    private List<String> workers() {
        return page.workers().stream().map(Worker::url).toList();
    }

    @Test
    @DisplayName(
            "A game goes on in the house it was begun in, through an update and a reload; a new table stands in the new house")
    void betweenGames() {
        visitor.go("/");
        KeptHouse.keep(page);
        BoardPlay play = KeptHouse.playNow(visitor, "circus");
        assertTrue(play.mine());
        play.choose(play.moves().get(0));
        String first = houseOf(0);
        assertFalse(first.isEmpty() || first.startsWith("two-"), first);
        String table = page.url();

        updated.update();
        KeptHouse.keep(page);
        page.reload();
        play = BoardPlay.at(visitor, "circus");
        assertEquals(false, page.evaluate(IS_NEW), "the page is the old one");
        assertTrue(allOf("house=" + first), workers().toString());
        assertTrue(play.mine());
        play.choose(play.moves().get(0));
        assertEquals(first, houseOf(0));

        BoardPlay next = KeptHouse.playNow(visitor, "circus");
        assertEquals(true, page.evaluate(IS_NEW), "the page is the new one");
        assertTrue(next.mine());
        assertTrue(allOf("house=two-"), workers().toString());
        List<String> houses = KeptHouse.rows(page).stream()
                .map(each -> each.path("house").textValue().replaceFirst("-.*", ""))
                .sorted()
                .toList();
        assertEquals(List.of(first, "two"), houses);

        page.navigate(table);
        BoardPlay.at(visitor, "circus");
        assertEquals(false, page.evaluate(IS_NEW), "and the old game is still in the old one");
    }

    @Test
    @DisplayName(
            "A game that begins where the house was kept only after its worker had come is of a house all the same")
    void keptMeanwhile() {
        // Where the server draws none, the page does.
        page.route("**/api/diagram", Route::abort);
        visitor.go("/rules/circus");
        page.locator("rule-diagram .drawing > *").first().waitFor();
        assertTrue(
                workers().stream().anyMatch(each -> each.endsWith("house-worker.js")),
                workers().toString());
        KeptHouse.keep(page);
        page.locator("header a.home").click();
        page.locator("li.game:has(a[href='/rules/circus']) button.main").click();
        assertTrue(BoardPlay.at(visitor, "circus").mine());
        assertTrue(page.url().contains("/t/here-"), page.url());
        assertFalse(houseOf(0).isEmpty(), "it knows its house");
        assertTrue(allOf("house=" + houseOf(0)), workers().toString());
    }

    @Test
    @DisplayName("Where the house of a game cannot be had, the table opens in the house that there is")
    void neverClosed() {
        visitor.go("/");
        KeptHouse.keep(page);
        BoardPlay play = KeptHouse.playNow(visitor, "circus");
        assertTrue(play.mine());
        updated.update();
        KeptHouse.keep(page);
        CDPSession session = visitor.context().newCDPSession(page);
        JsonObject bypass = new JsonObject();
        bypass.addProperty("bypass", true);
        session.send("Network.enable");
        session.send("Network.setBypassServiceWorker", bypass);
        page.reload();
        assertTrue(BoardPlay.at(visitor, "circus").mine());
        assertEquals(true, page.evaluate(IS_NEW));
    }
}
