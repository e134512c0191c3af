package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Les Pluvionautes on its board: thrown, moved, towed and anchored, by mouse and without one. */
class PluvionautesBoardTest {
    private static final long SEED = Long.getLong("tablee.seed", 1);
    private static final int SOME = 10;
    private static final String SHORT = "\"rounds\":\"15\"";

    @Test
    @DisplayName("A whole duel by mouse")
    void byMouse() {
        play(ScreenLook.DESK, 2, SHORT, Integer.MAX_VALUE, PluvionautesBoardTest::click);
    }

    /** Further options; a duel has none of them. */
    static List<String> modes() {
        return List.of(
                "\"advanced\":\"on\",\"weather\":\"on\"",
                "\"no-dexterity\":\"on\"",
                "\"weather\":\"on\",\"advanced-setup\":\"on\"");
    }

    static List<String> modesByKeyboard() {
        return Scale.FULL ? modes() : List.of();
    }

    @ParameterizedTest
    @MethodSource("modes")
    @DisplayName("Each mode by mouse; whole games in the full run")
    void byMouseInEachMode(String options) {
        play(
                ScreenLook.DESK,
                3,
                SHORT + "," + options,
                Scale.FULL ? Integer.MAX_VALUE : SOME,
                PluvionautesBoardTest::click);
    }

