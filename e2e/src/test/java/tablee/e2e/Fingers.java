package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Presses what is on a board, by mouse, by touch or by keyboard alone. */
final class Fingers {
    /** The key of the thing that has the focus, through all shadows. */
    private static final String FOCUSED = """
            () => {
              let at = document.activeElement;
              while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
              return at?.dataset?.key ?? '';
            }""";

    /** Whether the board has drawn the moves that the page was told last. */
    private static final String DRAWN = """
            tag => {
              const words = sight => JSON.stringify(sight?.moves?.map(each => each.word));
              const told = document.querySelector('table-page')?.session?.update?.sights ?? [];
              return told.some(sight => sight.moves.length && words(sight) === words(document.querySelector(tag).sight));
            }""";

    private static final String OFFERED =
            "([tag, word]) => document.querySelector(tag).sight.moves.some(each => each.word === word)";

    /** The things in whose middle something else would be pressed. */
    private static final String COVERED = """
            board => [...board.shadowRoot.querySelectorAll('[data-key]')].filter(each => {
              each.scrollIntoView({ block: 'nearest' });
              const box = each.getBoundingClientRect();
              const hit = board.shadowRoot.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return hit?.closest('[data-key]') !== each;
            }).map(each => each.dataset.key)""";

    private static final int MOST_STOPS = 60;

    private final BoardPlay play;

    Fingers(BoardPlay play) {
        this.play = play;
    }

    private Page page() {
        return play.page();
    }

    /** Waits until the board shows what may be done. */
    void ready() {
        page().waitForFunction(DRAWN, play.board().evaluate("board => board.localName"));
    }

    /** Whatever a pointer is put on in its middle is what it is put on. */
    void nothingCovered() {
        assertEquals(List.of(), play.board().evaluate(COVERED), "covered in the middle");
    }

    /** A button of a board is called after its move. */
    static String keyOf(String move) {
        return "do-" + move.replace(' ', '-');
    }

    Locator button(String move) {
        return play.board().locator("[data-key=\"" + keyOf(move) + "\"]").first();
    }

    /** Walks to the button of this move, with Tab from zone to zone and with arrows inside, and presses it. */
    void tabTo(String move) {
        String zone = button(move).getAttribute("data-zone");
        for (int stops = 0; stops < MOST_STOPS && !zone.equals(zone()); stops++)
            page().keyboard().press("Tab");
        assertEquals(zone, zone(), "where Tab leads");
        new Arrows(play).enter(keyOf(move));
    }

    private String zone() {
        return (String) play.board().evaluate("board => board.shadowRoot.activeElement?.dataset.zone ?? ''");
    }

    String focused() {
        return (String) page().evaluate(FOCUSED);
    }

    void press(String key) {
        page().keyboard().press(key);
    }

    /** Takes a game's first lesson: reads on where there is only something to read, and makes the other moves. */
    static void learn(Visitor visitor, String game, Function<BoardPlay, Consumer<String>> hands, String... steps) {
        visitor.go("/learn/" + game);
        visitor.page().locator("main .button.main").first().click();
        visitor.page().waitForURL("**/t/**");
        BoardPlay play = new BoardPlay(visitor, game, visitor.page().url().replaceFirst("^https?://[^/]+", ""));
        for (String step : steps) {
            if (step.isEmpty()) {
                visitor.page().locator(".lesson button.main").click();
                continue;
            }
            play.page().waitForFunction(OFFERED, List.of(play.board().evaluate("board => board.localName"), step));
            play.act(() -> hands.apply(play).accept(step));
        }
        visitor.page().locator(".lesson a.main").waitFor();
    }

    /** Puts the focus on the board, as a skip link or a click would. */
    void focus() {
        play.board().evaluate("board => board.focus()");
    }
}
