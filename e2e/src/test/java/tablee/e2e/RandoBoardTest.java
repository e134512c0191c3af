package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Flip' Rando on its board: everything that the rules allow can be done, by mouse and without one. */
class RandoBoardTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int SOME = Scale.FULL ? 24 : 12;

    @ParameterizedTest
    @MethodSource("seatsByMouse")
    @DisplayName("A whole game by mouse; with four players too in the full run")
    void byMouse(int seats) {
        play(ScreenLook.DESK, seats, Integer.MAX_VALUE, RandoBoardTest::click);
    }

    static List<Integer> seatsByMouse() {
        return Scale.FULL ? List.of(2, 4) : List.of(2);
    }

    static List<Integer> seatsByKeyboard() {
        return Scale.FULL ? List.of(2, 3, 4) : List.of(2);
    }

    @ParameterizedTest
    @MethodSource("seatsByKeyboard")
    @DisplayName("A game by keyboard only; in the full run whole ones with two, three and four players")
    void byKeyboard(int seats) {
        play(ScreenLook.DESK, seats, Scale.FULL ? Integer.MAX_VALUE : SOME, RandoBoardTest::type);
    }

    @Test
    @DisplayName("Moves on a phone")
    void onAPhone() {
        play(ScreenLook.PHONE, 3, SOME, RandoBoardTest::click);
    }

    @Test
    @DisplayName("What cannot be done says why")
    void saysWhyNot() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, "rando", visitor.against("rando", 2, ""));
            play.mine();
            play.choose("use raise");
            pass(play, "use ");
            new Fingers(play).ready();
            new Arrows(play).enter("tile-raise");
            visitor.page().locator(".status").getByText("blocked").waitFor();
        }
    }

    @Test
    @DisplayName("Pointing at a direction shows the stretch before it is walked")
    void showsTheStretch() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, "rando", visitor.against("rando", 2, ""));
            play.mine();
            play.choose("use hike");
            pass(play, "go ");
            new Fingers(play).ready();
            String way = play.moves().get(0).replace("go ", "go-");
            Locator arrow = new Arrows(play).thing(way);
            arrow.hover();
            play.board()
                    .locator(".ghost-path")
                    .first()
                    .waitFor(new Locator.WaitForOptions()
                            .setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
            assertTrue(arrow.getAttribute("aria-label").startsWith("Walk "), arrow.getAttribute("aria-label"));
        }
    }

    @Test
    @DisplayName("The first lesson, step by step")
    void lesson() {
        String[] steps = {
            "", "use hike", "go east", "go north", "go west", "", "play 1", "raise hike", "block joker", ""
        };
        try (Visitor visitor = Site.open().visitor()) {
            Fingers.learn(visitor, "rando", play -> move -> click(play, move), steps);
        }
    }

    /** Plays past the board until a move of this kind may be made, without cards: they could undo what was done before. */
    private static void pass(BoardPlay play, String verb) {
        while (play.mine() && play.moves().stream().noneMatch(move -> move.startsWith(verb))) {
            List<String> moves = play.moves();
            if (!moves.isEmpty()) play.choose(moves.contains("pass") ? "pass" : moves.get(0));
        }
    }

    static Consumer<String> hand(BoardPlay play, boolean byMouse) {
        return byMouse ? move -> click(play, move) : move -> type(play, move);
    }

    private static void play(ScreenLook look, int seats, int most, BiConsumer<BoardPlay, String> how) {
        Random random = new Random(SEED);
        try (Visitor visitor = Site.open().visitor(look).named("Ada")) {
            BoardPlay play = new BoardPlay(visitor, "rando", visitor.against("rando", seats, ""));
            int played = 0;
            for (; played < most && play.mine(); played++) {
                new Fingers(play).ready();
                new Fingers(play).nothingCovered();
                List<String> moves = play.moves();
                String move = moves.get(random.nextInt(moves.size()));
                play.act(() -> how.accept(play, move));
            }
            assertTrue(play.over() || played == most, "seed " + SEED);
        }
    }

    private static void click(BoardPlay play, String move) {
        for (String key : keys(play, move)) new Arrows(play).thing(key).click();
    }

    private static void type(BoardPlay play, String move) {
        for (String key : keys(play, move)) new Arrows(play).enter(key);
    }

    /** The things to press for a move, one after the other. */
    private static List<String> keys(BoardPlay play, String move) {
        String[] word = move.split(" ");
        switch (word[0]) {
            case "joker":
                return List.of("tile-joker", "tile-" + word[1]);
            case "go":
                return List.of("go-" + word[1]);
            case "lower":
                boolean own = play.sight().get("viewer").asText().equals(word[1]);
                return List.of(own ? "tile-" + word[2] : "rival-" + word[1] + "-" + word[2]);
            case "swap":
                return List.of("marker-" + word[1], "marker-" + word[2]);
            case "play", "discard", "give":
                return List.of("card-" + word[1]);
            case "flip":
                return List.of("token-" + word[1]);
            case "pass", "pay":
                return List.of(word[0]);
            default:
                return List.of("tile-" + word[1]);
        }
    }
}
