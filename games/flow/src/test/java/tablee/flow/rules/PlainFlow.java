package tablee.flow.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Dice;

/**
 * A board by which the rules' own code is checked: written from the sentences FLOW-22 to 26 alone, square by square and
 * path by path, with nothing of the bit sets. Rows and columns count from 0; sides are 0 north, 1 east, 2 south, 3 west.
 */
final class PlainFlow {
    private static final int[] DOWN = {-1, 0, 1, 0};
    private static final int[] RIGHT = {0, 1, 0, -1};
    private static final String[] SIDES = {"north", "east", "south", "west"};
    private static final String[] CORNERS = {"cat", "dog", "capybara", "lemur"};

    /** One square's content. */
    private record Piece(boolean[] open, boolean passes, boolean solid) {}

    /** A tile that lies somewhere, for building a position. */
    record Put(int row, int column, String shape, boolean obstacles, boolean solid, boolean[] open) {}

    private final Piece[][] at = new Piece[7][7];
    final List<Put> puts = new ArrayList<>();
    private boolean[][] wet = {};
    private boolean[] before = {};

    PlainFlow(boolean[] boat) {
        at[0][0] = new Piece(sides("es"), true, false);
        at[0][6] = new Piece(sides("sw"), true, false);
        at[6][0] = new Piece(sides("ne"), true, false);
        at[6][6] = new Piece(sides("nw"), true, false);
        at[3][3] = new Piece(boat, true, false);
    }

    static boolean[] sides(String letters) {
        boolean[] open = new boolean[4];
        for (int side = 0; side < 4; side++) open[side] = letters.indexOf("nesw".charAt(side)) >= 0;
        return open;
    }

    static String letters(boolean[] open) {
        StringBuilder letters = new StringBuilder();
        for (int side = 0; side < 4; side++) if (open[side]) letters.append("nesw".charAt(side));
        return letters.toString();
    }

    static boolean[] turned(boolean[] open, int quarters) {
        boolean[] turned = new boolean[4];
        for (int side = 0; side < 4; side++) turned[(side + quarters) % 4] = open[side];
        return turned;
    }

    static boolean[] shape(String name) {
        return sides(
                switch (name) {
                    case "straight" -> "ns";
                    case "corner" -> "ne";
                    case "tee" -> "nes";
                    default -> "nesw";
                });
    }

    // ---- Random boards ---------------------------------------------------------------------------------------------

    /** Puts a tile somewhere at random, if its edges match there. */
    void tryToPut(String shape, boolean obstacles, Dice dice) {
        int row = dice.roll(7);
        int column = dice.roll(7);
        boolean[] open = turned(shape(shape), dice.roll(4));
        if (at[row][column] != null || mismatch(row, column, open) >= 0) return;
        at[row][column] = new Piece(open, !obstacles, false);
        puts.add(new Put(row, column, shape, obstacles, false, open));
    }

    void tryToPutSolid(Dice dice) {
        int row = dice.roll(7);
        int column = dice.roll(7);
        if (at[row][column] != null) return;
        at[row][column] = new Piece(new boolean[4], false, true);
        puts.add(new Put(row, column, "", true, true, new boolean[4]));
    }

    // ---- The rules -------------------------------------------------------------------------------------------------

    /** Why this drawn tile may not lie there, as "rule who", or "" if it may. */
    String whyNot(int row, int column, boolean[] open, boolean obstacles) {
        if (at[row][column] != null) return "FLOW-22";
        if (!touches(row, column)) return "FLOW-23";
        if (!entered(row, column, open)) return "FLOW-24";
        int side = mismatch(row, column, open);
        if (side >= 0) return "FLOW-25 " + SIDES[side];
        return obstacles ? sealing(before(), row, column, open) : "";
    }

    /** The same for Current, which takes a tile up from one square to put it down on another (FLOW-43). */
    String whyNotMoved(Put from, int row, int column, boolean[] open) {
        boolean[] before = before();
        Piece lifted = at[from.row][from.column];
        if (row == from.row && column == from.column) return "FLOW-43";
        if (at[row][column] != null) return "FLOW-22";
        at[from.row][from.column] = null;
        try {
            if (!touches(row, column)) return "FLOW-23";
            int side = from.solid ? -1 : mismatch(row, column, open);
            if (side >= 0) return "FLOW-25 " + SIDES[side];
            return from.obstacles ? sealing(before, row, column, open) : "";
        } finally {
            at[from.row][from.column] = lifted;
        }
    }

    private static boolean inside(int row, int column) {
        return row >= 0 && row < 7 && column >= 0 && column < 7;
    }

    private boolean touches(int row, int column) {
        for (int side = 0; side < 4; side++) if (neighbour(row, column, side) != null) return true;
        return false;
    }

    private Piece neighbour(int row, int column, int side) {
        int r = row + DOWN[side];
        int c = column + RIGHT[side];
        return inside(r, c) ? at[r][c] : null;
    }

    private int mismatch(int row, int column, boolean[] open) {
        for (int side = 0; side < 4; side++) {
            Piece next = neighbour(row, column, side);
            if (next != null && !next.solid && next.open[(side + 2) % 4] != open[side]) return side;
        }
        return -1;
    }

    /** FLOW-24: some animal's water, going on over passing pieces, comes in by one of the open sides. */
    private boolean entered(int row, int column, boolean[] open) {
        for (int side = 0; side < 4; side++) {
            int r = row + DOWN[side];
            int c = column + RIGHT[side];
            if (!open[side] || !inside(r, c) || !wet()[r][c]) continue;
            if (at[r][c].passes && at[r][c].open[(side + 2) % 4]) return true;
        }
        return false;
    }

    /** Where water from the animals comes, found once for a board that does not change any more. */
    private boolean[][] wet() {
        if (wet.length == 0) {
            wet = new boolean[7][7];
            for (int corner = 0; corner < 4; corner++) spread(6 * (corner / 2), 6 * (corner % 2), wet, false);
        }
        return wet;
    }

    private boolean[] before() {
        if (before.length == 0) before = possible();
        return before;
    }

    /** Goes on from a square that water has entered, over empty squares too if they are imagined as water. */
    private void spread(int row, int column, boolean[][] reached, boolean imagining) {
        reached[row][column] = true;
        Piece here = at[row][column];
        if (here != null && !here.passes) return;
        for (int side = 0; side < 4; side++) {
            int r = row + DOWN[side];
            int c = column + RIGHT[side];
            if (!inside(r, c) || reached[r][c]) continue;
            Piece next = at[r][c];
            boolean out = here == null || here.open[side];
            boolean in = next == null ? imagining : next.open[(side + 2) % 4];
            if (out && in) spread(r, c, reached, imagining);
        }
    }

    /** FLOW-26: which animals have a possible way to the Boat. */
    boolean[] possible() {
        boolean[] possible = new boolean[4];
        for (int corner = 0; corner < 4; corner++) {
            boolean[][] reached = new boolean[7][7];
            spread(6 * (corner / 2), 6 * (corner % 2), reached, true);
            possible[corner] = reached[3][3];
        }
        return possible;
    }

    private String sealing(boolean[] before, int row, int column, boolean[] open) {
        at[row][column] = new Piece(open, false, false);
        boolean[] after = possible();
        at[row][column] = null;
        for (int corner = 0; corner < 4; corner++) {
            if (before[corner] && !after[corner]) return "FLOW-26 " + CORNERS[corner];
        }
        return "";
    }
}
