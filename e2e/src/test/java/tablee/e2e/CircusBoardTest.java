package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Flip Circus on its board: everything that the rules allow can be done, by mouse and without one. */
class CircusBoardTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int SOME = Scale.FULL ? 24 : 8;
    private static final String SHORT = ",\"options\":{\"draw-after\":\"50\"}";

    @Test
    @DisplayName("A game by mouse; a whole one in the full run")
    void byMouse() {
        play(ScreenLook.DESK, SHORT, Scale.FULL ? Integer.MAX_VALUE : 3 * SOME, board -> board::click);
    }

    @Test
    @DisplayName("A game by keyboard only; a whole one in the full run")
    void byKeyboard() {
        play(ScreenLook.DESK, SHORT, Scale.FULL ? Integer.MAX_VALUE : SOME, board -> board::type);
    }

    @Test
    @DisplayName("Moves on a phone of 360 pixels, where nothing to press is smaller than 44")
    void onAPhone() {
        play(ScreenLook.SMALL_PHONE, SHORT, SOME, board -> board::tapped);
    }

    @Test
    @DisplayName("Neighbours are swapped by dragging one onto the other")
    void byDragging() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            CircusHands board = new CircusHands(new BoardPlay(visitor, "circus", visitor.against("circus", 2, SHORT)));
            board.play.mine();
            board.fingers.ready();
            String swap = board.play.moves().stream()
                    .filter(move -> move.startsWith("swap"))
                    .findFirst()
                    .orElseThrow();
            board.play.act(() -> board.drag(swap));
        }
    }

    @Test
    @DisplayName("What cannot be done says why")
    void saysWhyNot() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            CircusHands board = new CircusHands(new BoardPlay(visitor, "circus", visitor.against("circus", 2, SHORT)));
            board.play.mine();
            board.fingers.ready();
            assertFalse(board.play.moves().contains("end"), "two actions are to be done first");
            board.fingers.button("end").click(new Locator.ClickOptions().setForce(true));
            Locator status = visitor.page().locator(".status");
            status.getByText("cannot end yet").waitFor();
        }
    }

    @Test
    @DisplayName("While the last look is open none of the ring can be chosen, and axe finds nothing serious")
    void looking() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            CircusHands board = new CircusHands(new BoardPlay(visitor, "circus", visitor.against("circus", 2, "")));
            while (board.play.mine() && !board.play.moves().equals(List.of("ok", "end"))) {
                List<String> moves = board.play.moves();
                board.play.choose(moves.contains("look 1") ? "look 1" : moves.get(0));
            }
            board.fingers.ready();
            assertEquals(0, visitor.page().locator(".place[aria-pressed]").count());
            assertEquals(List.of(), AxeTest.findings(visitor.page()));
        }
    }

    @Test
    @DisplayName("A token that is drawn anew while the button of the mouse is down is chosen all the same")
    void drawnAnew() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            CircusHands board = new CircusHands(new BoardPlay(visitor, "circus", visitor.against("circus", 2, SHORT)));
            board.play.mine();
            board.fingers.ready();
            Locator token = board.play.board().locator("[data-key=place-1]");
            token.hover();
            visitor.page().mouse().down();
            token.evaluate(
                    "token => token.replaceChildren(...[...token.childNodes].map(each => each.cloneNode(true)))");
            visitor.page().mouse().up();
            assertThat(board.play.board().locator(".place[aria-pressed=true]")).hasCount(1);
        }
    }

    @Test
    @DisplayName("The first lesson, step by step")
    void lesson() {
        String[] steps = {"", "", "swap 7 8", "take", "flip 4", "look 2", "ok", "use 5", "", "use 8", "ok", "", ""};
        try (Visitor visitor = Site.open().visitor()) {
            Fingers.learn(visitor, "circus", play -> new CircusHands(play)::click, steps);
        }
    }

    static Consumer<String> hand(BoardPlay play, boolean byMouse) {
        CircusHands hands = new CircusHands(play);
        return byMouse ? hands::click : hands::type;
    }

    private static void play(ScreenLook look, String terms, int most, Function<CircusHands, Consumer<String>> how) {
        Random random = new Random(SEED);
        try (Visitor visitor = Site.open().visitor(look).named("Ada")) {
            CircusHands board = new CircusHands(new BoardPlay(visitor, "circus", visitor.against("circus", 2, terms)));
            int played = 0;
            for (; played < most && board.play.mine(); played++) {
                board.fingers.ready();
                List<String> moves = board.play.moves();
                String move = moves.get(random.nextInt(moves.size()));
                board.play.act(() -> how.apply(board).accept(move));
            }
            assertTrue(board.play.over() || played == most, "seed " + SEED);
        }
    }
}
