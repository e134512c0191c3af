package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.core.Actor;
import tablee.core.ChanceSource;
import tablee.core.Dealer;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Setup;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.wire.json.Json;
import tablee.wire.match.ChanceSources;

@DisplayName("Real throws in real matches")
class ThrowSourceTest {
    private static final Map<String, Integer> VERSIONS = Map.of("throw", 2, "toss", 1);
    private static final int MOST_ENTRIES = 100_000;

    private final Pluvionautes game = new Pluvionautes();

    private static Map<String, ChanceSource<?>> sources() {
        return Map.of("throw", new ThrowSource(), "toss", new TossSource());
    }

    private Match<PluvionautesState> open(Map<String, String> options) {
        Setup setup = game.card().setup(3, options);
        TreeMap<String, Integer> versions = new TreeMap<>(VERSIONS);
        return Match.open(game, new Header("pluvionautes", setup, versions, Optional.empty()));
    }

    private static Dealer dealer(int seed) {
        byte[] bytes = new byte[32];
        bytes[0] = (byte) seed;
        return new Dealer(bytes, sources());
    }

    private static Match<PluvionautesState> play(Match<PluvionautesState> match, Entry entry) {
        Match.Step<PluvionautesState> step = match.play(entry);
        if (step instanceof Match.Accepted<PluvionautesState> accepted) return accepted.match();
        throw new AssertionError(entry + " is refused: " + step);
    }

    @Test
    @DisplayName("PLUV-30: the newest sources are found by their names, and the first throw for matches that name it")
    void found() {
        PluvionautesState state = open(Map.of()).state();
        assertEquals(VERSIONS, ChanceSources.serving(state));
        TreeMap<String, Integer> first = new TreeMap<>(Map.of("throw", 1, "toss", 1));
        assertInstanceOf(
                FirstThrowSource.class, ChanceSources.named(first, state).get("throw"));
        assertInstanceOf(
                ThrowSource.class,
                ChanceSources.named(new TreeMap<>(VERSIONS), state).get("throw"));
    }

    @Test
    @DisplayName(
            "PLUV-20: both versions throw the same way; they read only a die in a notch differently, and then its player chooses")
    void versionsDiffer() {
        int notches = 0;
        for (int seed = 0; seed < 60; seed++) {
            Match<PluvionautesState> match = untilThrown(seed, dealer(seed));
            Landing first = landing(new FirstThrowSource(), match, seed);
            Landing second = landing(new ThrowSource(), match, seed);
            assertEquals(first.face(), second.face());
            assertEquals(first.cells(), second.cells() & first.cells());
            if (first.cells() != second.cells()) notches++;
        }
        assertTrue(notches > 0, "no die lay in a notch");
    }

    private static Landing landing(ChanceSource<PluvionautesState> source, Match<PluvionautesState> match, int seed) {
        return Landing.unpack(
                source.draw(match.state(), new FastDice(seed)).moves().get(0));
    }

    @ParameterizedTest(name = "advanced {0}, weather dice {1}")
    @DisplayName("PLUV-20, PLUV-21, PLUV-70, PLUV-73: whatever is thrown, the rules accept it")
    @CsvSource({"off,off", "off,on", "on,on"})
    void wholeGames(String advanced, String weather) {
        Map<String, String> options = Map.of("advanced", advanced, "weather", weather, "rounds", "15");
        for (int seed = 0; seed < ThrowSample.count(20, 1); seed++) {
            Match<PluvionautesState> match = open(options);
            Dealer dealer = dealer(seed);
            Dice dice = new FastDice(ThrowSample.SEED + seed);
            while (!match.over()) {
                assertTrue(match.version() < MOST_ENTRIES);
                if (!Actor.in(match.toAct(), Actor.CHANCE)) {
                    match = play(match, anyMove(match, dice));
                    continue;
                }
                for (Entry entry : dealer.deal(match).entries()) match = play(match, entry);
            }
        }
    }

    /** Now and then an aim that is not in the sample. */
    private static Entry anyMove(Match<PluvionautesState> match, Dice dice) {
        int seat = Actor.first(match.toAct());
        Moves moves = new Moves();
        match.state().moves(seat, moves);
        Aim wild = new Aim(dice.roll(128), dice.roll(64), dice.roll(16), dice.roll(16) - 8);
        boolean throwing = moves.isSample() && dice.roll(2) == 0;
        return new Entry(seat, throwing ? wild.pack() : moves.pick(dice), match.at());
    }

    private Match<PluvionautesState> untilThrown(int seed, Dealer dealer) {
        Match<PluvionautesState> match = open(Map.of("weather", "on"));
        Dice dice = new FastDice(seed);
        while (!match.state().throwing()) {
            boolean chance = Actor.in(match.toAct(), Actor.CHANCE);
            List<Entry> next = chance ? dealer.deal(match).entries() : List.of(anyMove(match, dice));
            for (Entry entry : next) match = play(match, entry);
        }
        return match;
    }

    @Test
    @DisplayName(
            "PLUV-30: a verifier that throws again gets the same outcome and the same trajectory; another seed does not")
    void again() {
        for (int seed = 0; seed < 10; seed++) {
            Match<PluvionautesState> match = untilThrown(seed, dealer(seed));
            Dealer.Dealt dealt = dealer(seed).deal(match);
            assertEquals(dealt, dealer(seed).deal(match));
            assertNotEquals(dealt.show(), dealer(seed + 1).deal(match).show());
            assertTrue(Landing.valid(dealt.entries().get(0).move()));
        }
    }

    @Test
    @DisplayName("PLUV-30: what people see is plain data, and its last sample is where the rules say the die lies")
    void shown() {
        for (int seed = 0; seed < 10; seed++) {
            Dealer.Dealt dealt = dealer(seed).deal(untilThrown(seed, dealer(seed)));
            Trajectories seen =
                    assertInstanceOf(Trajectories.class, dealt.show().orElseThrow());
            Trajectories.Track track = seen.tracks().get(0);
            assertEquals("balloon", track.die());
            Trajectory path = Trajectory.of(track.start(), track.path());
            assertEquals(track.samples(), path.samples());
            Landing landing = Landing.unpack(dealt.entries().get(0).move());
            assertEquals(landing.equals(Landing.OFF), track.off());
            Pose end = path.pose(path.samples() - 1);
            if (!track.off())
                assertEquals(
                        landing.face(),
                        Reading.landing(course(path, end), Tray::cells, false, false)
                                .face());
            String json = Json.text(seen);
            assertTrue(
                    json.startsWith("{\"perSecond\":60,\"tracks\":[{\"die\":\"balloon\",\"start\":0,\"samples\":"),
                    json);
            assertTrue(json.length() < 10_000);
        }
    }

    private static DiceFlight.Course course(Trajectory path, Pose end) {
        return new DiceFlight.Course(path, end, true, false);
    }
}
