package tablee.pluvionautes.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Setup;
import tablee.core.Told;
import tablee.core.Word;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Knock;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.PluvionautesTable;
import tablee.pluvionautes.rules.Weather;
import tablee.wire.json.Json;

@DisplayName("Positions from outside")
class PluvionautesPositionTest {
    private static final Pluvionautes GAME = new Pluvionautes();

    /** A random game, played until this phase comes up. */
    private static PluvionautesState until(Phase phase, Setup setup) {
        for (int seed = 1; seed < 500; seed++) {
            PluvionautesState state = GAME.open(setup);
            Playout player = new Playout(new FastDice(seed));
            while (state.toAct() != 0 && state.phase != phase) player.step(state, Told.DEAF);
            if (state.phase == phase) return state;
        }
        throw new AssertionError("no " + phase);
    }

    /** What place says to a position in which one piece of text is replaced. */
    private static String refused(PluvionautesState state, Setup setup, String from, String to) {
        String json = Json.text(state.position());
        assertTrue(json.contains(from), () -> from + " is not in " + json);
        String changed = json.replace(from, to);
        return assertThrows(
                        BadInput.class,
                        () -> GAME.place(setup, Json.read(changed, PluvionautesPosition.class)),
                        changed)
                .getMessage();
    }

    private static final Setup NORMAL = PluvionautesTable.setup("seats=2");
    private static final Setup ADVANCED = PluvionautesTable.setup("seats=2", "advanced=on", "weather=on");

    @Test
    void ofEveryPhaseComeBack() {
        for (Phase phase : Phase.values()) {
            boolean between = phase == Phase.LAND || phase == Phase.PLACE_SUN || phase == Phase.PLACE_MONSOON;
            if (between) continue; // only a real throw lies between cells; see below
            boolean advanced = phase == Phase.NAVIGATE || phase == Phase.TOSS || phase == Phase.KNOCK;
            Setup setup =
                    phase == Phase.SEED ? PluvionautesTable.setup("advanced-setup=on") : advanced ? ADVANCED : NORMAL;
            PluvionautesState state = until(phase, setup);
            assertEquals(state.position(), GAME.place(setup, state.position()).position(), phase.name());
        }
    }

    @Test
    void whileDiceLieBetweenCellsComeBack() {
        PluvionautesState state = until(Phase.FLIGHT, ADVANCED);
        state.play(Actor.CHANCE, Landing.read("lands 3.3|3.4 face 2 hits sun monsoon"), 0, Told.DEAF);
        String[] moves = {"sun to 0.0|0.1 value 1", "monsoon to 1.0|1.1 value 2"};
        for (String move : moves) {
            state.play(Actor.CHANCE, Knock.read(move), 0, Told.DEAF);
            assertEquals(
                    state.position(), GAME.place(ADVANCED, state.position()).position());
        }
        for (String move : new String[] {"land 3.4", "sun 0.1", "monsoon 1.0"}) {
            state.play(state.turn, state.read(state.turn, move), 0, Told.DEAF);
            assertEquals(
                    state.position(), GAME.place(ADVANCED, state.position()).position(), move);
        }
        assertEquals(Phase.NAVIGATE, state.phase);
    }

    @Test
    void withPiecesTooManyOrTooFewAreRefused() {
        PluvionautesState state = until(Phase.THROW, NORMAL);
        assertEquals(
                "There are 0 pieces \"mountain 1 3\" where the game has 1.",
                refused(state, NORMAL, "\"animals\":1,\"plantation\":3", "\"animals\":3,\"plantation\":3"));
        String first = Hex.write(Hex.first(state.sky.islands()));
        String second = Hex.write(Hex.first(state.sky.islands() & state.sky.islands() - 1));
        String island = "{\"cell\":\"" + second + "\",\"terrain\"";
        assertEquals(
                "Two islands lie on " + first + ".", refused(state, NORMAL, island, island.replace(second, first)));
        assertEquals("There is no cell \"9.9\".", refused(state, NORMAL, island, island.replace(second, "9.9")));
    }

