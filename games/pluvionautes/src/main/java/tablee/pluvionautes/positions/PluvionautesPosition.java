package tablee.pluvionautes.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tablee.core.Word;
import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Dealing;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesEvent;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Terrain;
import tablee.pluvionautes.rules.Weather;

/**
 * Everything, as plain data.
 *
 * @param turn whose turn it is, or -1
 * @param first the first player, or -1
 * @param aim the word of the throw in the air, or empty
 * @param hit the weather dice whose knock is still to come
 * @param missionSet the name of the missions in play, or empty
 * @param missions those dealt so far, by seat
 * @param seed the parts of the advanced set-up's seed so far, ten bits each, after a leading 1
 */
public record PluvionautesPosition(
        Phase phase,
        int turn,
        int first,
        int round,
        int throwsLeft,
        String aim,
        Board board,
        Balloon balloon,
        List<Weather> hit,
        String missionSet,
        List<Mission> missions,
        int seed) {

    /** What lies in the box; cells and slots in their order. */
    public record Board(
            List<IslandAt> islands,
            List<CloudAt> clouds,
            List<Anchored> anchored,
            List<List<String>> airships,
            List<WeatherAt> weather) {}

    public record IslandAt(String cell, Terrain terrain, int animals, int plantation) {}

    public record CloudAt(String cell, Cloud cloud) {}

    public record Anchored(String slot, Cloud cloud) {}

    /** A weather die; several cells while it lies between them. */
    public record WeatherAt(Weather die, List<String> cells, int value) {}

    /**
     * The balloon die.
     *
     * @param cells none while it is in the hand, several while it lies between them
     * @param face the face on top, 0 in the hand
     * @param points what is left of the movement points
     * @param turned whether it was turned over in this turn
     * @param carried the piece in tow, such as {@code "plain 1 1"} or {@code "rain"}, or empty
     */
    public record Balloon(List<String> cells, int face, int points, boolean turned, String carried) {}

    public static PluvionautesPosition of(PluvionautesState state) {
        List<Mission> missions = IntStream.range(0, Dealing.dealt(state))
                .mapToObj(seat -> Mission.of(state.mission(seat)))
                .toList();
        return new PluvionautesPosition(
                state.phase,
                state.turn,
                state.first,
                state.round,
                state.throwsLeft,
                state.aim == PluvionautesState.NO_AIM ? "" : state.write(state.turn, state.aim),
                board(state),
                balloon(state),
                hit(state),
                state.missionSet < 0 ? "" : Word.of(MissionSet.of(state.missionSet)),
                missions,
                state.seed);
    }

    static Balloon balloon(PluvionautesState state) {
        List<String> cells = PluvionautesEvent.words(state.die);
        return new Balloon(cells, state.face, state.points, state.turned, Piece.write(state.carried));
    }

    private static List<Weather> hit(PluvionautesState state) {
        List<Weather> hit = new ArrayList<>();
        for (Weather die : Weather.values()) if ((state.hit >> die.ordinal() & 1) != 0) hit.add(die);
        return hit;
    }

    static Board board(PluvionautesState state) {
        List<IslandAt> islands = new ArrayList<>();
        List<CloudAt> clouds = new ArrayList<>();
        List<Anchored> anchored = new ArrayList<>();
        for (long left = Hex.BOARD; left != 0; left &= left - 1) {
            int cell = Hex.first(left);
            int island = state.sky.islandAt(cell);
            int cloud = state.sky.cloudAt(cell);
            if (island != Piece.NONE) islands.add(islandAt(cell, island));
            if (cloud != Piece.NONE) clouds.add(new CloudAt(Hex.write(cell), Cloud.of(Piece.kind(cloud))));
            addAnchored(state, cell, anchored);
        }
        List<List<String>> airships =
                LongStream.of(state.airships).mapToObj(PluvionautesEvent::words).toList();
        return new Board(islands, clouds, anchored, airships, weather(state));
    }

    private static IslandAt islandAt(int cell, int island) {
        Terrain terrain = Terrain.of(Piece.terrain(island));
        return new IslandAt(Hex.write(cell), terrain, Piece.animals(island), Piece.plantation(island));
    }

    /** Slots are listed with the lower of their cells. */
    private static void addAnchored(PluvionautesState state, int cell, List<Anchored> anchored) {
        for (long left = Hex.near(Hex.bit(cell)) & -Hex.bit(cell); left != 0; left &= left - 1) {
            int cloud = state.sky.anchoredAt(cell, Hex.first(left));
            if (cloud == Piece.NONE) continue;
            String slot = Hex.writeSet(Hex.bit(cell) | left & -left);
            anchored.add(new Anchored(slot, Cloud.of(Piece.kind(cloud))));
        }
    }

    private static List<WeatherAt> weather(PluvionautesState state) {
        List<WeatherAt> weather = new ArrayList<>();
        for (Weather die : Weather.values()) {
            int knock = state.weather(die);
            if (knock != 0)
                weather.add(new WeatherAt(die, PluvionautesEvent.words(Knock.cells(knock)), Knock.value(knock)));
        }
        return weather;
    }
}
