package tablee.physics;

import java.util.List;
import tablee.core.Dice;
import tablee.pluvionautes.rules.Aim;

/** Where throws with one aim ended: how often on each cell, by the cell under the die's centre, and how often off the board. */
final class ThrowTally {
    private final int[] cells = new int[Tray.CELLS];
    private int off;

    /** Throws this many times, on a board dealt again each time. */
    void add(Aim aim, int throwsMore, Dice dice) {
        for (int i = 0; i < throwsMore; i++) {
            DiceThrow thrown = new DiceThrow(Relief.dealt(dice), List.of(Hand.throwing(aim, dice)), List.of());
            DiceFlight.Course course = ThrowSimulation.of(thrown).courses().get(0);
            if (course.off()) off++;
            else cells[Tray.nearest(course.end().x(), course.end().y())]++;
        }
    }

    int off() {
        return off;
    }

    int on(int cell) {
        return cells[cell];
    }

    int count() {
        int count = off;
        for (int on : cells) count += on;
        return count;
    }

    /** How often a throw ended beside a cell. */
    int beside(int cell) {
        int count = 0;
        for (int other = 0; other < Tray.CELLS; other++) if (Tray.neighbours(cell, other)) count += cells[other];
        return count;
    }

    /** How well a target is reached, from 0 to 1: a cell beside it is worth a quarter. */
    double worth(int target) {
        return (on(target) + 0.25 * beside(target)) / count();
    }
}
