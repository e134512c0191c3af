package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.circus.Circus;
import tablee.circus.positions.CircusPosition;
import tablee.circus.positions.CircusView;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.State;
import tablee.core.Told;

/** A drawn ring to try rules on: seat 0 has turn 1, side 1 holds one Applause, nobody has seen any back. */
public final class CircusTable {
    public static final Circus GAME = new Circus();

    public final Setup setup;
    public CircusState state;
    Told told = new Told();

    private CircusTable(Setup setup, CircusState state) {
        this.setup = setup;
        this.state = state;
    }

    public static Setup setup(int seats, String... options) {
        return GAME.card()
                .setup(
                        seats,
                        IntStream.range(0, options.length / 2)
                                .boxed()
                                .collect(java.util.stream.Collectors.toMap(
                                        i -> options[2 * i], i -> options[2 * i + 1])));
    }

    /** A ring of two players. */
    public static CircusTable of(String drawing) {
        return of(setup(2), drawing);
    }

    public static CircusTable byRuleset(int version, String drawing) {
        return of(GAME.card().setup(2, version, Map.of(), ""), drawing);
    }

    public static CircusTable of(Setup setup, String drawing) {
        CircusDrawn drawn = CircusDrawn.ring(drawing);
        Rosette rosette = CircusRules.of(setup).rosette();
        List<Artist> backs = drawn.allBacks(rosette);
        List<Integer> nobody =
                IntStream.range(0, setup.seats()).mapToObj(seat -> 0).toList();
        List<CircusPosition.Token> ring = IntStream.range(0, Ring.POSITIONS)
                .mapToObj(i -> new CircusPosition.Token(
                        i + 1, drawn.faces().get(i).artist(), backs.get(i), i + 1, nobody, 0, List.of()))
                .toList();
        List<CircusView.Side> sides = List.of(new CircusView.Side(0, List.of()), new CircusView.Side(1, List.of()));
        Optional<Integer> ahead = CircusRules.of(setup).decides() ? Optional.of(1) : Optional.empty();
        CircusPosition position = new CircusPosition(
                Phase.TURN, 1, 0, 0, 2, ring, sides, 0, Optional.empty(), ahead, Optional.empty(), nobody, 0);
        return new CircusTable(setup, GAME.place(setup, position));
    }

    /** A game as it opens. */
    public static CircusTable open(int seats, String... options) {
        return open(setup(seats, options));
    }

    static CircusTable open(Setup setup) {
        return new CircusTable(setup, GAME.open(setup));
    }

    public CircusTable applause(int side0, int side1) {
        state.applause = 0;
        Applause.give(state, 0, side0);
        Applause.give(state, 1, side1);
        return this;
    }

    public CircusTable posters(int side, Artist... artists) {
        Arrays.stream(artists).forEach(artist -> Posters.give(state, side, artist));
        state.posterTurn = state.turn;
        state.lastPoster = artists[artists.length - 1];
        return this;
    }

    /** Plays words, each of which must be legal. */
    public CircusTable play(String... words) {
        for (String word : words) {
            int actor = Actor.first(state.toAct());
            int move = state.read(actor, word);
            assertTrue(move != State.NO_MOVE, "no move: " + word);
            assertTrue(state.legal(actor, move), () -> word + " is refused: " + state.why(actor, move));
            told = new Told();
            state.play(actor, move, 0, told);
        }
        return this;
    }

    /** Asserts that a word is refused by a rule, with this sentence and these arguments. */
    CircusTable refuses(String word, String rule, String key, Object... args) {
        int actor = Actor.first(state.toAct());
        int move = state.read(actor, word);
        assertTrue(move != State.NO_MOVE, "no move: " + word);
        assertFalse(state.legal(actor, move), word + " is legal");
        assertFalse(moves().contains(word), word + " is listed");
        assertEquals(Refusal.of(rule, key, args), state.why(actor, move));
        return this;
    }

    /** Asserts how the ring looks; backs count where they are drawn. */
    CircusTable shows(String drawing) {
        CircusDrawn drawn = CircusDrawn.ring(drawing);
        assertEquals(drawn.text(state.rules.rosette()), drawn.like(state));
        return this;
    }

    CircusTable holds(int side0, int side1) {
        assertEquals(List.of(side0, side1), List.of(Applause.of(state, 0), Applause.of(state, 1)));
        assertEquals(5 - side0 - side1, view(0).reserve());
        return this;
    }

    CircusTable isTurn(int turn, int seat) {
        assertEquals(List.of(turn, seat), List.of(state.turn, state.seat));
        assertEquals(Phase.TURN, state.phase);
        return this;
    }

    /** The words of all moves listed now. */
    List<String> moves() {
        int actor = Actor.first(state.toAct());
        Moves moves = new Moves();
        state.moves(actor, moves);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) words.add(state.write(actor, moves.get(i)));
        return words;
    }

    /** What can be answered to Clowns. */
    List<String> answers() {
        return moves().stream()
                .filter(List.of("take", "return", "decline")::contains)
                .toList();
    }

    List<String> moves(String kind) {
        return moves().stream().filter(word -> word.startsWith(kind)).toList();
    }

    CircusView view(int viewer) {
        return (CircusView) state.view(viewer);
    }

    /** The backs that a viewer is shown, as {@code {3=tamer}}. */
    Map<Integer, String> shown(int viewer) {
        Map<Integer, String> shown = new java.util.TreeMap<>();
        view(viewer)
                .shown()
                .forEach(back -> shown.put(back.position(), back.artist().word()));
        return shown;
    }

    /** What the last entry told everybody. */
    List<Record> told() {
        return told.to(0);
    }
}
