package tablee.torture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.Refusal;
import tablee.core.TableMove;
import tablee.core.Viewer;

/** The parts of the interface that the torture game is there for, one by one. */
class TortureTest {
    private static final Torture GAME = new Torture();

    /** A match for these options after these words, {@code "0@500 bid 2"} being seat 0's at half a second. */
    private static Match<TortureState> match(int seats, Map<String, String> options, String... words) {
        Match<TortureState> match = Match.open(
                GAME,
                new Header(
                        "torture",
                        GAME.card().setup(seats, options),
                        new TreeMap<>(Map.of("toss", 1)),
                        Optional.empty()));
        for (String word : words) match = ((Match.Accepted<TortureState>) match.play(entry(match, word))).match();
        return match;
    }

    private static Entry entry(Match<TortureState> match, String word) {
        String[] parts = word.split(" ", 2);
        String[] who = parts[0].split("@");
        int actor = Actor.read(who[0]).orElseThrow();
        return new Entry(actor, TortureMove.read(parts[1]), who.length > 1 ? Long.parseLong(who[1]) : match.at());
    }

    private static Match<TortureState> aiming(String... words) {
        String[] all = {"chance coal", "chance pearl", "0 bid 2", "1 bid 0", "clock@1000 ring"};
        return match(2, Map.of(), concat(all, words));
    }

    private static String[] concat(String[] one, String[] other) {
        return java.util.stream.Stream.of(one, other)
                .flatMap(java.util.stream.Stream::of)
                .toArray(String[]::new);
    }

    private static String rule(Match<TortureState> match, String word) {
        Match.Step<TortureState> step = match.play(entry(match, word));
        return step instanceof Match.Refused<TortureState> refused
                ? refused.refusal().rule()
                : "accepted";
    }

    @Test
    @DisplayName("TORT-3 a clock race: a bid counts until ten seconds are over; then the clock acts first")
    void clockRace() {
        Match<TortureState> bidding = match(2, Map.of(), "chance coal", "chance pearl");
        assertEquals(Actor.seats(2) | Actor.bit(Actor.CLOCK), bidding.toAct());
        assertEquals("accepted", rule(bidding, "1@9999 bid 2"));
        assertEquals("TABLE-4", rule(bidding, "1@10000 bid 2"));
        assertEquals("TABLE-4", rule(bidding, "clock@9999 ring"));
        assertEquals("accepted", rule(bidding, "clock@10000 ring"));
        assertFalse(bidding.state().talk());
    }

    @Test
    @DisplayName("TORT-3 a bid is hidden: others see that there is one, and no more")
    void hiddenBid() {
        Match<TortureState> match = match(2, Map.of(), "chance coal", "chance pearl", "0 bid 2");
        assertEquals(List.of("2", "none"), match.state().view(0).bids());
        assertEquals(List.of("hidden", "none"), match.state().view(1).bids());
        assertEquals(
                List.of("hidden", "none"), match.state().view(Viewer.SPECTATOR).bids());
        assertEquals("TABLE-1", rule(match, "0 bid 1"));
    }

    @Test
    @DisplayName("TORT-4 while the drum rolls the game waits for nobody but the clock")
    void drum() {
        Match<TortureState> match = match(2, Map.of(), "chance coal", "chance pearl", "0 bid 2", "1@700 bid 2");
        assertEquals(Actor.bit(Actor.CLOCK), match.toAct());
        assertEquals("TABLE-4", rule(match, "clock@1699 ring"));
        Match<TortureState> shown =
                ((Match.Accepted<TortureState>) match.play(entry(match, "clock@1700 ring"))).match();
        assertEquals(Phase.PICK, shown.state().phase, "both bid the same, so chance picks");
    }

    @Test
    @DisplayName("TORT-5 aims are listed as a sample, and any other aim at the board is legal")
    void sampledAims() {
        assertEquals("accepted", rule(aiming(), "0 aim 27"));
        assertEquals(Optional.of(Refusal.of("TABLE-10", "no-such-move")), aiming().why(0, TortureMove.AIM + 60));
        assertEquals("TORT-2", rule(aiming(), "0 take"));
    }

    @Test
    @DisplayName("TORT-5 the throw comes from its source, with something to see")
    void sourcedChance() {
        Dealer dealer = new Dealer(new byte[HmacDice.SEED_BYTES], Map.of("toss", new TortureToss()));
        Match<TortureState> thrown = aiming("0 aim 27");
        Dealer.Dealt dealt = dealer.deal(thrown);
        TortureToss.Trajectory seen = (TortureToss.Trajectory) dealt.show().orElseThrow();
        assertEquals(27, seen.aim());
        assertEquals(
                TortureMove.LAND + seen.millimetres() / 10,
                dealt.entries().get(0).move());
        assertTrue(thrown.play(dealt.entries().get(0)) instanceof Match.Accepted<TortureState>);
        assertEquals(Optional.empty(), dealer.deal(match(2, Map.of())).show(), "the deal needs no source");
    }

