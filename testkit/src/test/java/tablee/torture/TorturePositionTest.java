package tablee.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.BadInput;
import tablee.core.Setup;
import tablee.wire.json.Json;

/** A position that breaks an invariant is refused with the reason. */
class TorturePositionTest {
    private static final Torture GAME = new Torture();
    private static final Setup SETUP = GAME.card().setup(2, Map.of());

    static Stream<Arguments> broken() {
        return Stream.of(
                Arguments.of("\"bag\":[4,4,4]", "\"bag\":[5,4,4]", "There are 4 coal, not 5."),
                Arguments.of("\"round\":1", "\"round\":4", "The round is one of the game's."),
                Arguments.of("\"thrower\":-1", "\"thrower\":1", "There is a thrower from aiming on."),
                Arguments.of("\"thrower\":-1", "\"thrower\":2", "The thrower is a seat."),
                Arguments.of("\"secrets\":[-1,-1]", "\"secrets\":[-1]", "A list of 1 should have 2 numbers."),
                Arguments.of("\"secrets\":[-1,-1]", "\"secrets\":[-1,3]", "A number is out of its range."),
                Arguments.of("\"phase\":\"deal\"", "\"phase\":\"bid\"", "Every seat has its secret after the deal."),
                Arguments.of("\"seenBy\":[0,", "\"seenBy\":[1,", "A kind is known where somebody saw it."));
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("TORT-1 what cannot be is refused with the reason")
    void broken(String sound, String broken, String reason) {
        String text = Json.text(GAME.open(SETUP).position());
        TorturePosition position = Json.read(text.replace(sound, broken), TorturePosition.class);
        BadInput refused = assertThrows(BadInput.class, () -> GAME.place(SETUP, position));
        assertEquals(reason, refused.sentence());
    }
}
