package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.flow.Flow;
import tablee.flow.FlowNotation;
import tablee.flow.positions.FlowPosition;
import tablee.flow.words.FlowDrawing;

/**
 * A table of Flow for tests: first a drawn board and what lies beside it, then what people do, word by word. What is not
 * said is as usual: ruleset 2, an untimed game, in its first round, seat 0 about to take a turn, all other tiles and cards in piles.
 */
public final class FlowTable {
    static final String EMPTY = """
              a b c d e f g
            1 C . . . . . D
            2 . . . . . . .
            3 . . . . . . .
            4 . . . @ . . .
            5 . . . . . . .
            6 . . . . . . .
            7 K . . . . . L
            """;

    private final Setup setup;
    private final FlowState draft;
    private boolean open;
    private FlowState state;
    private long now;
    private Told told = new Told();

    private FlowTable(int seats, String... options) {
        TreeMap<String, String> chosen = new TreeMap<>();
        for (String option : options) chosen.put(option.split("=", 2)[0], option.split("=", 2)[1]);
        String ruleset = Objects.requireNonNullElse(chosen.remove("ruleset"), "2");
        setup = new Flow().card().setup(seats, Integer.parseInt(ruleset), chosen, "");
        draft = new FlowState(FlowRules.of(setup), FlowNotation.INSTANCE);
        state = draft;
    }

    /** An untimed table in the middle of a game. */
    public static FlowTable of(int seats, String... options) {
        String[] untimed = Arrays.copyOf(options, options.length + 1);
        untimed[options.length] = "round=untimed";
        return inRound(new FlowTable(seats, untimed));
    }

    /** A timed table; the clock of its first round was started at 0. */
    public static FlowTable timed(int seats, String... options) {
        FlowTable table = inRound(new FlowTable(seats, options));
        table.draft.deadline = table.draft.rules.roundMillis();
        return table;
    }

    private static FlowTable inRound(FlowTable table) {
        table.draft.phase = Phase.TURN;
        table.draft.round = 1;
        table.draft.scenarios = table.draft.rules.picked();
        return table;
    }

    /** A table before its first entry. */
    public static FlowTable fresh(int seats, String... options) {
        FlowTable table = new FlowTable(seats, options);
        table.state = new Flow().open(table.setup);
        table.open = true;
        return table;
    }

    /** A game for one whose cards are dealt. */
    public static FlowTable dealt(String... options) {
        return fresh(1, options).chance("card support", "card bird", "card current");
    }

    // ---- Setting the scene -----------------------------------------------------------------------------------------

    public FlowTable board(String drawing) {
        List<String> lines = drawing.lines().toList();
        for (int row = 0; row < Square.SIDE; row++) {
            String line = lines.get(row + 1);
            for (int column = 0; column < Square.SIDE; column++) {
                int at = 2 + 2 * column;
                put(row * Square.SIDE + column, line.charAt(at));
                boolean bird = at + 1 < line.length() && line.charAt(at + 1) == FlowDrawing.BIRD;
                if (bird) draft.board.addBird(row * Square.SIDE + column);
            }
        }
        assertEquals(drawing, FlowDrawing.board(draft.board), "the board of this test is drawn wrongly");
        return this;
    }

    private void put(int square, char letter) {
        if (square == Square.BOAT) draft.board.turnBoat(FlowDrawing.BOATS.indexOf(letter));
        else if (letter == FlowDrawing.SOLID) draft.board.put(square, Tile.SCENARIO_OBSTACLE, Edges.NONE);
        else if (FlowDrawing.CHANNELS.indexOf(letter) > 0) lay(square, FlowDrawing.CHANNELS.indexOf(letter), false);
        else if (FlowDrawing.DEAD_ENDS.indexOf(letter) > 0) lay(square, FlowDrawing.DEAD_ENDS.indexOf(letter), true);
    }

    private void lay(int square, int edges, boolean obstacles) {
        int kind = Tile.index(edges, obstacles);
        draft.pile -= Stock.one(kind);
        draft.board.put(square, Tile.at(kind), edges);
    }

    public FlowTable hand(int seat, ActionCard... cards) {
        long hand = Stock.of(List.of(cards));
        draft.hands[seat] += hand;
        draft.cardPile -= hand;
        return this;
    }

    /** Just these tiles lie face down; all others that are not on the board have been discarded. */
    FlowTable faceDown(Tile... tiles) {
        long pile = Stock.of(List.of(tiles));
        draft.discard += draft.pile - pile;
        draft.pile = pile;
        return this;
    }

