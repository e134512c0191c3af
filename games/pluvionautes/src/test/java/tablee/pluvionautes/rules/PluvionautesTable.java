package tablee.pluvionautes.rules;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.core.Actor;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.words.PluvionautesDrawing;

/** A game on a drawn board, so that tests read as a board, moves, and a board. It starts at the throw of seat 0. */
public final class PluvionautesTable {
    private static final int APART = 6;
    private static final String AIM = "throw 0 32 8 0";

    public final PluvionautesState state;
    final List<Record> told = new ArrayList<>();

    private PluvionautesTable(PluvionautesState state) {
        this.state = state;
    }

    /** A board as {@link PluvionautesDrawing} draws it; options such as {@code "seats=2"}, {@code "advanced=on"}. */
    public static PluvionautesTable of(String board, String... options) {
        PluvionautesTable table = new PluvionautesTable(new Pluvionautes().open(setup(options)));
        table.read(board);
        PluvionautesState state = table.state;
        state.phase = Phase.THROW;
        state.first = 0;
        state.turn = 0;
        state.throwsLeft = state.rules.throwsEach();
        state.missionSet = MissionSet.firstFor(state.seats()).ordinal();
        int[] missions = MissionSet.of(state.missionSet).missions().stream()
                .mapToInt(Mission::ordinal)
                .toArray();
        for (int seat = 0; seat < state.seats(); seat++) state.missions |= missions[seat] + 1 << 4 * seat;
        return table;
    }

    /** The game before its first entry. */
    public static PluvionautesTable open(String... options) {
        return new PluvionautesTable(new Pluvionautes().open(setup(options)));
    }

    public static Setup setup(String... options) {
        Map<String, String> chosen = new TreeMap<>();
        for (String option : options) chosen.put(option.split("=")[0], option.split("=")[1]);
        int seats = Integer.parseInt(chosen.getOrDefault("seats", "3"));
        chosen.remove("seats");
        return new Pluvionautes().card().setup(seats, chosen);
    }

    // ---- Boards ----

    private void read(String board) {
        String[] lines = board.split("\n", -1);
        for (long left = Hex.BOARD; left != 0; left &= left - 1) readCell(lines, Hex.first(left));
    }

    private void readCell(String[] lines, int cell) {
        int x = APART * Hex.column(cell) + APART / 2 * Math.abs(Hex.row(cell) - 3);
        int y = 2 * Hex.row(cell);
        if (at(lines, y, x) != '-') {
            Terrain terrain = Terrain.of("PFM".indexOf(at(lines, y, x)));
            state.sky.put(Piece.island(terrain, at(lines, y, x + 1) - '0', at(lines, y, x + 2) - '0'), cell);
        }
        int cloud = "RSF".indexOf(at(lines, y, x + 3));
        if (cloud >= 0) state.sky.put(Piece.cloud(cloud), cell);
        int seat = at(lines, y, x + 4) - '0';
        if (seat >= 0 && seat < state.seats()) state.airships[seat] |= Hex.bit(cell);
        readSlot(cell, 0, at(lines, y, x + 5));
        readSlot(cell, 1, at(lines, y + 1, x));
        readSlot(cell, 2, at(lines, y + 1, x + 4));
    }

    private void readSlot(int cell, int way, char letter) {
        int cloud = "rsf".indexOf(letter);
        if (cloud >= 0 && Hex.has(Hex.slots(way), cell))
            state.sky.anchor(Piece.cloud(cloud), cell, cell + Hex.step(way));
    }

    private static char at(String[] lines, int y, int x) {
        return y < lines.length && x < lines[y].length() ? lines[y].charAt(x) : ' ';
    }

    String board() {
        return state.draw().lines().limit(13).map(line -> line + "\n").collect(Collectors.joining());
    }

    // ---- Playing ----

    /** Another seat is to throw. */
    PluvionautesTable turn(int seat) {
        state.turn = seat;
        return this;
    }

    PluvionautesTable weather(String sun, String monsoon) {
        state.sun = Knock.read(sun);
        state.monsoon = Knock.read(monsoon);
        return this;
    }

    /** Throws, and chance brings these outcomes. */
    public PluvionautesTable thrown(String... outcomes) {
        play(state.rules.dexterity() ? AIM : "target 3.3");
        return chance(outcomes);
    }

    public PluvionautesTable play(String... words) {
        for (String word : words) enter(state.turn, word);
        return this;
    }

    public PluvionautesTable chance(String... words) {
        for (String word : words) enter(Actor.CHANCE, word);
        return this;
    }

    private void enter(int actor, String word) {
        int move = state.read(actor, word);
        assertTrue(state.legal(actor, move), () -> word + " is refused by " + state.why(actor, move));
        Told heard = new Told();
        state.play(actor, move, 0, heard);
        told.addAll(heard.to(Viewer.ALL));
    }

    // ---- Asking ----

    /** The moves that can be played, as words. */
    List<String> moves() {
        Moves moves = new Moves();
        state.moves(state.turn, moves);
        List<String> words = new ArrayList<>();
        for (int move : moves.toArray()) words.add(state.write(state.turn, move));
        return words;
    }

    /** The cells (or faces) that can be named with this word. */
    List<String> moves(String deed) {
        return moves().stream()
                .filter(word -> word.startsWith(deed + " "))
                .map(word -> word.substring(deed.length() + 1))
                .toList();
    }

    List<String> odds() {
        Odds odds = new Odds();
        state.odds(odds);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < odds.size(); i++) {
            words.add(state.write(Actor.CHANCE, odds.move(i)) + " *" + odds.weight(i));
        }
        return words;
    }

    /** Why a move is refused: {@code "PLUV-22 too-far [3.4, 3, 2]"}. */
    String why(String word) {
        return why(state.turn, word);
    }

    String why(int actor, String word) {
        int move = state.read(actor, word);
        assertFalse(state.legal(actor, move), word + " is legal");
        Refusal refusal = state.why(actor, move);
        return refusal.rule() + " " + refusal.key() + " " + refusal.args();
    }

    boolean legal(int actor, String word) {
        return state.legal(actor, state.read(actor, word));
    }
}