    @Test
    @DisplayName("TORT-6 nobody aims at an empty cell")
    void emptyCell() {
        Match<TortureState> taken =
                aiming("0 aim 5", "chance land 0", "chance coal", "0 take", "1 bid 1", "0 bid 2", "clock@2000 ring");
        assertEquals(Optional.of(Refusal.of("TORT-6", "empty-cell", 0)), taken.why(0, TortureMove.AIM + 9));
    }

    @Test
    @DisplayName("TORT-7 a look is for the thrower's side alone, and what it saw stays known to it")
    void privateLook() {
        Match<TortureState> match = match(
                4,
                Map.of("teams", "on"),
                "chance coal",
                "chance coal",
                "chance coal",
                "chance coal",
                "0 bid 1",
                "1 bid 0",
                "2 bid 0",
                "3 bid 0",
                "clock@1000 ring",
                "0 aim 35",
                "chance land 3",
                "chance pearl",
                "0 leave");
        for (int viewer : new int[] {0, 2, Viewer.ALL}) {
            assertEquals("pearl", match.state().view(viewer).cells().get(3));
        }
        for (int viewer : new int[] {1, 3, Viewer.SPECTATOR}) {
            assertEquals("seen", match.state().view(viewer).cells().get(3));
        }
    }

    @Test
    @DisplayName("TORT-8 leaving can be taken back; looking and taking cannot")
    void undoBarrier() {
        Match<TortureState> looked = aiming("0 aim 5", "chance land 0", "chance coal");
        assertEquals(0, looked.undoable());
        Match<TortureState> left = aiming("0 aim 5", "chance land 0", "chance coal", "0 leave");
        assertEquals(1, left.undoable());
        Entry undo = new Entry(Actor.TABLE, new TableMove(TableMove.Kind.UNDO, 1).code(), left.at());
        Match<TortureState> undone = ((Match.Accepted<TortureState>) left.play(undo)).match();
        assertEquals(looked.state().position(), undone.state().position());
        assertEquals(
                0, aiming("0 aim 5", "chance land 0", "chance coal", "0 take").undoable());
    }

    @Test
    @DisplayName("TORT-9 equal points: fewer tokens win, or the win is shared")
    void tieBreak() {
        // Seat 0: coal (1) and a taken amber (2). Seat 1: a pearl (3).
        String[] words = {
            "chance coal",
            "chance pearl",
            "0 bid 2",
            "1 bid 0",
            "clock@1000 ring",
            "0 aim 5",
            "chance land 0",
            "chance amber",
            "0 take"
        };
        Match<TortureState> fewest = match(2, Map.of("rounds", "1"), words);
        assertArrayEquals(new int[] {2, 1}, fewest.ranks().orElseThrow());
        Match<TortureState> shared = match(2, Map.of("rounds", "1", "tie", "shared"), words);
        assertArrayEquals(new int[] {1, 1}, shared.ranks().orElseThrow());
    }

    @Test
    @DisplayName("in a game of memory the record reaches back to the start of the round")
    void record() {
        String[] words = {
            "chance coal", "chance pearl", "0 bid 2", "1 bid 0", "clock@1000 ring", "0 aim 5", "chance miss", "1 bid 2"
        };
        assertEquals(1, match(2, Map.of("memory", "on"), words).record(0).size());
        assertEquals(8, match(2, Map.of(), words).record(0).size());
    }

    @Test
    @DisplayName("with perfect memory every secret has the chance that the viewer's own token leaves it")
    void imagination() {
        TortureState truth = match(2, Map.of(), "chance coal", "chance pearl").state();
        int[] counts = new int[3];
        FastDice dice = new FastDice(11);
        for (int i = 0; i < 11_000; i++) {
            TortureState world = truth.copy();
            world.imagine(0, Memory.PERFECT, dice);
            assertEquals(0, world.secrets[0]);
            counts[world.secrets[1]]++;
        }
        assertEquals(3000, counts[0], 200);
        assertEquals(4000, counts[1], 200);
        assertEquals(4000, counts[2], 200);
    }

    @Test
    @DisplayName("a forgetful seat imagines again what it saw in an earlier round")
    void forgets() {
        TortureState truth =
                aiming("0 aim 5", "chance land 0", "chance coal", "0 leave").state();
        boolean forgot = false;
        for (int seed = 0; seed < 20; seed++) {
            TortureState sure = truth.copy();
            sure.imagine(0, Memory.PERFECT, new FastDice(seed));
            assertEquals(0, sure.cells[0]);
            TortureState vague = truth.copy();
            vague.imagine(0, Memory.fading(0), new FastDice(seed));
            forgot |= vague.cells[0] != 0;
        }
        assertTrue(forgot);
    }
}
