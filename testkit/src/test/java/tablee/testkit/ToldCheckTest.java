package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Seats in what is told, for which pages say names. */
class ToldCheckTest {
    private static final Pattern PEOPLE = Pattern.compile("const PEOPLE = \\[(.*?)];");

    enum Way {
        LUCK
    }

    record Shared(List<Integer> seats, int total) {}

    record Decided(int turns, Way by) {}

    record Paid(int seat, int by) {}

    @Test
    @DisplayName(
            "A number that a page would take for a seat, and is none, is found; a word or another number is none of them")
    void seats() {
        assertDoesNotThrow(() -> ToldCheck.checkSeats(new Shared(List.of(0, 1), 17), 2));
        assertDoesNotThrow(() -> ToldCheck.checkSeats(new Decided(300, Way.LUCK), 2));
        for (Record wrong : List.of(new Shared(List.of(0, 2), 1), new Paid(0, 2), new Paid(-1, 0)))
            assertThrows(AssertionError.class, () -> ToldCheck.checkSeats(wrong, 2), wrong.toString());
    }

    @Test
    @DisplayName("Pages say names for the components that are checked")
    void sameAsPages() throws IOException {
        Path board = TrialSettings.fromSystem().root().resolve("web/src/main/ts/table/board.ts");
        Matcher people = PEOPLE.matcher(Files.readString(board));
        assertEquals(true, people.find());
        List<String> fields = Stream.of(people.group(1).split(", "))
                .map(each -> each.replace("'", ""))
                .toList();
        assertEquals(ToldCheck.SEATS, fields);
    }
}
