package tablee.pluvionautes.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What is told of the game. Cells are words like {@code "3.4"}, slots like {@code "3.4|3.5"}. */
public interface PluvionautesEvent {
    record IslandLaid(String cell, Terrain terrain, int animals, int plantation) implements PluvionautesEvent {}

    record CloudLaid(String cell, Cloud cloud) implements PluvionautesEvent {}

    record SeedDrawn(int number) implements PluvionautesEvent {}

    /** The advanced set-up was found after this many steps. */
    record SkyArranged(int steps) implements PluvionautesEvent {}

    record WeatherTossed(Weather die, String cell, int value) implements PluvionautesEvent {}

    record MissionsChosen(List<Mission> missions) implements PluvionautesEvent {}

    record MissionDealt(int seat, Mission mission) implements PluvionautesEvent {}

    /** To all others. */
    record MissionHidden(int seat) implements PluvionautesEvent {}

    record FirstPlayer(int seat) implements PluvionautesEvent {}

    record TurnBegan(int seat, int round) implements PluvionautesEvent {}

    record AirshipTakenOff(int seat, String cell) implements PluvionautesEvent {}

    record DieThrown(int seat, int release, int direction, int strength, int spin) implements PluvionautesEvent {}

    record TargetNamed(int seat, String cell) implements PluvionautesEvent {}

    record DieLanded(int seat, List<String> cells, int face) implements PluvionautesEvent {}

    record DieLost(int seat, int throwsLeft) implements PluvionautesEvent {}

    record WeatherKnocked(Weather die, List<String> cells, int value) implements PluvionautesEvent {}

    /** It left the board. */
    record WeatherPutBack(Weather die) implements PluvionautesEvent {}

    /** The end is triggered, so that it does not change any more. */
    record WeatherStays(Weather die) implements PluvionautesEvent {}

    record LandingChosen(int seat, String cell) implements PluvionautesEvent {}

    record FaceSet(int seat, int face) implements PluvionautesEvent {}

    record WeatherPlaced(int seat, Weather die, String cell, int value) implements PluvionautesEvent {}

    /** The cells of the way, the first and the last included, and its cost in points. */
    record DieMoved(int seat, List<String> way, int cost) implements PluvionautesEvent {}

    record IslandDocked(int seat, String cell, Terrain terrain, int points) implements PluvionautesEvent {}

    record CloudDocked(int seat, String cell, Cloud cloud, int points) implements PluvionautesEvent {}

    /** Why nothing is docked: a key of the words. */
    record NotDocked(int seat, String cell, String reason) implements PluvionautesEvent {}

    record IslandTowed(int seat, Terrain terrain, List<String> way, int cost) implements PluvionautesEvent {}

    record CloudTowed(int seat, Cloud cloud, List<String> way, int cost) implements PluvionautesEvent {}

    record CloudAnchored(int seat, Cloud cloud, String slot) implements PluvionautesEvent {}

    record NavigationBegan(int seat, boolean clouds, int points) implements PluvionautesEvent {}

    /** A step in advanced mode; what is towed is a word, empty for nothing. */
    record Stepped(int seat, String from, String to, String towed, int points) implements PluvionautesEvent {}

    /** An island or a cloud was released. */
    record PieceLeft(int seat, String piece, String cell) implements PluvionautesEvent {}

    record AirshipLanded(int seat, String cell) implements PluvionautesEvent {}

    record AirshipKept(int seat, String cell) implements PluvionautesEvent {}

    record EndTriggered(int clouds) implements PluvionautesEvent {}

    record GameOver(List<Mission> missions, List<Integer> scores) implements PluvionautesEvent {}

    // ---- How they are made ----

    static Record laid(int piece, int cell) {
        String at = Hex.write(cell);
        if (Piece.isCloud(piece)) return new CloudLaid(at, Cloud.of(Piece.kind(piece)));
        Terrain terrain = Terrain.of(Piece.terrain(piece));
        return new IslandLaid(at, terrain, Piece.animals(piece), Piece.plantation(piece));
    }

    static Record tossed(int knock) {
        return new WeatherTossed(Knock.die(knock), Hex.writeSet(Knock.cells(knock)), Knock.value(knock));
    }

    static Record thrown(int seat, int move) {
        if (!Aim.valid(move)) return new TargetNamed(seat, Hex.write(PluvionautesMove.number(move)));
        Aim aim = Aim.unpack(move);
        return new DieThrown(seat, aim.release(), aim.direction(), aim.strength(), aim.spin());
    }

    static Record landed(PluvionautesState state) {
        return new DieLanded(state.turn, words(state.die), state.face);
    }

    static Record knocked(int knock, boolean fixed) {
        Weather die = Knock.die(knock);
        if (fixed) return new WeatherStays(die);
        if (Knock.cells(knock) == 0) return new WeatherPutBack(die);
        return new WeatherKnocked(die, words(Knock.cells(knock)), Knock.value(knock));
    }

    static Record moved(PluvionautesState state, int cell) {
        Way way = Way.cheapest(state.sky, state.dieCell(), cell);
        return new DieMoved(state.turn, way.words(), way.cost());
    }

    static Record docked(PluvionautesState state) {
        String cell = Hex.write(state.dieCell());
        int piece = state.carried;
        return Piece.isCloud(piece)
                ? new CloudDocked(state.turn, cell, Cloud.of(Piece.kind(piece)), state.points)
                : new IslandDocked(state.turn, cell, Terrain.of(Piece.terrain(piece)), state.points);
    }

    static Record notDocked(PluvionautesState state) {
        return new NotDocked(state.turn, Hex.write(state.dieCell()), "undocked." + Navigation.whatHolds(state));
    }

    static Record towed(PluvionautesState state, int cell) {
        Way way = Way.cheapest(state.sky, state.dieCell(), cell);
        int piece = state.carried;
        return Piece.isCloud(piece)
                ? new CloudTowed(state.turn, Cloud.of(Piece.kind(piece)), way.words(), way.cost())
                : new IslandTowed(state.turn, Terrain.of(Piece.terrain(piece)), way.words(), way.cost());
    }

    static Record anchored(PluvionautesState state, int neighbour) {
        String slot = Hex.writeSet(state.die | Hex.bit(neighbour));
        return new CloudAnchored(state.turn, Cloud.of(Piece.kind(state.carried)), slot);
    }

    static Record stepped(PluvionautesState state, int cell, int cost) {
        String towed = Piece.key(state.carried);
        return new Stepped(state.turn, Hex.write(state.dieCell()), Hex.write(cell), towed, state.points - cost);
    }

    static Record left(PluvionautesState state) {
        return new PieceLeft(state.turn, Piece.key(state.carried), Hex.write(state.dieCell()));
    }

    static Record over(PluvionautesState state) {
        List<Mission> missions = IntStream.range(0, state.seats())
                .mapToObj(seat -> Mission.of(state.mission(seat)))
                .toList();
        return new GameOver(
                missions, IntStream.of(SkyYield.of(state).totals()).boxed().toList());
    }

    /** The words of a set of cells, in their order. */
    static List<String> words(long cells) {
        List<String> words = new ArrayList<>();
        for (long left = cells; left != 0; left &= left - 1) words.add(Hex.write(Hex.first(left)));
        return words;
    }
}
