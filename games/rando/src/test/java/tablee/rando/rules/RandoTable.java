package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Ruleset;
import tablee.core.Told;
import tablee.core.Word;
import tablee.rando.Rando;
import tablee.rando.RandoNotation;
import tablee.rando.positions.Pieces;
import tablee.rando.positions.RandoInvariants;
import tablee.rando.positions.RandoPosition;
import tablee.wire.words.Words;

/**
 * A table laid for a test: a drawn terrain, the rest as at the start of round 1 with seat 0 to play, unless the test says
 * otherwise. On the terrain a hiker is a capital letter, a token a small one with its points, and # for the obstacle side.
 */
public final class RandoTable {
    /** A quiet place to test what does not happen on the terrain. */
    static final String QUIET = """
            R   .   .   .   .   .   Y
            .   r1  y1  g1  b1  .   .
            .   .   .   .   .   .   .
            .   r2# y2# g2# b2# .   .
            .   .   .   .   .   .   .
            .   r3  y3  g3  b3  .   .
            G   .   .   .   .   .   B
            """;

    private static final String COLOURS = "rygb";

    public final RandoState s;
    Told told = new Told();

    private RandoTable(RandoState s) {
        this.s = s;
    }

    static RandoRules standard() {
        return new RandoRules(Ruleset.beside(RandoRules.class, "rando-2.ruleset"), false, 2);
    }

    public static RandoTable quiet(int seats) {
        return of(seats, QUIET);
    }

    static RandoTable of(int seats, String drawn) {
        return of(standard(), seats, drawn);
    }

    /** By the literal reading of RAND-31. */
    static RandoTable perAction(int seats, String drawn) {
        return of(new RandoRules(Ruleset.beside(RandoRules.class, "rando-2.ruleset"), true, 2), seats, drawn);
    }

    static RandoTable of(RandoRules rules, int seats, String drawn) {
        RandoTable table = new RandoTable(new RandoState(rules, seats, RandoNotation.INSTANCE));
        List<String> rows = drawn.lines().toList();
        for (int row = 0; row < rows.size(); row++) {
            String[] cells = rows.get(row).strip().split("\\s+");
            for (int column = 0; column < cells.length; column++) table.put(cells[column], Crossing.of(column, row));
        }
        for (int rank = 0; rank < Obstacle.COUNT; rank++) table.s.markers = Markers.put(table.s.markers, rank, rank);
        table.s.round = 1;
        table.s.part = Part.TILE;
        table.s.phase = Phase.USE_TILE;
        table.s.pile.show(0);
        return table;
    }

    private void put(String cell, int crossing) {
        if (cell.equals(".")) return;
        int colour = COLOURS.indexOf(cell.substring(0, 1).toLowerCase(Locale.ROOT));
        if (cell.length() == 1) s.terrain.placeHiker(colour, crossing);
        else s.terrain.placeToken(token(colour, cell), crossing, cell.endsWith("#") ? Side.OBSTACLE : Side.VALUE);
    }

    private int token(int colour, String cell) {
        int token = 0;
        while (s.rules.tokenColours.get(token).ordinal() != colour
                || s.rules.tokenValues[token] != cell.charAt(1) - '0'
                || s.terrain.token(token) != Terrain.NOWHERE) token++;
        return token;
    }

    public RandoTable top(String colour) {
        s.pile.show(Arg.COLOUR.read(colour));
        return this;
    }

    /** The first player's turn in this round. */
    RandoTable round(int round, int first) {
        s.round = round;
        s.first = first;
        s.seat = first;
        return this;
    }

    /** The last turn of this round, so that the round ends with it. */
    public RandoTable lastTurn(int round, int first) {
        round(round, first);
        s.turns = s.seats() - 1;
        s.seat = (first + s.turns) % s.seats();
        return this;
    }

    RandoTable points(int... points) {
        for (int seat = 0; seat < points.length; seat++) s.boards.score(seat, points[seat] - s.boards.points(seat));
        return this;
    }

    RandoTable levels(int seat, int... levels) {
        for (int i = 0; i < levels.length; i++) s.boards.climb(seat, i, levels[i]);
        return this;
    }

    RandoTable multiplier(int seat, String action, int number) {
        s.boards.multiplier(seat, Arg.ACTION.read(action), number);
        return this;
    }

    RandoTable blocked(int seat, String... tiles) {
        for (String tile : tiles) s.boards.block(seat, Arg.TILE.read(tile));
        return this;
    }

    RandoTable removed(int seat, String... tiles) {
        for (String tile : tiles) s.boards.remove(seat, Arg.TILE.read(tile));
        return this;
    }

    /** Cards as {@code "red sprint"}, taken out of the pile. */
    public RandoTable hand(int seat, String... cards) {
        for (String card : cards) {
            int colour = Arg.COLOUR.read(card.split(" ")[0]);
            int kind = Arg.KIND.read(card.split(" ")[1]);
            s.pile.add(Pile.index(colour, kind), -1);
            s.hands.add(seat, Hands.card(colour, kind));
        }
        return this;
    }

