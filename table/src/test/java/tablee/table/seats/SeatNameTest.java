package tablee.table.seats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatNameTest {
    @ParameterizedTest
    @DisplayName("TABLE-47: a person's name does not end as a program's does, in no language and no writing")
    @ValueSource(
            strings = {
                "Anna (bot)",
                "Anna (BOT)",
                "Anna (bоt)",
                "Anna （ｂｏｔ）",
                "Anna [bot].",
                "Anna <bot>",
                "Anna (bot) (bot)",
                "Anna (bot",
                "Anna(Robot)",
                "Anna (ordinateur)",
                "Anna (Computer)",
                "Anna (komputer)"
            })
    void posing(String typed) {
        assertEquals("Anna", SeatName.ofPerson(typed));
        assertEquals("Anna", Caller.called("Bert", Optional.of(typed)));
    }

    @ParameterizedTest
    @DisplayName("TABLE-47: other names stay as they are")
    @ValueSource(strings = {"Anna", "Abbot", "Anna (Lyon)", "Bot Anna", "(bot) Anna", "<b>son</b>", ""})
    void honest(String typed) {
        assertEquals(typed, SeatName.ofPerson(typed));
    }

    @Test
    @DisplayName("TABLE-47: a program stays one under any name, and who is only posing keeps the name they have")
    void programs() {
        assertEquals("Rook (bot)", Caller.called("Zed (bot)", Optional.of("Rook")));
        assertEquals("Bert", Caller.called("Bert", Optional.of("(bot)")));
    }

    @Test
    @DisplayName("TABLE-47: what looks the same gets a number, within the length of a name")
    void apart() {
        assertEquals("Bert", SeatName.apart("Bert", List.of("Anna")));
        assertEquals("Аnna 2", SeatName.apart("Аnna", List.of("Anna")));
        assertEquals("Anna 3", SeatName.apart("Anna", List.of("ANNA", "Anna 2")));
        assertEquals("Zed 2 (bot)", SeatName.apart("Zed (bot)", List.of("Zed (bot)")));
        assertEquals("🦊 2", SeatName.apart("🦊", List.of("🦊")));
        assertEquals("🐻", SeatName.apart("🐻", List.of("🦊")));
        assertEquals("", SeatName.apart("", List.of("")));
        String longest = "x".repeat(TypedText.NAME_CHARS);
        assertEquals("x".repeat(21) + " 2", SeatName.apart(longest, List.of(longest)));
    }
}
