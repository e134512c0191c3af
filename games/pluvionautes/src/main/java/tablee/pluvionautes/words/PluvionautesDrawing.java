package tablee.pluvionautes.words;

import java.util.Arrays;
import java.util.stream.Collectors;
import tablee.core.Word;
import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Dealing;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Terrain;
import tablee.pluvionautes.rules.Weather;

/**
 * The state drawn with letters. A cell is {@code P11R0}: the island (plain, forest, mountain; animals, plantation) or
 * {@code ---}, the loose cloud (R, S, F) or a dot, the airship's seat or a dot. Small letters between cells are anchored
 * clouds.
 */
public final class PluvionautesDrawing {
    private static final int CELL = 5;
    private static final int APART = CELL + 1;
    private static final int WIDTH = 7 * APART + 1;

    private final PluvionautesState state;
    private final char[][] grid = new char[2 * Hex.ROWS - 1][WIDTH];

    private PluvionautesDrawing(PluvionautesState state) {
        this.state = state;
    }

    public static String of(PluvionautesState state) {
        return new PluvionautesDrawing(state).board() + words(state);
    }

    private String board() {
        for (char[] line : grid) Arrays.fill(line, ' ');
        for (long left = Hex.BOARD; left != 0; left &= left - 1) drawCell(Hex.first(left));
        return Arrays.stream(grid)
                .map(line -> new String(line).stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    private void drawCell(int cell) {
        int x = APART * Hex.column(cell) + APART / 2 * Math.abs(Hex.row(cell) - 3);
        int y = 2 * Hex.row(cell);
        String text = island(cell) + letter(state.sky.cloudAt(cell)) + airship(cell);
        text.getChars(0, CELL, grid[y], x);
        int[] slotX = {x + CELL, x, x + CELL - 1};
        for (int way = 0; way < Hex.WAYS; way++) {
            if (!Hex.has(Hex.slots(way), cell)) continue;
            int cloud = state.sky.anchoredAt(cell, cell + Hex.step(way));
            char drawn = cloud == Piece.NONE ? ' ' : Character.toLowerCase(letter(cloud));
            grid[way == 0 ? y : y + 1][slotX[way]] = drawn;
        }
    }

    private String island(int cell) {
        int island = state.sky.islandAt(cell);
        if (island == Piece.NONE) return "---";
        char terrain = Terrain.of(Piece.terrain(island)).name().charAt(0);
        return "" + terrain + Piece.animals(island) + Piece.plantation(island);
    }

    private static char letter(int cloud) {
        return cloud == Piece.NONE ? '.' : Cloud.of(Piece.kind(cloud)).name().charAt(0);
    }

    private char airship(int cell) {
        for (int seat = 0; seat < state.seats(); seat++) {
            if (Hex.has(state.airships[seat], cell)) return (char) ('0' + seat);
        }
        return '.';
    }

    private static String words(PluvionautesState state) {
        StringBuilder words = new StringBuilder();
        for (Weather die : Weather.values()) {
            int knock = state.weather(die);
            if (knock != 0) words.append(Knock.unpack(knock).write()).append('\n');
        }
        words.append("missions");
        for (int seat = 0; seat < Dealing.dealt(state); seat++) {
            words.append(' ').append(Word.of(Mission.of(state.mission(seat))));
        }
        words.append("\nround ")
                .append(state.round)
                .append(", seat ")
                .append(state.turn)
                .append(", ")
                .append(Word.of(state.phase));
        if (state.throwsLeft > 0) words.append(", throws left ").append(state.throwsLeft);
        if (state.die != 0) words.append('\n').append(die(state));
        return words.append('\n').toString();
    }

    private static String die(PluvionautesState state) {
        String lies = "die " + Hex.writeSet(state.die) + " face " + state.face + (state.turned ? " turned" : "");
        String towing = state.carried == Piece.NONE ? "" : " towing " + Piece.write(state.carried);
        return lies + " points " + state.points + towing;
    }
}