    /** All cards of the pile but the named ones are in the discard. */
    RandoTable pile(String... cards) {
        List<String> kept = new ArrayList<>(List.of(cards));
        for (Colour colour : Colour.values()) {
            for (CardKind kind : CardKind.values()) {
                for (int i = s.pile.count(colour.ordinal(), kind.ordinal()); i > 0; i--) {
                    if (kept.remove(Word.of(colour) + " " + Word.of(kind))) continue;
                    s.pile.add(Pile.index(colour.ordinal(), kind.ordinal()), -1);
                    s.pile.discard(colour.ordinal(), kind.ordinal());
                }
            }
        }
        return this;
    }

    // Playing on it.

    /** Plays entries like {@code "0 use hike"} or {@code "chance top red"}, each of which must be legal. */
    public RandoTable play(String... entries) {
        for (String entry : entries) {
            RandoInvariants.check(s);
            int actor = actor(entry);
            int move = move(entry);
            assertTrue(s.legal(actor, move), () -> entry + " is refused by " + s.why(actor, move) + "\n" + s.draw());
            told = new Told();
            s.play(actor, move, 0, told);
            RandoInvariants.check(s);
        }
        return this;
    }

    /** Plays the directions of a hike. */
    public RandoTable go(int seat, String... directions) {
        for (String direction : directions) play(seat + " go " + direction);
        return this;
    }

    private static int actor(String entry) {
        return Actor.read(entry.substring(0, entry.indexOf(' '))).orElseThrow();
    }

    private int move(String entry) {
        int move = s.read(actor(entry), entry.substring(entry.indexOf(' ') + 1));
        assertTrue(move >= 0, () -> entry + " names no move");
        return move;
    }

    /** The rule and the key by which an entry is refused. */
    String why(String entry) {
        assertFalse(s.legal(actor(entry), move(entry)), () -> entry + " is legal");
        Refusal refusal = s.why(actor(entry), move(entry));
        for (String language : Words.LANGUAGES) {
            Words words = Words.of(new Rando(), language);
            assertTrue(words.has("refusal." + refusal.key()), refusal.key());
            assertFalse(words.refusal(refusal).contains("{"), language + ": " + words.refusal(refusal));
        }
        return refusal.rule() + " " + refusal.key();
    }

    // Looking at it.

    String waitsFor() {
        List<String> actors = new ArrayList<>();
        for (long left = s.toAct(); left != 0; left &= left - 1) actors.add(Actor.write(Actor.first(left)));
        return String.join(" ", actors) + ": " + Word.of(s.phase);
    }

    List<String> moves(int seat) {
        Moves moves = new Moves();
        s.moves(seat, moves);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) words.add(s.write(seat, moves.get(i)));
        return words;
    }

    /** Chance's outcomes with their weights, {@code "top red 9"}. */
    List<String> odds() {
        Odds odds = new Odds();
        s.odds(odds);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < odds.size(); i++) {
            words.add(s.write(Actor.CHANCE, odds.move(i)) + " " + odds.weight(i));
        }
        return words;
    }

    RandoTable shows(String drawn) {
        assertEquals(tidy(drawn), tidy(terrain()));
        return this;
    }

    private String terrain() {
        return s.draw()
                .lines()
                .filter(line -> line.matches("[1-8]( .*)"))
                .map(line -> line.substring(1))
                .collect(Collectors.joining("\n"));
    }

    private static String tidy(String drawn) {
        return drawn.lines()
                .map(line -> String.join(" ", line.strip().split("\\s+")))
                .collect(Collectors.joining("\n"));
    }

    int points(int seat) {
        return s.boards.points(seat);
    }

    List<Integer> levels(int seat) {
        return Pieces.levels(s, seat);
    }

    int multiplier(int seat, String action) {
        return s.boards.multiplier(seat, Arg.ACTION.read(action));
    }

    List<String> active(int seat) {
        List<String> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) if (s.boards.active(seat, tile.ordinal())) tiles.add(Word.of(tile));
        return tiles;
    }

    List<String> blockedTiles(int seat) {
        List<String> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) if (s.boards.blocked(seat, tile.ordinal())) tiles.add(Word.of(tile));
        return tiles;
    }

    List<String> hand(int seat) {
        return RandoPosition.of(s).seats().get(seat).hand().stream()
                .map(card -> Word.of(card.colour()) + " " + Word.of(card.kind()))
                .toList();
    }

    List<String> markers() {
        return Pieces.markers(s).stream().map(Word::of).toList();
    }

    /** A game of this many seats, before anything is dealt. */
    public static RandoTable fresh(int seats) {
        Rando rando = new Rando();
        return new RandoTable(rando.open(rando.card().setup(seats, Map.of())));
    }
}
