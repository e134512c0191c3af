package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.PlaywrightException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Flow on its board: everything that the rules allow can be done, by mouse and without one. */
class FlowBoardTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int SOME = Scale.FULL ? 24 : 8;
    private static final int PATIENCE_MILLIS = 10_000;
    private static final String UNTIMED = ",\"options\":{\"round\":\"untimed\"}";
    private static final String TIMED = ",\"options\":{\"scenarios\":\"single-path-boat\",\"first\":\"0\"}";

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @DisplayName("After Draw, by mouse or by key, R turns the tile and arrows walk over the squares")
    void turnsAfterDraw(boolean byMouse) {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, "flow", visitor.against("flow", 2, BoardGames.untimed("flow")));
            Fingers fingers = new Fingers(play);
            Locator held = play.board().locator("button.held");
            boolean turns = false;
            for (int tries = 0; tries < 60 && !turns; tries++) {
                play.mine();
                fingers.ready();
                if (!play.moves().contains("draw")) {
                    play.choose(play.moves().get(0));
                    continue;
                }
                play.act(() -> draw(fingers, byMouse));
                if (!play.mine() || play.moves().stream().noneMatch(move -> move.startsWith("place"))) continue;
                fingers.ready();
                assertTrue(fingers.focused().startsWith("square-"), "the focus is on " + fingers.focused());
                // A crossing lies in one way only.
                turns = held.locator(".turn-sign").count() > 0;
            }
            assertTrue(turns, "no tile was drawn that can be turned");
            String before = held.getAttribute("data-way");
            fingers.press("r");
            assertThat(held).not().hasAttribute("data-way", before);
        }
    }

    private static void draw(Fingers fingers, boolean byMouse) {
        if (byMouse) fingers.button("draw").click();
        else fingers.button("draw").press("Enter");
    }

    @Test
    @DisplayName("A whole game by mouse")
    void byMouse() {
        play(ScreenLook.DESK, UNTIMED, Integer.MAX_VALUE, board -> board::click);
    }

    @Test
    @DisplayName("A game by keyboard only; a whole one in the full run")
    void byKeyboard() {
        play(ScreenLook.DESK, UNTIMED, Scale.FULL ? Integer.MAX_VALUE : SOME, board -> board::type);
    }

    @Test
    @DisplayName(
            "Against the clock on a phone of 360 pixels: the Boat is turned, rounds are started, tiles set down with two taps")
    void onAPhone() {
        play(ScreenLook.SMALL_PHONE, TIMED, SOME, board -> board::tapped);
    }

    @Test
    @DisplayName("The first lesson, step by step: all four animals come home")
    void lesson() {
        String[] steps = {
            "",
            "draw",
            "",
            "place c4 ne",
            "",
            "draw",
            "place e3 ns",
            "draw",
            "place b2 nw",
            "play bird",
            "protect b1",
            "",
            "draw",
            "place b5 ew",
            "draw",
            "place e4 nsw",
            ""
        };
        try (Visitor visitor = Site.open().visitor()) {
            Fingers.learn(visitor, "flow", play -> new Board(play)::click, steps);
        }
    }

    static Consumer<String> hand(BoardPlay play, boolean byMouse) {
        Board board = new Board(play);
        Consumer<String> hand = byMouse ? board::click : board::type;
        return move -> board.attempt(() -> hand.accept(move));
    }

    private static void play(ScreenLook look, String terms, int most, Function<Board, Consumer<String>> how) {
        Random random = new Random(SEED);
        try (Visitor visitor = Site.open().visitor(look).named("Ada")) {
            Board board = new Board(new BoardPlay(visitor, "flow", visitor.against("flow", 2, terms)));
            visitor.page().setDefaultTimeout(PATIENCE_MILLIS);
            int played = 0;
            for (; played < most && board.play.mine(); played++) {
                board.fingers.ready();
                List<String> moves = board.play.moves();
                if (moves.isEmpty()) continue;
                String move = moves.get(random.nextInt(moves.size()));
                board.attempt(() -> how.apply(board).accept(move));
            }
            assertTrue(board.play.over() || played == most, "seed " + SEED);
        }
    }

    /** The board under somebody's hands. */
    private static final class Board {
        private static final Map<String, String> BESIDE_BOAT =
                Map.of("north", "d3", "east", "e4", "south", "d5", "west", "c4");
        private static final int MOST_TURNS = 4;

        private final BoardPlay play;
        private final Fingers fingers;

        Board(BoardPlay play) {
            this.play = play;
            this.fingers = new Fingers(play);
        }

        /** The square that a move is made on; empty: it has a button. */
        private static String squareOf(String[] word) {
            return switch (word[0]) {
                case "place", "remove", "protect", "lift" -> word[1];
                case "boat" -> BESIDE_BOAT.get(word[1]);
                default -> "";
            };
        }

        private Locator square(String name) {
            return play.board().locator("[data-key=square-" + name + "]");
        }

        private String way() {
            return play.board().locator("[data-key=turn]").getAttribute("data-way");
        }

        /** Does something; on a timed table the clock or a bot may be quicker than a slow machine, and that is no fault. */
        void attempt(Runnable doing) {
            int before = play.version();
            try {
                play.act(doing);
            } catch (PlaywrightException | AssertionError e) {
                if (play.version() == before) throw e;
            }
        }

        void click(String move) {
            String[] word = move.split(" ");
            String square = squareOf(word);
            if (square.isEmpty()) {
                fingers.button(move).click();
                return;
            }
            square(square).hover();
            turnTo(word, () -> play.page().mouse().wheel(0, 100));
            square(square).click();
        }

        void type(String move) {
            String[] word = move.split(" ");
            String square = squareOf(word);
            if (square.isEmpty()) {
                fingers.tabTo(move);
                return;
            }
            walkTo(square);
            turnTo(word, () -> fingers.press("r"));
            fingers.press("Enter");
        }

        void tapped(String move) {
            String[] word = move.split(" ");
            String square = squareOf(word);
            if (square.isEmpty()) {
                fingers.button(move).tap();
                return;
            }
            square(square).tap();
            turnTo(word, () -> play.board().locator("[data-key=turn]").tap());
            square(square).tap();
        }

        /** Turns the tile until it lies as the move says. */
        private void turnTo(String[] word, Runnable turn) {
            if (!word[0].equals("place") || word.length < 3) return;
            for (int turns = 0; turns < MOST_TURNS && !way().equals(word[2]); turns++) turn.run();
            assertEquals(word[2], way(), "how the tile can be turned");
        }

        private void walkTo(String square) {
            fingers.focus();
            String at = fingers.focused().replace("square-", "");
            for (int i = at.charAt(0); i < square.charAt(0); i++) fingers.press("ArrowRight");
            for (int i = at.charAt(0); i > square.charAt(0); i--) fingers.press("ArrowLeft");
            for (int i = at.charAt(1); i < square.charAt(1); i++) fingers.press("ArrowDown");
            for (int i = at.charAt(1); i > square.charAt(1); i--) fingers.press("ArrowUp");
            assertEquals("square-" + square, fingers.focused(), "where the arrows lead");
        }
    }
}
