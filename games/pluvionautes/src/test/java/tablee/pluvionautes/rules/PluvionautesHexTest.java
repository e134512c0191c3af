package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("PLUV-1: the board")
class PluvionautesHexTest {
    private static List<Integer> cells() {
        List<Integer> cells = new ArrayList<>();
        for (int row = 0; row < Hex.ROWS; row++) {
            for (int column = 0; column < 7; column++) {
                int cell = Hex.cell(row, column);
                if (cell != Hex.NONE) cells.add(cell);
            }
        }
        return cells;
    }

    @Test
    @DisplayName("PLUV-1: 37 cells in rows of 4, 5, 6, 7, 6, 5, 4")
    void rows() {
        assertEquals(37, cells().size());
        assertEquals(37, Long.bitCount(Hex.BOARD));
        List<Integer> lengths = new ArrayList<>();
        for (int row = 0; row < Hex.ROWS; row++) lengths.add(Hex.length(row));
        assertEquals(List.of(4, 5, 6, 7, 6, 5, 4), lengths);
        for (int cell : cells()) assertEquals(cell, Hex.read(Hex.write(cell)));
        for (int place = 0; place < 37; place++) {
            assertEquals(cells().get(place), Hex.at(place));
            assertEquals(place, Hex.place(cells().get(place)));
        }
    }

    @Test
    @DisplayName(
            "PLUV-1: two cells are neighbours when their centres are one cell apart, as drawn with the pointy side up")
    void neighbours() {
        for (int one : cells()) {
            for (int other : cells()) assertEquals(apart(one, other) == 4, Hex.beside(one, other));
        }
    }

    /** The squared distance of two centres: columns lie 2 apart, rows are shifted by 1 and lie the root of 3 apart. */
    private static int apart(int one, int other) {
        int across = middle(one) - middle(other);
        int down = Hex.row(one) - Hex.row(other);
        return across * across + 3 * down * down;
    }

    private static int middle(int cell) {
        return 2 * Hex.column(cell) - Hex.length(Hex.row(cell));
    }

    @Test
    @DisplayName("PLUV-1: 90 slots, one between any two neighbours")
    void slots() {
        int slots = 0;
        for (int way = 0; way < Hex.WAYS; way++) {
            for (int cell : cells()) {
                if (!Hex.has(Hex.slots(way), cell)) continue;
                assertTrue(Hex.beside(cell, cell + Hex.step(way)));
                slots++;
            }
        }
        assertEquals(Hex.SLOTS, slots);
        assertEquals(
                2 * Hex.SLOTS,
                cells().stream()
                        .mapToInt(c -> Long.bitCount(Hex.near(Hex.bit(c))))
                        .sum());
    }

    @Test
    void wordsThatAreNoCell() {
        for (String word : List.of("", "3", "0.4", "3.7", "7.0", "-1.0", "3,4", "3.4 "))
            assertEquals(Hex.NONE, Hex.read(word));
        for (String words : List.of("3.5|3.4", "3.4|3.4", "3.4|", "|")) assertEquals(0, Hex.readSet(words));
        assertFalse(Hex.isCell(0));
        assertFalse(Hex.isCell(Hex.LIMIT));
        assertFalse(Hex.isCell(Hex.NONE));
    }
}
