package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where the browser keeps the house, questions about moves at a table of the server are answered in the page. */
class AskedInThePageTest {
    private static final int TRIES = 100;
    private static final int PAUSE_MILLIS = 200;

    private static final String ASK = """
        async ([tag, word, tries]) => {
          const { stage } = document.querySelector(tag);
          return JSON.stringify(await (tries ? stage.try(word) : stage.why(word)));
        }\
        """;

    /** A move of each game that nobody can begin with. */
    private static final Map<String, String> ILLEGAL =
            Map.of("circus", "take", "flow", "discard", "pluvionautes", "anchor 0.0", "rando", "block draw");

    static List<String> games() {
        return BoardGames.all().stream().filter(BoardGames::hasBoard).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName(
            "\"Why not?\" and what a move would bring are asked of the server until the page's own house is there, and then answered by that, alike and without a request")
    void withoutTheServer(String game) {
        try (Visitor visitor = Site.open().visitorWithWorkers().named("Ann").go("/")) {
            Page page = visitor.page();
            KeptHouse.keep(page);
            List<String> sent = new ArrayList<>();
            page.onWebSocket(line -> line.onFrameSent(frame -> sent.add(frame.text())));
            String table = visitor.against(game, BoardGames.seats(game), BoardGames.untimed(game));
            BoardPlay play = new BoardPlay(visitor, game, table);
            assertTrue(play.mine());
            String legal = play.moves().get(0);
            String illegal = Objects.requireNonNull(ILLEGAL.get(game), game);
            String noWord = ask(page, game, "nonsense", false);
            String whyNot = ask(page, game, illegal, false);
            String brings = ask(page, game, legal, true);
            assertNotEquals("\"\"", whyNot);
            assertNotEquals(noWord, whyNot);
            assertEquals(
                    2,
                    sent.stream()
                            .filter(each -> each.contains("\"do\":\"why\""))
                            .count(),
                    "the server's");
            assertTrue(untilThePage(page, game, sent), "the page answers by itself");
            sent.clear();
            assertEquals(noWord, ask(page, game, "nonsense", false));
            assertEquals(whyNot, ask(page, game, illegal, false));
            assertEquals(brings, ask(page, game, legal, true));
            assertEquals(
                    List.of(),
                    sent.stream().filter(AskedInThePageTest::isQuestion).toList());
        }
    }

    static boolean untilThePage(Page page, String game, List<String> sent) {
        for (int i = 0; i < TRIES; i++) {
            sent.clear();
            ask(page, game, "nonsense", false);
            if (sent.stream().noneMatch(AskedInThePageTest::isQuestion)) return true;
            page.waitForTimeout(PAUSE_MILLIS);
        }
        return false;
    }

    static boolean isQuestion(String request) {
        return request.contains("\"do\":\"why\"") || request.contains("\"do\":\"try\"");
    }

    private static String ask(Page page, String game, String word, boolean tries) {
        return (String) page.evaluate(ASK, List.of(BoardGames.tag(game), word, tries));
    }
}