    @Test
    void withAnImpossibleTurnAreRefused() {
        PluvionautesState state = until(Phase.THROW, NORMAL);
        assertEquals("There is no seat 2.", refused(state, NORMAL, "\"turn\":" + state.turn, "\"turn\":2"));
        assertEquals("There is no round 26.", refused(state, NORMAL, "\"round\":1", "\"round\":26"));
        assertEquals("There cannot be 3 throws left.", refused(state, NORMAL, "\"throwsLeft\":2", "\"throwsLeft\":3"));
        assertEquals(
                "The game is not over: too few clouds are anchored, and there are rounds left.",
                refused(
                        until(Phase.THROW, NORMAL),
                        NORMAL,
                        "\"phase\":\"throw\",\"turn\":" + state.turn + ",\"first\":" + state.first
                                + ",\"round\":1,\"throwsLeft\":2",
                        "\"phase\":\"over\",\"turn\":-1,\"first\":0,\"round\":1,\"throwsLeft\":0"));
        assertEquals(
                "There is an aim just while the die is in the air.",
                refused(state, NORMAL, "\"aim\":\"\"", "\"aim\":\"throw 1 2 3 4\""));
        assertEquals("The aim \"hop\" is none.", refused(state, NORMAL, "\"aim\":\"\"", "\"aim\":\"hop\""));
    }

    @Test
    void withMissionsThatCannotBeAreRefused() {
        PluvionautesState state = until(Phase.THROW, NORMAL);
        String mission = Word.of(Mission.of(state.mission(0)));
        String other = Word.of(Mission.of(state.mission(1)));
        assertEquals(
                "Seat 1 has a mission that is not to be had.",
                refused(state, NORMAL, "\"" + other + "\"]", "\"" + mission + "\"]"));
        String set = Word.of(MissionSet.of(state.missionSet));
        assertEquals("These missions are not for 2 players.", refused(state, NORMAL, "\"" + set + "\"", "\"all\""));
        assertEquals("There is no set of missions \"x\".", refused(state, NORMAL, "\"" + set + "\"", "\"x\""));
    }

    @Test
    void withADieThatCannotLieSoAreRefused() {
        PluvionautesState state = until(Phase.MOVE, NORMAL);
        String face = "\"face\":" + state.face + ",\"points\":" + state.face;
        assertEquals("The balloon die cannot show 6 now.", refused(state, NORMAL, face, "\"face\":6,\"points\":6"));
        assertEquals("There cannot be 9 points left.", refused(state, NORMAL, face, face.replaceFirst("\\d$", "9")));
        assertEquals("There is no piece \"cow\".", refused(state, NORMAL, "\"carried\":\"\"", "\"carried\":\"cow\""));
        assertEquals(
                "This belongs to the other mode.",
                refused(state, NORMAL, "\"phase\":\"move\"", "\"phase\":\"navigate\""));
        assertEquals(
                "There cannot be 0 throws left.", refused(state, NORMAL, "\"phase\":\"move\"", "\"phase\":\"throw\""));
    }

    @Test
    void withWeatherDiceThatCannotLieSoAreRefused() {
        PluvionautesState state = until(Phase.NAVIGATE, ADVANCED);
        String die = "{\"die\":\"sun\"";
        assertEquals("The monsoon die lies on the board twice.", refused(state, ADVANCED, die, "{\"die\":\"monsoon\""));
        String json = Json.text(state.position());
        String weather =
                json.substring(json.indexOf("\"weather\":["), json.indexOf("]}", json.indexOf("\"weather\":[")) + 1);
        assertEquals("Both weather dice lie on the board.", refused(state, ADVANCED, weather, "\"weather\":[]"));
        String where = "\"cells\":[\"" + Hex.write(state.weatherCell(Weather.SUN)) + "\"],\"value\"";
        assertEquals(
                "The sun die lies on one cell, or is to be placed.",
                refused(state, ADVANCED, die + "," + where, die + ",\"cells\":[\"0.0\",\"0.1\"],\"value\""));
        assertEquals(
                "The sun die cannot lie on [0.0, 0.2].",
                refused(state, ADVANCED, die + "," + where, die + ",\"cells\":[\"0.0\",\"0.2\"],\"value\""));
    }
}
