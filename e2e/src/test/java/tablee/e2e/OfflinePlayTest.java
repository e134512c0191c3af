package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Playing without a server as people play: by hand, on a phone, in their language and with other options. */
class OfflinePlayTest {
    private static final int FIRST_MOVES = 4;
    private static final String WHY = "word => document.querySelector('circus-board').stage.why(word)";

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

    /** Somebody whose browser keeps the house, and who has neither server nor network. */
    private Visitor cutOff(ScreenLook look) {
        Visitor visitor =
                Site.at(server.port()).visitorWithWorkers(look).named("Ann").go("/");
        KeptHouse.keep(visitor.page());
        return visitor.cutOff(server);
    }

    private static void first(CircusHands hands, Consumer<String> how) {
        for (int i = 0; i < FIRST_MOVES && hands.play.mine(); i++) {
            hands.fingers.ready();
            String move = hands.play.moves().get(0);
            hands.play.act(() -> how.accept(move));
        }
    }

    @Test
    @DisplayName("By mouse and by keyboard alone")
    void byHand() {
        try (Visitor visitor = cutOff(ScreenLook.DESK)) {
            CircusHands hands = new CircusHands(KeptHouse.playNow(visitor, "circus"));
            first(hands, hands::click);
            first(hands, hands::type);
            assertTrue(hands.play.version() > FIRST_MOVES);
        }
    }

    @Test
    @DisplayName(
            "On a phone of 360 pixels and in German, where a refusal is a German sentence and axe finds nothing serious on any page")
    void onAPhone() {
        try (Visitor visitor = cutOff(ScreenLook.SMALL_PHONE.in("de"))) {
            Page page = visitor.page();
            CircusHands hands = new CircusHands(KeptHouse.playNow(visitor, "circus"));
            assertTrue(hands.play.mine());
            String refused = (String) page.evaluate(WHY, "end");
            assertTrue(refused.startsWith("Der Zug kann noch nicht enden: "), refused);
            first(hands, hands::tapped);
            assertEquals(List.of(), AxeTest.findings(page));
            visitor.go("/");
            assertThat(page.locator("a.entry")).hasCount(1);
            assertEquals(List.of(), AxeTest.findings(page));
            for (String path : List.of("/history", "/settings")) {
                visitor.go(path);
                assertEquals("de", page.evaluate("document.documentElement.lang"));
                assertEquals(List.of(), AxeTest.findings(page), path);
                assertEquals(
                        true,
                        page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
            }
        }
    }

    @Test
    @DisplayName("A page that crashes in the middle of a game loses nothing: the next one goes on where it was")
    void crash() {
        try (Visitor visitor = cutOff(ScreenLook.DESK)) {
            BoardPlay play = KeptHouse.playNow(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            int version = play.version();
            String address = visitor.page().url();
            crash(visitor.page());
            Page next = visitor.context().newPage();
            next.navigate(address);
            BoardPlay after = BoardPlay.on(next, "circus");
            assertTrue(after.mine());
            assertTrue(after.version() >= version, "the move is kept");
            after.choose(after.moves().get(0));
        }
    }

    @Test
    @DisplayName(
            "A second page on the same table says that it waits while the first has it open, and goes on where that one was once it is gone")
    void secondPage() {
        try (Visitor visitor = cutOff(ScreenLook.DESK)) {
            BoardPlay play = KeptHouse.playNow(visitor, "circus");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            Page second = visitor.context().newPage();
            second.navigate(visitor.page().url());
            assertThat(second.locator("main")).containsText("Another page of this browser has this table open.");
            assertEquals(0, second.locator("circus-board").count(), "the first page has it");
            assertTrue(play.mine());
            play.choose(play.moves().get(0));
            int version = play.version();
            visitor.page().navigate("about:blank");
            BoardPlay after = BoardPlay.on(second, "circus");
            assertTrue(after.mine());
            assertTrue(after.version() >= version, "both moves are kept");
            after.choose(after.moves().get(0));
        }
    }

    private static void crash(Page page) {
        boolean[] crashed = {false};
        page.onCrash(gone -> crashed[0] = true);
        try {
            page.navigate("chrome://crash");
        } catch (PlaywrightException e) {
            // No page comes instead of the one that goes.
        }
        page.context().waitForCondition(() -> crashed[0]);
    }

    @Test
    @DisplayName("With options of one's own and more seats; in the full run to the end")
    void options() {
        try (Visitor visitor = cutOff(ScreenLook.DESK.in("fr"))) {
            Page page = visitor.page();
            visitor.go("/new/circus?seats=4&option.draw-after=50");
            page.locator("form.new button.main").last().click();
            BoardPlay play = BoardPlay.at(visitor, "circus");
            assertTrue(page.url().contains("/t/here-"), page.url());
            if (Scale.FULL) play.finish(7);
            else someMoves(play);
            JsonNode header = KeptHouse.rows(page).get(0).at("/kept/match/header");
            assertEquals(4, header.path("seats").intValue());
            assertEquals("50", header.at("/options/draw-after").textValue());
        }
    }

    private static void someMoves(BoardPlay play) {
        for (int i = 0; i < FIRST_MOVES && play.mine(); i++)
            play.choose(play.moves().get(0));
        if (play.mine())
            play.page().evaluate("document.querySelector('table-page').session.ask('resign', { seat: 0 })");
        play.page().locator("table-end").waitFor();
    }

    @Test
    @DisplayName(
            "PLUV-30: the die of Les Pluvionautes is thrown in the page, which shows its course, and the match verifies as one of the server's does")
    void thrown() {
        try (Visitor visitor = cutOff(ScreenLook.DESK)) {
            BoardPlay play = KeptHouse.playNow(visitor, "pluvionautes");
            while (play.mine() && !thrown(visitor)) {
                List<String> moves = play.moves();
                play.choose(moves.stream()
                        .filter(each -> each.startsWith("throw"))
                        .findFirst()
                        .orElse(moves.get(moves.size() - 1)));
            }
            assertTrue(thrown(visitor), "the die was thrown, and is shown");
            if (play.mine()) play.resign();
            JsonNode kept = KeptHouse.rows(visitor.page()).get(0).path("kept");
            ObjectNode file = kept.path("match").deepCopy();
            assertEquals("{\"throw\":2,\"toss\":1}", file.at("/header/sources").toString());
            assertEquals("offline", file.at("/header/seed/kind").textValue());
            Verdict verdict = Verifier.verify(MatchFile.read(file.set("seed", kept.get("seed"))));
            assertTrue(verdict.fair(), verdict.sentence());
        }
    }

    /** Whether anybody has been told of where the die came to lie, and of how it came there. */
    private static boolean thrown(Visitor visitor) {
        return (boolean) visitor.page()
                .evaluate("() => [...document.querySelector('table-page').session.record.values()].flat()"
                        + ".some(line => line.show?.tracks?.some(each => each.die === 'balloon' && each.samples > 5))");
    }
}
