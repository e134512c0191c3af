package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** A part of the house fails while somebody plays in the page: it is said in a sentence, and tried again. */
class OfflineTroubleTest {
    private static final int PATIENCE_MILLIS = 30_000;

    @TempDir
    Path folder;

    private Server server;
    private Visitor visitor;

    @BeforeEach
    void keepTheHouse() {
        server = Server.start(ServerSettings.local(0, folder.resolve("t.db").toString()));
        visitor = Site.at(server.port()).visitorWithWorkers().named("Ann").go("/");
        KeptHouse.keep(visitor.page());
        visitor.cutOff(server);
    }

    @AfterEach
    void leave() {
        visitor.close();
        server.close();
    }

    @Test
    @DisplayName("Bots whose worker cannot be loaded are asked again, and the page says so until they are back")
    void noBots() {
        Page page = visitor.page();
        BoardPlay play = KeptHouse.playNow(visitor, "circus");
        assertTrue(play.mine());
        page.reload();
        play = BoardPlay.at(visitor, "circus");
        assertTrue(play.mine());
        KeptHouse.lose(page, "/house-worker.js");
        while (!play.moves().isEmpty()) play.choose(play.moves().get(0));
        assertThat(page.locator(".notice")).containsText("The bots cannot think just now.", patient());
        KeptHouse.findAgain(page);
        assertTrue(play.mine(), "the bots have moved");
        assertThat(page.locator(".notice")).hasCount(0);
    }

    @Test
    @DisplayName(
            "What bots have learned cannot be had: they play all the same, and the page says that they play without")
    void nothingLearned() {
        Page page = visitor.page();
        KeptHouse.lose(page, "/weights/circus");
        BoardPlay play = KeptHouse.playNow(visitor, "circus");
        assertThat(page.locator(".toast")).containsText("What the bots have learned of this game", patient());
        assertTrue(play.mine());
    }

    private static LocatorAssertions.ContainsTextOptions patient() {
        return new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE_MILLIS);
    }
}
