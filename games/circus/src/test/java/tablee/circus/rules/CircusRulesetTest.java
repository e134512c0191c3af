package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.Circus;
import tablee.circus.positions.CircusFigures;
import tablee.core.BadInput;
import tablee.core.Setup;

/** The ruleset file: what it says, and files of one's own. */
class CircusRulesetTest {
    private static String standard = "";

    @BeforeAll
    static void read() throws IOException {
        try (InputStream in = Circus.class.getResourceAsStream("rules/circus-1.ruleset")) {
            standard = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static CircusState open(String line, String other) {
        String data = standard.replaceFirst("(?m)^" + line + "$", other);
        Setup setup = CircusTable.GAME.card().setup(2, 1, Map.of(), data);
        return CircusTable.GAME.open(setup);
    }

    private static void refuses(String sentence, String line, String other) {
        assertEquals(
                sentence, assertThrows(BadInput.class, () -> open(line, other)).getMessage());
    }

    @Test
    @DisplayName("CIRC-4, CIRC-11, CIRC-20, CIRC-24, CIRC-25, CIRC-43, CIRC-63: the numbers of the game")
    void numbers() {
        assertEquals(
                new CircusNumbers(
                        List.of("acrobat", "magician", "fortune-teller", "strongman", "tamer"),
                        2,
                        20,
                        5,
                        1,
                        1,
                        1,
                        3,
                        List.of("50", "100", "200"),
                        "100"),
                Circus.NUMBERS);
        assertEquals(CircusNumbers.ofRuleset(1), CircusNumbers.ofRuleset(2));
    }

    @Test
    @DisplayName("CIRC-20: a file of one's own replaces them")
    void ownFile() {
        CircusState state = open("actions = 2", "actions = 3");
        assertEquals(3, state.rules.numbers().actions());
        assertEquals(7, Applause.reserve(open("applause = 5", "applause = 7")));
        assertEquals(
                4,
                open("winning-posters = 3", "winning-posters = 4")
                        .rules
                        .numbers()
                        .winningPosters());
    }

    @Test
    @DisplayName("CIRC-24: prices are numbers too")
    void prices() {
        String data =
                standard.replace("action-price = 1", "action-price = 2").replace("look-price = 1", "look-price = 3");
        CircusTable stage = CircusTable.of(CircusTable.GAME.card().setup(2, 1, Map.of(), data), """
                C A C M C
                F C S/t C T
                """)
                .applause(2, 0);
        CircusFigures figures = CircusFigures.of(stage.state);
        assertEquals(List.of(2, 3), List.of(figures.actionPrice(), figures.lookPrice()), "what a board is told");
        stage.refuses("look 3", "CIRC-24", "no-applause").play("buy").holds(0, 0);
        stage.applause(3, 0).play("look 3").holds(0, 0);
        stage.applause(1, 0).refuses("buy", "CIRC-24", "no-applause");
        stage.play("flip 8", "flip 8", "flip 8").isTurn(2, 1).holds(1, 0);
    }

    @Test
    @DisplayName("CIRC-62: a mistake in a file is said with its line")
    void mistakes() {
        refuses("Ruleset, line 7: actions takes whole numbers from 1 to 9, not \"0\".", "actions = 2", "actions = 0");
        refuses("Ruleset, line 8: there is no setting \"least-actions\".", "most-actions = 20", """
                least-actions = 1
                most-actions = 20""");
        refuses("Ruleset: the setting \"look-price\" is missing.", "look-price = 1", "");
        refuses("Ruleset, line 4: ring takes the five artists with a poster.", "ring = .*", "ring = acrobat clown");
        refuses(
                "Ruleset, line 19: usual-draw-after takes one of draw-after.",
                "usual-draw-after = 100",
                "usual-draw-after = 60");
    }
}
