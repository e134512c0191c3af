package tablee.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Option;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.core.Told;

/** Two matches that differ only in what a seat could not know have the same review for that seat, until it is revealed. */
class ReviewTwinsTest {
    /** More make the games long, and hide nothing in another way. */
    private static final int MOST_SEATS = 4;

    private static final int TRIES = Boolean.getBoolean("tablee.full") ? 20 : 2;
    private static final int MOST_JUDGED = 12;
    private static final int MOST_SEEDS = 12;

    /** Each costly move is judged and told: of the worst ones alone, some may come after the reveal in one of the worlds. */
    private static final ReviewDepth QUICK = uncapped(ReviewedGames.QUICK);

    private static final ReviewDepth USUAL = uncapped(ReviewDepth.USUAL);

    /** Whose review it is, in a company of how many. */
    private record Place(Game<?> game, int seats, int seat) {
        /** In each game the first seat of the smallest company, and the last one of a larger. */
        static List<Place> all() {
            List<Place> all = new ArrayList<>();
            for (Game<?> game : Games.all()) {
                int fewest = game.card().fewestSeats();
                int more = game.card().seatCounts().stream()
                        .filter(count -> count <= MOST_SEATS)
                        .max(Integer::compare)
                        .orElse(fewest);
                all.add(new Place(game, fewest, 0));
                if (more > fewest) all.add(new Place(game, more, more - 1));
            }
            return all;
        }

        @Override
        public String toString() {
            return game.card().id() + ", seat " + seat + " of " + seats;
        }
    }

    private int told;

    private static ReviewDepth uncapped(ReviewDepth depth) {
        return new ReviewDepth(
                depth.curve(),
                depth.doubt(),
                depth.level(),
                depth.thought(),
                depth.decisions(),
                depth.continuations(),
                Integer.MAX_VALUE,
                Integer.MAX_VALUE);
    }

    @Test
    @DisplayName(
            "Twin worlds give the same curve and the same judgements up to the reveal, in every game that hides something")
    void twins() {
        Map<String, Integer> compared = new TreeMap<>();
        for (Place place : Place.all()) {
            for (Map<String, String> options : tried(place.game)) {
                for (int seed = 1; seed <= TRIES; seed++)
                    compared.merge(place.toString(), compare(place, place.game, options, seed), Integer::sum);
            }
            for (int seed = TRIES + 1; compared.get(place.toString()) == 0 && seed <= MOST_SEEDS; seed++)
                compared.merge(place.toString(), compare(place, place.game, Map.of(), seed), Integer::sum);
        }
        System.out.println("entries that were the same in two worlds: " + compared);
        long hiding = compared.values().stream().filter(count -> count > 0).count();
        assertTrue(hiding > 5, "hardly any entry was the same in two worlds: " + compared);
    }

    @Test
    @DisplayName(
            "A costly move is told of in both worlds or in neither, and in the same words, also as deep as what people get")
    void turningPoints() {
        for (Place place : Place.all()) plant(place, place.game, QUICK, place.seat == 0 ? 2 : 1);
        assertTrue(told > 0, "no turning point was compared");
        told = 0;
        Game<?> circus = Games.find("circus");
        plant(new Place(circus, 2, 0), circus, USUAL, 1);
        assertTrue(told > 0, "no turning point was compared as deep as what people get");
    }

    /** Plays moves one after the other in both worlds, in the second half of matches, until this number is told of. */
    private <S extends State<S>> void plant(Place place, Game<S> game, ReviewDepth depth, int wanted) {
        int before = told;
        for (int seed = 1; seed <= MOST_SEEDS && told < before + wanted; seed++) {
            Match<S> whole = ReviewedGames.played(game, place.seats, Map.of(), seed);
            S state = Match.open(game, whole.header()).state();
            for (int i = 0; i < whole.version() && told < before + wanted; i++) {
                Entry entry = whole.log().get(i);
                if (entry.actor() == place.seat && 2 * i > whole.version())
                    both(place.seat, game, whole, state.copy(), seed, depth);
                state.play(entry.actor(), entry.move(), entry.at(), Told.DEAF);
            }
        }
    }

    private <S extends State<S>> void both(
            int seat, Game<S> game, Match<S> like, S truth, int seed, ReviewDepth depth) {
        S twin = truth.copy();
        twin.imagine(seat, Memory.PERFECT, new FastDice(seed));
        if (twin.position().equals(truth.position())) return;
        Moves moves = new Moves();
        truth.moves(seat, moves);
        Entry move = new Entry(seat, moves.pick(new FastDice(seed)), 0);
        if (!(from(game, like, truth).play(move) instanceof Match.Accepted<S> one)) return;
        if (!(from(game, like, twin).play(move) instanceof Match.Accepted<S> other)) return;
        if (one.match().over() || other.match().over()) return;
        Review first = ReviewedGames.review(abandoned(one.match()), seat, depth);
        Review second = ReviewedGames.review(abandoned(other.match()), seat, depth);
        assertEquals(first.turningPoints(), second.turningPoints(), game.card().id() + ", seed " + seed);
        told += first.turningPoints().size();
    }

