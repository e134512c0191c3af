package tablee.rando.words;

import tablee.core.Word;
import tablee.rando.positions.Pieces;
import tablee.rando.rules.Arg;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Crossing;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Side;
import tablee.rando.rules.Tile;

/**
 * Draws a state with letters. On the terrain a hiker is its colour's capital letter, a token its colour's small letter and
 * its points, followed by {@code #} while the obstacle side is up.
 */
public final class RandoDrawing {
    private RandoDrawing() {}

    public static String of(RandoState s) {
        StringBuilder out = new StringBuilder(headline(s));
        terrain(s, out);
        out.append("markers:");
        for (Obstacle each : Pieces.markers(s)) out.append(' ').append(Word.of(each));
        out.append("\npile: ").append(s.pile.size()).append(" (top ").append(orNone(Pieces.colour(s.pile.top())));
        out.append("), discard: ").append(s.pile.discarded()).append('\n');
        for (int seat = 0; seat < s.seats(); seat++) seat(s, seat, out);
        return out.toString();
    }

    private static String orNone(String word) {
        return word.isEmpty() ? "none" : word;
    }

    private static String headline(RandoState s) {
        String line = "round " + s.round + ", first " + s.first + ", seat " + s.seat + ": " + Word.of(s.phase);
        if (s.times > 1) line += " " + (s.done + 1) + "/" + s.times;
        if (s.phase == Phase.HIKE) line += ", " + orNone(Pieces.colour(s.walker())) + ", stretch " + (s.stretch + 1);
        if (s.came != RandoState.NONE) line += ", not " + Pieces.direction(s.came);
        return line + "\n";
    }

    private static void terrain(RandoState s, StringBuilder out) {
        StringBuilder head = new StringBuilder(" ");
        for (int column = 0; column < s.rules.map.width; column++)
            head.append("   ").append((char) ('a' + column));
        out.append(head).append('\n');
        for (int row = 0; row < s.rules.map.height; row++) {
            StringBuilder line = new StringBuilder().append(row + 1);
            for (int column = 0; column < s.rules.map.width; column++) {
                String cell = cell(s, Crossing.of(column, row));
                line.append(" ".repeat(4 * (column + 1) - line.length())).append(cell);
            }
            out.append(line).append('\n');
        }
    }

    private static String cell(RandoState s, int crossing) {
        for (int hiker = 0; hiker < Colour.COUNT; hiker++) {
            if (s.terrain.hiker(hiker) == crossing)
                return Colour.of(hiker).name().substring(0, 1);
        }
        int token = s.terrain.tokenAt(crossing);
        if (token < 0) return ".";
        String colour = Word.of(s.rules.tokenColours.get(token)).substring(0, 1);
        return colour + s.rules.tokenValues[token] + (s.terrain.side(token) == Side.OBSTACLE ? "#" : "");
    }

    private static void seat(RandoState s, int seat, StringBuilder out) {
        out.append("seat ")
                .append(seat)
                .append(": ")
                .append(s.boards.points(seat))
                .append(" points; scales");
        for (int level : Pieces.levels(s, seat)) out.append(' ').append(level);
        out.append(";");
        for (Tile tile : Tile.values()) tile(s, seat, tile, out);
        out.append(";");
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            String kind = Arg.KIND.write(Hands.kind(card));
            out.append(slot == 0 ? " " : ", ").append(Pieces.colour(Hands.colour(card)) + " " + kind);
        }
        String choice = Pieces.choice(s, seat);
        out.append(choice.isEmpty() ? "" : "; " + choice).append('\n');
    }

    /** A blocked tile stands in brackets, a removed one is left out. */
    private static void tile(RandoState s, int seat, Tile tile, StringBuilder out) {
        if (!s.boards.owned(seat, tile.ordinal())) return;
        String name = Word.of(tile);
        if (tile != Tile.JOKER) name += "×" + s.boards.multiplier(seat, tile.ordinal());
        out.append(' ').append(s.boards.active(seat, tile.ordinal()) ? name : "[" + name + "]");
    }
}