    FlowTable revealed(Tile... tiles) {
        long stock = Stock.of(List.of(tiles));
        draft.revealed += stock;
        draft.pile -= stock;
        return this;
    }

    public FlowTable discarded(Tile... tiles) {
        long stock = Stock.of(List.of(tiles));
        draft.discard += stock;
        draft.pile -= stock;
        return this;
    }

    /** No card is left to draw. */
    FlowTable noCardsLeft() {
        draft.cardDiscard += draft.cardPile;
        draft.cardPile = Stock.NONE;
        return this;
    }

    FlowTable turnOf(int seat) {
        draft.seat = seat;
        return this;
    }

    /** The current player has drawn this tile. */
    FlowTable drawn(Tile tile) {
        draft.pile -= Stock.one(tile.ordinal());
        draft.held = tile.ordinal();
        draft.phase = Phase.PLACE;
        return this;
    }

    /** Calm Waters has been played in this round, by somebody. */
    FlowTable calm() {
        draft.cardPile -= Stock.one(ActionCard.CALM_WATERS.ordinal());
        draft.calm = true;
        draft.carded = true;
        return this;
    }

    // ---- Playing ---------------------------------------------------------------------------------------------------

    public FlowState state() {
        if (!open) state = new Flow().place(setup, draft.position());
        open = true;
        return state;
    }

    FlowTable at(long millis) {
        now = millis;
        return this;
    }

    /** A seat, or 62 for chance and 63 for the clock, plays this. */
    FlowTable plays(int actor, String word) {
        int move = state().read(actor, word);
        assertTrue(state.legal(actor, move), () -> word + " is refused: " + state.why(actor, move));
        told = new Told();
        state.play(actor, move, now, told);
        assertEquals(state.position(), new Flow().place(setup, state.position()).position());
        return this;
    }

    public FlowTable chance(String... words) {
        for (String word : words) plays(Actor.CHANCE, word);
        return this;
    }

    /** This many turns that change nothing on the board: the player to act swaps a corner for a card. */
    FlowTable idle(int turns) {
        for (int turn = 0; turn < turns; turn++) {
            int seat = state().seat;
            plays(seat, "draw").chance("tile corner").plays(seat, "swap");
            chance("card " + FlowPosition.of(state).cardPile().get(0).word());
        }
        return this;
    }

    /** Time runs out. */
    FlowTable clock() {
        assertTrue(now >= state().dueAt(), "the clock is not due");
        return plays(Actor.CLOCK, "time");
    }

    // ---- Looking ---------------------------------------------------------------------------------------------------

    FlowTable shows(String drawing) {
        assertEquals(drawing, FlowDrawing.board(state().board));
        return this;
    }

    FlowTable is(Phase phase, int seat) {
        assertEquals(phase + " of seat " + seat, state().phase + " of seat " + state.seat);
        return this;
    }

    /** Everything an omniscient viewer was told of the last entry, in order. */
    FlowTable told(Record... events) {
        assertEquals(List.of(events), told.to(Viewer.ALL));
        return this;
    }

    List<Record> heard(int viewer) {
        return told.to(viewer);
    }

    Told lastTold() {
        return told;
    }

    /** The moves that the current player is offered. */
    public List<String> offers() {
        return offers(state().seat);
    }

    public List<String> offers(int actor) {
        Moves moves = new Moves();
        state().moves(actor, moves);
        return IntStream.of(moves.toArray())
                .mapToObj(move -> state.write(actor, move))
                .toList();
    }

    /** The current player is offered just these moves. */
    public FlowTable offers(String... words) {
        assertEquals(List.of(words), offers());
        return this;
    }

    public FlowTable refuses(String word, String rule, String key, Object... args) {
        int move = state().read(state.seat, word);
        assertFalse(state.legal(state.seat, move), word + " is legal");
        assertEquals(Refusal.of(rule, key, args), state.why(state.seat, move));
        return this;
    }

    FlowTable allows(String... words) {
        for (String word : words) {
            int move = state().read(state.seat, word);
            assertTrue(state.legal(state.seat, move), () -> word + ": " + state.why(state.seat, move));
        }
        return this;
    }

    FlowTable discards(Tile... tiles) {
        assertEquals(
                Stock.list(Stock.of(List.of(tiles)), Tile::at),
                FlowPosition.of(state()).discard());
        return this;
    }

    List<ActionCard> hand(int seat) {
        return FlowPosition.of(state()).hands().get(seat);
    }

    Optional<Long> deadline() {
        return FlowPosition.of(state()).deadline();
    }

    public Setup setup() {
        return setup;
    }
}