    private static <S extends State<S>> Match<S> abandoned(Match<S> match) {
        int end = new TableMove(TableMove.Kind.ABANDON, 0).code();
        return ((Match.Accepted<S>) match.play(new Entry(Actor.TABLE, end, match.at()))).match();
    }

    /** The usual ways to play, and with each card that can be picked by itself: some of them hide what else lies open. */
    private static List<Map<String, String>> tried(Game<?> game) {
        List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
        for (Option option : game.card().options()) {
            if (option instanceof Option.Pick pick)
                pick.values().stream().distinct().forEach(value -> all.add(Map.of(option.id(), value)));
        }
        return all;
    }

    /** Cuts a match somewhere, changes what the seat cannot know there, and plays the same entries on in both worlds. */
    private <S extends State<S>> int compare(Place place, Game<S> game, Map<String, String> options, int seed) {
        int seat = place.seat;
        Match<S> whole = ReviewedGames.played(game, place.seats, options, seed);
        FastDice dice = new FastDice(seed);
        int cut = 1 + dice.roll(whole.version() / 3);
        S truth =
                Match.replay(game, whole.header(), whole.log().subList(0, cut)).state();
        S twin = truth.copy();
        twin.imagine(seat, Memory.PERFECT, dice);
        if (twin.position().equals(truth.position())) return 0;
        Match<S> here = from(game, whole, truth);
        Match<S> there = from(game, whole, twin);
        int same = 0;
        int judged = 0;
        for (Entry entry : whole.log().subList(cut, whole.version())) {
            Entry now = new Entry(entry.actor(), entry.move(), 0);
            if (!(here.play(now) instanceof Match.Accepted<S> one)) break;
            if (!(there.play(now) instanceof Match.Accepted<S> other)) break;
            here = one.match();
            there = other.match();
            judged++;
            if (Actor.in(one.told().revealedTo(), seat)) break;
            same++;
        }
        String where = place + ", seed " + seed;
        Review first = ReviewedGames.review(BotMatch.play(here, "novice", 20, 1), seat, QUICK);
        Review second = ReviewedGames.review(BotMatch.play(there, "novice", 20, 2), seat, QUICK);
        same(first, second, same, where);
        sameJudgements(first, second, judged, where);
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
    }

    /** What a move turns up says nothing about how good it was to play it. The last one may have ended the match. */
    private void sameJudgements(Review first, Review second, int entries, String where) {
        int until = Math.min(
                entries, Math.min(first.points().size(), second.points().size()) - 1);
        Set<TurningPoint> points = before(first, until);
        assertEquals(points, before(second, until), where);
        told += points.size();
    }

    private static Set<TurningPoint> before(Review review, int entry) {
        return review.turningPoints().stream()
                .filter(each -> each.entry() < entry)
                .collect(Collectors.toSet());
    }

    @Test
    @DisplayName("The judgement of a move is the same in both worlds")
    void judgements() throws InterruptedException {
        int different = 0;
        for (Place place : Place.all()) different += judge(place, place.game);
        assertNotEquals(0, different, "no world was different");
        assertTrue(told > 0, "no move was blamed");
    }

    /** How many of the worlds were different ones. */
    private <S extends State<S>> int judge(Place place, Game<S> game) throws InterruptedException {
        Match<S> whole = ReviewedGames.played(game, place.seats, Map.of(), 4);
        int seat = place.seat;
        S state = Match.open(game, whole.header()).state();
        int judged = 0;
        int different = 0;
        for (Entry entry : whole.log()) {
            if (entry.actor() == seat && judged++ < MOST_JUDGED) {
                S twin = state.copy();
                twin.imagine(seat, Memory.PERFECT, new FastDice(judged));
                if (!twin.position().equals(state.position())) different++;
                Optional<TurningPoint> point = judged(seat, game, state.copy(), entry);
                assertEquals(point, judged(seat, game, twin, entry));
                if (point.isPresent()) told++;
            }
            state.play(entry.actor(), entry.move(), entry.at(), Told.DEAF);
        }
        return different;
    }

    private static <S extends State<S>> Optional<TurningPoint> judged(int seat, Game<S> game, S before, Entry entry)
            throws InterruptedException {
        long seed = SeatSeed.of(before, seat);
        return ReviewedGames.judged(
                game,
                seat,
                ReviewedGames.QUICK,
                ReviewProgress.NOBODY,
                new Suspect<>(0, before, entry.at(), seed, entry.move(), 1000));
    }
}
