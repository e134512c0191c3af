package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Hex;

@DisplayName("The tray")
class TrayTest {
    private static final int MIDDLE = 18;

    @Test
    @DisplayName("PLUV-30: cells are 45 mm across flats, and lie as the rules count them")
    void cells() {
        assertEquals(0, Tray.x(MIDDLE));
        assertEquals(0, Tray.y(MIDDLE));
        for (int one = 0; one < Tray.CELLS; one++) {
            for (int other = 0; other < Tray.CELLS; other++) {
                double apart = Math.hypot(Tray.x(one) - Tray.x(other), Tray.y(one) - Tray.y(other));
                boolean beside = Hex.beside(cell(one), cell(other));
                assertEquals(beside, Tray.neighbours(one, other));
                if (beside) assertEquals(45, apart, 1e-9);
                else assertTrue(one == other || apart > 70);
            }
        }
    }

    private static long bit(int place) {
        return 1L << place;
    }

    private static int cell(int place) {
        long left = Hex.BOARD;
        for (int i = 0; i < place; i++) left &= left - 1;
        return Hex.first(left);
    }

    @Test
    @DisplayName("PLUV-30: the tray is 340 by 305 mm, and its walls stand clear of every tile")
    void walls() {
        assertEquals(170, Tray.rim(0), 1e-9);
        assertEquals(152.5, Tray.rim(Math.PI / 2), 1e-9);
        assertTrue(Tray.holds(169, 0) && Tray.holds(0, 152));
        assertFalse(Tray.holds(171, 0) || Tray.holds(0, 153));
        for (int cell = 0; cell < Tray.CELLS; cell++) {
            for (int corner = 0; corner < 6; corner++) {
                double angle = Math.PI / 6 + corner * Math.PI / 3;
                double out = Tray.CELL / Math.sqrt(3);
                assertTrue(Tray.holds(Tray.x(cell) + out * Math.cos(angle), Tray.y(cell) + out * Math.sin(angle)));
            }
        }
    }

    @Test
    @DisplayName("PLUV-20: a die lies between cells when its centre is within 4 mm of their border")
    void between() {
        double border = Tray.CELL / 2;
        assertEquals(bit(MIDDLE), Tray.cells(border - 4.1, 0));
        assertEquals(bit(MIDDLE) | bit(MIDDLE + 1), Tray.cells(border - 3.9, 0));
        assertEquals(bit(MIDDLE) | bit(MIDDLE + 1), Tray.cells(border + 3.9, 0));
        assertEquals(bit(MIDDLE + 1), Tray.cells(border + 4.1, 0));
    }

    @Test
    @DisplayName("PLUV-20: near a corner of three cells it lies between all three")
    void betweenThree() {
        double corner = Tray.CELL / Math.sqrt(3);
        long three = Tray.cells(0, corner - 1);
        assertEquals(3, Long.bitCount(three));
        assertEquals(bit(11) | bit(12) | bit(MIDDLE), three);
    }

    @Test
    @DisplayName(
            "PLUV-20: a die in the notch of two rim cells lies between them, within 4 mm of their border drawn on to the wall")
    void notch() {
        double line = (Tray.x(0) + Tray.x(1)) / 2;
        double above = Tray.y(0) + 24;
        long both = bit(0) | bit(1);
        assertFalse(Tray.isOn(0, line, above) || Tray.isOn(1, line, above));
        assertEquals(both, Tray.cells(line, above));
        assertEquals(both, Tray.cells(line - 3.9, above));
        assertEquals(bit(0), Tray.cells(line - 4.1, above));
        assertEquals(both, Tray.cells(line + 3.9, above));
        assertEquals(bit(1), Tray.cells(line + 4.1, above));
        assertEquals(bit(0), Tray.cellsByBorders(line - 3.9, above), "as version 1 reads it");
    }

    @Test
    @DisplayName("PLUV-20: within a cell nothing changes: what version 1 reads there, version 2 reads too")
    void withinCells() {
        FastDice dice = new FastDice(1);
        int outside = 0;
        for (int i = 0; i < 20_000; i++) {
            double x = dice.roll(3400) / 10.0 - 170;
            double y = dice.roll(3050) / 10.0 - 152.5;
            boolean on = Tray.isOn(Tray.nearest(x, y), x, y);
            if (!on) outside++;
            long before = Tray.cellsByBorders(x, y);
            assertEquals(before, Tray.cells(x, y) & before);
            if (on) assertEquals(before, Tray.cells(x, y));
        }
        assertTrue(outside > 0);
    }

    @Test
    @DisplayName("PLUV-20: a die in the tray on no cell, and in no notch, is on the nearest one")
    void beside() {
        assertEquals(1L << 21, Tray.cells(165, 0));
        assertEquals(1L, Tray.cells(Tray.x(0) - 20, 150) & 1L);
        assertEquals(1, Long.bitCount(Tray.cells(Tray.x(0) - 20, 150)));
    }
}