    @Test
    @DisplayName("A duel by keyboard only; a whole one in the full run")
    void byKeyboard() {
        play(ScreenLook.DESK, 2, SHORT, Scale.FULL ? Integer.MAX_VALUE : SOME, PluvionautesBoardTest::type);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("modesByKeyboard")
    @DisplayName("In the full run, a whole game of each mode by keyboard only")
    void byKeyboardInEachMode(String options) {
        play(ScreenLook.DESK, 3, SHORT + "," + options, Integer.MAX_VALUE, PluvionautesBoardTest::type);
    }

    @Test
    @DisplayName("Moves on a phone")
    void onAPhone() {
        play(ScreenLook.PHONE, 2, SHORT, SOME, PluvionautesBoardTest::click);
    }

    @Test
    @DisplayName("The die is drawn back from the rim and let go")
    void byPulling() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = table(visitor, 2, SHORT);
            play.mine();
            new Fingers(play).ready();
            BoundingBox sky = new Arrows(play).thing("cell-6.1").boundingBox();
            Mouse mouse = visitor.page().mouse();
            double x = sky.x + sky.width;
            double y = sky.y + sky.height * 1.6;
            play.act(() -> {
                mouse.move(x, y);
                mouse.down();
                mouse.move(x + 4, y + 50);
                mouse.move(x + 8, y + 70);
                mouse.up();
            });
            assertTrue(play.sight().get("lines").toString().contains("die-thrown"), "a throw was told");
        }
    }

    @Test
    @DisplayName("Strength is set with keys, and Enter throws")
    void bySliders() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = table(visitor, 2, SHORT);
            play.mine();
            new Fingers(play).ready();
            Arrows arrows = new Arrows(play);
            arrows.walk("aim-strength");
            String before = arrows.thing("aim-strength").getAttribute("aria-valuenow");
            visitor.page().keyboard().press("ArrowRight");
            String after = arrows.thing("aim-strength").getAttribute("aria-valuenow");
            assertEquals(Integer.parseInt(before) + 1, Integer.parseInt(after));
            play.act(() -> new Arrows(play).thing("throw").press("Enter"));
        }
    }

    @Test
    @DisplayName("Arrows go up and down row by row, and back the same way")
    void rowByRow() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = table(visitor, 2, SHORT);
            play.mine();
            new Fingers(play).ready();
            Arrows arrows = new Arrows(play);
            arrows.walk("cell-3.3");
            List<String> rows = new ArrayList<>();
            for (String arrow : "Up Up Up Down Down Down Down Down Down".split(" ")) {
                visitor.page().keyboard().press("Arrow" + arrow);
                rows.add(arrows.focused().replaceAll("cell-(\\d).*", "$1"));
            }
            assertEquals(List.of("2", "1", "0", "1", "2", "3", "4", "5", "6"), rows);
        }
    }

    @Test
    @DisplayName("Pointing at one cell after another says what each move would cost, as the server tells it")
    void showsTheWay() {
        try (Visitor visitor = Site.open().visitor().named("Ada")) {
            BoardPlay play = table(visitor, 2, SHORT);
            while (play.mine() && play.moves().stream().noneMatch(move -> move.startsWith("move "))) {
                List<String> moves = play.moves();
                if (!moves.isEmpty()) play.choose(moves.get(0));
            }
            new Fingers(play).ready();
            for (String move : play.moves().subList(0, 2)) {
                Locator cell = new Arrows(play).thing(move.replace("move ", "cell-"));
                cell.hover();
                play.board().locator(".price-text").waitFor();
                assertThat(cell).hasAttribute("aria-label", Pattern.compile("Costs \\d"));
            }
        }
    }

    @Test
    @DisplayName("The first lesson, step by step")
    void lesson() {
        String[] steps = {
            "",
            "",
            "throw 72 32 6 0",
            "move 0.1",
            "tow 2.1",
            "throw 72 32 6 0",
            "set 4",
            "move 3.2",
            "tow 3.1",
            "anchor 2.1",
            ""
        };
        try (Visitor visitor = Site.open().visitor()) {
            Fingers.learn(visitor, "pluvionautes", play -> move -> click(play, move), steps);
        }
    }

    static Consumer<String> hand(BoardPlay play, boolean byMouse) {
        return byMouse ? move -> click(play, move) : move -> type(play, move);
    }

    private static BoardPlay table(Visitor visitor, int seats, String options) {
        return new BoardPlay(
                visitor, "pluvionautes", visitor.against("pluvionautes", seats, ",\"options\":{" + options + "}"));
    }

    private static void play(ScreenLook look, int seats, String options, int most, BiConsumer<BoardPlay, String> how) {
        Random random = new Random(SEED);
        try (Visitor visitor = Site.open().visitor(look).named("Ada")) {
            BoardPlay play = table(visitor, seats, options);
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
        for (String key : keys(play, move)) new Arrows(play).thing(key).click(new Locator.ClickOptions());
    }

    private static void type(BoardPlay play, String move) {
        for (String key : keys(play, move)) new Arrows(play).enter(key);
    }

    /** The things to press for a move, one after the other. A throw is aimed at a cell, and that cell pressed again. */
    private static List<String> keys(BoardPlay play, String move) {
        String[] word = move.split(" ");
        List<String> keys = new ArrayList<>();
        switch (word[0]) {
            case "throw" -> keys.addAll(List.of("cell-" + target(play, move), "cell-" + target(play, move)));
            case "set" -> keys.add("set-" + word[1]);
            case "end" -> keys.add("end");
            case "anchor" -> keys.add("slot-" + slot(play, word[1]));
            case "step" -> {
                if (play.moves().contains("tow " + word[1])) keys.add("alone");
                keys.add("cell-" + word[1]);
            }
            default -> keys.add("cell-" + word[1]);
        }
        return keys;
    }

    /** Good aims are listed in the order of their targets, row by row. */
    private static String target(BoardPlay play, String move) {
        int index = play.moves().indexOf(move);
        return index < 0 ? "3.3" : cells().get(index);
    }

    private static String slot(BoardPlay play, String cell) {
        String die = play.sight().get("view").get("balloon").get("cells").get(0).asText();
        boolean first = cells().indexOf(die) < cells().indexOf(cell);
        return first ? die + "|" + cell : cell + "|" + die;
    }

    private static List<String> cells() {
        List<String> cells = new ArrayList<>();
        int[] lengths = {4, 5, 6, 7, 6, 5, 4};
        for (int row = 0; row < lengths.length; row++) {
            for (int column = 0; column < lengths[row]; column++) cells.add(row + "." + column);
        }
        return cells;
    }
}
