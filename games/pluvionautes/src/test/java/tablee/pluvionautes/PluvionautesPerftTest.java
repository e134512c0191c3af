package tablee.pluvionautes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Perft;
import tablee.pluvionautes.rules.PluvionautesBoards;
import tablee.pluvionautes.rules.PluvionautesTable;

@DisplayName("Counts of sequences that pin the rules down")
class PluvionautesPerftTest {
    private static long count(PluvionautesTable table, int depth) {
        return Perft.count(table.state, depth, false);
    }

    @Test
    void fromTheSetUp() {
        assertEquals(12, count(PluvionautesTable.open(), 1));
        assertEquals(12 * 12 - 4, count(PluvionautesTable.open(), 2), "four kinds of pieces are there only once");
        assertEquals(1728 - 4 * 34 - 3, count(PluvionautesTable.open(), 3), "and three only twice");
    }

    @Test
    void normalMode() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.WORKED_WITH_CLOUDS.replace("---..", "---R."))
                .thrown("lands 3.3 face 4");
        assertEquals(26, count(table, 1));
        assertEquals(279, count(table, 2));
        assertEquals(5180, count(table, 3));
    }

    @Test
    void islandNavigation() {
        PluvionautesTable table = PluvionautesTable.of(PluvionautesBoards.WORKED_WITH_CLOUDS, "advanced=on")
                .thrown("lands 3.3 face 5");
        assertEquals(13, count(table, 1));
        assertEquals(97, count(table, 2));
        assertEquals(575, count(table, 3));
        assertEquals(6013, count(table, 4));
    }

    @Test
    void cloudNavigation() {
        String board =
                PluvionautesBoards.WORKED_WITH_CLOUDS.replace("---..", "---R.").replace("P11..", "P11S.");
        PluvionautesTable table = PluvionautesTable.of(board, "advanced=on").thrown("lands 3.3 face 3");
        assertEquals(13, count(table, 1));
        assertEquals(63, count(table, 2));
        assertEquals(429, count(table, 3));
        assertEquals(2068, count(table, 4));
    }
}
