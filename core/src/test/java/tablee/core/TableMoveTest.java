package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableMoveTest {
    @ParameterizedTest
    @CsvSource({
        "undo 1,UNDO,1",
        "undo 9999,UNDO,9999",
        "resign 0,RESIGN,0",
        "timeout 3,TIMEOUT,3",
        "takeover 15,TAKEOVER,15",
        "return 2,RETURN,2",
        "pause,PAUSE,0",
        "resume,RESUME,0",
        "abandon,ABANDON,0"
    })
    @DisplayName("each has a word and a number, which lead back to it")
    void words(String word, TableMove.Kind kind, int arg) {
        TableMove move = new TableMove(kind, arg);
        assertEquals(word, move.write());
        assertEquals(Optional.of(move), TableMove.read(word));
        assertEquals(Optional.of(move), TableMove.of(move.code()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "undo",
                "undo ",
                "undo x",
                "undo -1",
                "undo 1 2",
                "undo 10000",
                "pause 0",
                "Pause",
                "go",
                " undo 1"
            })
    @DisplayName("other words name nothing")
    void noWords(String word) {
        assertEquals(Optional.empty(), TableMove.read(word));
    }

    @Test
    @DisplayName("other numbers name nothing: no kind, an argument where none belongs, one too large")
    void noNumbers() {
        assertEquals(Optional.empty(), TableMove.of(-1));
        assertEquals(Optional.empty(), TableMove.of(8 << 16));
        assertEquals(Optional.empty(), TableMove.of(new TableMove(TableMove.Kind.PAUSE, 1).code()));
        assertEquals(Optional.empty(), TableMove.of(new TableMove(TableMove.Kind.UNDO, 10_000).code()));
    }
}
