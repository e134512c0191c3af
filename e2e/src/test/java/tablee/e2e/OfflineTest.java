package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** The server is stopped, and the house goes on: what a browser has kept is enough for games, lessons and rules. */
class OfflineTest {
    private static final String KEEP = """
            async () => {
              await navigator.serviceWorker.register('/notices.js');
              (await navigator.serviceWorker.ready).active.postMessage('keep');
            }""";
    private static final String IS_KEPT = """
            async () => {
              const name = (await caches.keys()).find((each) => each.startsWith('house-'));
              return name && (await (await caches.open(name)).match('/offline.json')) !== undefined;
            }""";

    @TempDir
    Path folder;

    private Server server;
    private Visitor visitor;

    @BeforeEach
    void keepTheHouse() throws IOException {
        server = Server.start(ServerSettings.local(
                0,
                Files.createDirectories(folder.resolve("data")).resolve("t.db").toString()));
        visitor = Site.at(server.port()).visitorWithWorkers().go("/");
        visitor.page().evaluate(KEEP);
        visitor.page().waitForFunction(IS_KEPT, null, new Page.WaitForFunctionOptions().setTimeout(60_000));
        server.close();
        visitor.forgiven();
    }

    @AfterEach
    void leave() {
        visitor.close();
        server.close();
    }

    private BoardPlay start(String game) {
        visitor.go("/");
        visitor.page()
                .locator("li.game:has(a[href='/rules/" + game + "']) button.main")
                .click();
        return BoardPlay.at(visitor, game);
    }

    @Test
    @DisplayName(
            "Play now begins a game of each kind in the page; a reload in the middle loses nothing, and it comes to its end")
    void wholeGames() {
        for (String game :
                BoardGames.all().stream().filter(BoardGames::hasBoard).toList()) {
            BoardPlay play = start(game);
            assertTrue(visitor.page().url().contains("/t/here-"), "the table stands in the page");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            int version = play.version();
            visitor.page().reload();
            play = BoardPlay.at(visitor, game);
            assertTrue(play.mine() && play.version() >= version, "the move is kept");
            if (BoardGames.some().contains(game)) play.finish(22);
        }
        assertTrue(visitor.page().url().contains("/t/here-"));
    }

    @Test
    @DisplayName("Rules are read with their diagrams drawn by the page's own house, and a lesson begins")
    void rulesAndLesson() {
        visitor.go("/rules/circus");
        visitor.page().locator("rule-diagram .drawing > *").first().waitFor();
        visitor.go("/learn/circus");
        visitor.page().locator("main button.main").first().click();
        BoardPlay.at(visitor, "circus");
        assertTrue(visitor.page().url().contains("/t/here-"));
    }

    @Test
    @DisplayName("A game that was begun without a server is on the list of one's own at home")
    void ownGames() {
        start("circus");
        String table = visitor.page().url().replaceFirst(".*/t/", "/t/");
        visitor.go("/");
        visitor.page().locator("a.entry[href='" + table + "']").waitFor();
    }
}
