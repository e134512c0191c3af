package tablee.core;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class RulesetTest {
    private static final String TEXT = """
            # Numbers of a game.
            seats = 2 4      # a comment
            artists = clown tamer

            name = circus
            nothing =
            cold = -3
            """;

    private static void fault(String sentence, Executable reading) {
        assertEquals(sentence, assertThrows(BadInput.class, reading).sentence());
    }

    @Test
    @DisplayName("a key has words or numbers; comments and empty lines say nothing")
    void reads() {
        Ruleset rules = Ruleset.parse(TEXT);
        assertEquals(List.of(2, 4), rules.numbers("seats", 2, 2, 4));
        assertEquals(List.of("clown", "tamer"), rules.words("artists"));
        assertEquals("circus", rules.word("name"));
        assertEquals(List.of(), rules.words("nothing"));
        assertEquals(-3, rules.number("cold", -3, 0));
        assertDoesNotThrow(rules::done);
    }

    @Test
    @DisplayName("whatever is wrong is said with its line")
    void lines() {
        Ruleset rules = Ruleset.parse(TEXT);
        fault("Ruleset, line 2: seats takes 3 numbers, not 2.", () -> rules.numbers("seats", 3, 1, 6));
        fault(
                "Ruleset, line 2: seats takes whole numbers from 1 to 3, not \"4\".",
                () -> rules.numbers("seats", 2, 1, 3));
        fault(
                "Ruleset, line 2: seats takes whole numbers from 3 to 6, not \"2\".",
                () -> rules.numbers("seats", 2, 3, 6));
        fault("Ruleset, line 3: artists takes one word.", () -> rules.word("artists"));
        fault("Ruleset, line 6: nothing takes one word.", () -> rules.word("nothing"));
        fault(
                "Ruleset, line 5: name takes whole numbers from 0 to 9, not \"circus\".",
                () -> rules.number("name", 0, 9));
        fault("Ruleset: the setting \"price\" is missing.", () -> rules.word("price"));
        assertEquals(
                "Ruleset, line 7: cold is too cold.",
                rules.fault("cold", "is too cold").sentence());
    }

    @Test
    @DisplayName("a number has at most nine digits")
    void digits() {
        Ruleset rules = Ruleset.parse("a = 123456789\nb = 1234567890");
        assertEquals(123_456_789, rules.number("a", 0, Integer.MAX_VALUE));
        assertThrows(BadInput.class, () -> rules.number("b", 0, Integer.MAX_VALUE));
    }

    @Test
    @DisplayName("a line without an equals sign, or a key given twice, is refused at once")
    void malformed() {
        fault("Ruleset, line 2: expected \"key = value\", found \"seats 2\".", () -> Ruleset.parse("# x\nseats 2"));
        fault("Ruleset, line 3: a is given twice.", () -> Ruleset.parse("a = 1\nb = 2\na = 3"));
    }

    @Test
    @DisplayName("a key that nobody asked for is a misspelling")
    void unused() {
        Ruleset rules = Ruleset.parse("a = 1\nprize = 2");
        rules.number("a", 0, 9);
        fault("Ruleset, line 2: there is no setting \"prize\".", rules::done);
    }

    @Test
    @DisplayName("a file beside a class is read as UTF-8; one that is missing is a programmer's mistake")
    void beside() {
        assertEquals("Rémi", Ruleset.beside(RulesetTest.class, "test-1.ruleset").word("author"));
        assertThrows(IllegalStateException.class, () -> Ruleset.beside(RulesetTest.class, "none.ruleset"));
    }
}
