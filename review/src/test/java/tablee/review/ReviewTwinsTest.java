package tablee.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.State;

/** Two matches that differ only in what a seat could not know have the same review for that seat, until it is revealed. */
class ReviewTwinsTest {
    private static final int SEAT = 0;
    private static final int TRIES = Boolean.getBoolean("tablee.full") ? 60 : 6;

    @TestFactory
    @DisplayName("Twin worlds give the same curve and the same judgements up to the reveal")
    Stream<DynamicTest> twins() {
        return Stream.of(
                twins("circus", 2, Map.of()),
                twins("rando", 3, Map.of()),
                twins("pluvionautes", 3, Map.of()),
                twins("flow", 3, Map.of("scenarios", "no-communication")));
    }

    private static DynamicTest twins(String game, int seats, Map<String, String> options) {
        return DynamicTest.dynamicTest(game, () -> {
            int compared = 0;
            for (int seed = 1; seed <= TRIES; seed++) compared += compare(Games.find(game), seats, options, seed);
            assertTrue(compared > 0, "no entry was the same in both worlds");
        });
    }

    /** Cuts a match somewhere, changes what the seat cannot know there, and plays the same entries on in both worlds. */
    private static <S extends State<S>> int compare(Game<S> game, int seats, Map<String, String> options, int seed) {
        Match<S> whole = ReviewedGames.played(game, seats, options, seed);
        FastDice dice = new FastDice(seed);
        int cut = 1 + dice.roll(whole.version() / 3);
        S truth =
                Match.replay(game, whole.header(), whole.log().subList(0, cut)).state();
        S twin = truth.copy();
        twin.imagine(SEAT, Memory.PERFECT, dice);
        if (twin.position().equals(truth.position())) return 0;
        Match<S> here = from(game, whole, truth);
        Match<S> there = from(game, whole, twin);
        int same = 0;
        for (Entry entry : whole.log().subList(cut, whole.version())) {
            Entry now = new Entry(entry.actor(), entry.move(), 0);
            if (!(here.play(now) instanceof Match.Accepted<S> one)) break;
            if (!(there.play(now) instanceof Match.Accepted<S> other)) break;
            here = one.match();
            there = other.match();
            if (Actor.in(one.told().revealedTo(), SEAT)) break;
            same++;
        }
        Review first = ReviewedGames.review(BotMatch.play(here, "novice", 20, 1), SEAT);
        Review second = ReviewedGames.review(BotMatch.play(there, "novice", 20, 2), SEAT);
        same(first, second, same, game.card().id() + ", seed " + seed);
        return same;
    }

    private static <S extends State<S>> Match<S> from(Game<S> game, Match<S> like, S state) {
        Header header = like.header();
        Optional<Record> start = Optional.of(state.position());
        return Match.open(game, new Header(header.game(), header.setup(), header.sources(), start));
    }

    /** The last of them may have ended the match, which is a reveal too. */
    private static void same(Review first, Review second, int entries, String where) {
        int until = Math.min(
                entries, Math.min(first.points().size(), second.points().size()) - 1);
        assertEquals(first.shares().start(), second.shares().start(), where);
        assertEquals(first.points().subList(0, until), second.points().subList(0, until), where);
        for (TurningPoint point : first.turningPoints()) {
            Optional<TurningPoint> twin = second.turningPoints().stream()
                    .filter(each -> each.entry() == point.entry() && each.entry() < until)
                    .findFirst();
            twin.ifPresent(each -> assertEquals(point, each, where));
        }
    }

    @TestFactory
    @DisplayName("The judgement of a move is the same in both worlds")
    Stream<DynamicTest> judgements() {
        return Stream.of("circus", "rando", "pluvionautes")
                .map(id -> DynamicTest.dynamicTest(id, () -> judge(Games.find(id))));
    }

    private static <S extends State<S>> void judge(Game<S> game) throws InterruptedException {
        Match<S> whole = ReviewedGames.played(game, 2, Map.of(), 4);
        ReviewDepth blames = new ReviewDepth(40, 120, "novice", 10, 12, 40, 9, 9);
        List<Optional<TurningPoint>> judged = new ArrayList<>();
        S state = Match.open(game, whole.header()).state();
        int different = 0;
        for (Entry entry : whole.log()) {
            if (entry.actor() == SEAT && judged.size() < 12) {
                S twin = state.copy();
                twin.imagine(SEAT, Memory.PERFECT, new FastDice(judged.size()));
                if (!twin.position().equals(state.position())) different++;
                judged.add(judged(game, state.copy(), entry, blames));
                assertEquals(judged.get(judged.size() - 1), judged(game, twin, entry, blames));
            }
            state.play(entry.actor(), entry.move(), entry.at(), tablee.core.Told.DEAF);
        }
        assertNotEquals(0, different, "no world was different");
    }

    private static <S extends State<S>> Optional<TurningPoint> judged(
            Game<S> game, S before, Entry entry, ReviewDepth depth) throws InterruptedException {
        long seed = SeatSeed.of(before, SEAT);
        return new MoveJudge<>(game, before, SEAT, depth, ReviewProgress.NOBODY)
                .judge(new Suspect<>(0, before, entry.at(), seed, entry.move(), 1000));
    }
}
