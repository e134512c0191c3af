package tablee.store.ratings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.rating.Rating;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.matches.Journal;
import tablee.store.people.People;

class PlayerRatingsTest {
    private static final PlayerRatings.Beginnings NEW = (pool, player) -> Rating.NEWCOMER;

    private static RatedResults.Seat seat(String person, int side, int rank, boolean left) {
        return new RatedResults.Seat(new RatedResults.Player(RatedResults.Kind.PERSON, person), side, rank, left, 7);
    }

    /** The first one has won. */
    private static void won(Store store, String match, String pool, long wallMillis, String... people) {
        List<RatedResults.Seat> seats = new ArrayList<>();
        for (int i = 0; i < people.length; i++) seats.add(seat(people[i], i, i + 1, false));
        begun(store, match);
        store.write(Change.of(wallMillis, table(match, 1))
                        .append(new Journal.Append(match, start(match).tail(), THREE, true))
                        .rated(Optional.of(new RatedResults.Ended(match, pool, false, seats))))
                .join();
    }

    private static void enter(Store store) {
        while (store.ratings().hasWaiting()) store.ratings().enterWaiting(NEW).join();
    }

    private static void person(Store store, TestDatabase place, String id) {
        byte[] secret = place.name("rated " + id).getBytes(StandardCharsets.UTF_8);
        store.people()
                .add(new People.Person(id, id, "en", false, false), secret, 1)
                .join();
    }

    private static Rating rating(Store store, String person) {
        return store.ratings().of(person).get(0).rating();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "Matches are entered in the order in which they ended; who is listed has played enough; the course is kept")
    void entered(TestDatabase place) {
        String pool = place.name("pool");
        String ann = place.name("ann rates");
        String ben = place.name("ben rates");
        try (Store store = place.open()) {
            person(store, place, ann);
            person(store, place, ben);
            for (int i = 0; i < 40; i++)
                won(store, place.name("rated" + i), pool, i, i % 4 == 0 ? ben : ann, i % 4 == 0 ? ann : ben);
            enter(store);
            PlayerRatings.Standing better = store.ratings().of(ann).get(0);
            assertEquals(40, better.matches());
            assertEquals(1, better.rank());
            assertEquals(2, store.ratings().of(ben).get(0).rank());
            assertTrue(better.rating().points() > 1500);
            List<PlayerRatings.Place> list = store.ratings().listed(pool, PlayerRatings.After.NOBODY, 10);
            assertEquals(
                    List.of(ann, ben),
                    list.stream().map(PlayerRatings.Place::name).toList());
            assertEquals(
                    List.of(ben),
                    store.ratings().listed(pool, list.get(0).after(), 10).stream()
                            .map(PlayerRatings.Place::name)
                            .toList());
            List<PlayerRatings.Point> course = store.ratings().course(ann, pool, 100);
            assertEquals(40, course.size());
            assertEquals(better.rating(), course.get(0).rating());
            assertEquals(39, course.get(0).endedMillis());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "Worked out again, every rating is the same to the last bit; without a match that does not count, it is not")
    void again(TestDatabase place) {
        String pool = place.name("again");
        String[] people = {place.name("p0"), place.name("p1"), place.name("p2"), place.name("p3")};
        try (Store store = place.open()) {
            for (String each : people) person(store, place, each);
            for (int i = 0; i < 30; i++)
                won(store, place.name("again" + i), pool, i, people[i % 4], people[(i + 1) % 4], people[(i + 3) % 4]);
            enter(store);
            List<Rating> before = ratings(store, people);
            assertTrue(store.ratings().recount(NEW) >= 30);
            assertEquals(before, ratings(store, people));
            assertEquals(23, store.ratings().course(people[0], pool, 100).size());
            store.ratings().annul(place.name("again3"), false).join();
            store.ratings().recount(NEW);
            assertNotEquals(before, ratings(store, people));
            store.ratings().annul(place.name("again3"), true).join();
            store.ratings().recount(NEW);
            assertEquals(before, ratings(store, people));
            assertThrows(
                    CompletionException.class,
                    () -> store.ratings().annul(place.name("never"), false).join());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A match that is annulled before it is entered has its number and moves nobody, until it is restored")
    void annulledFirst(TestDatabase place) {
        String pool = place.name("annulled");
        String ann = place.name("ann annuls");
        String ben = place.name("ben annuls");
        try (Store store = place.open()) {
            person(store, place, ann);
            person(store, place, ben);
            for (int i = 0; i < 3; i++) won(store, place.name("annulled" + i), pool, i, ann, ben);
            store.ratings().annul(place.name("annulled1"), false).join();
            enter(store);
            assertEquals(2, store.ratings().of(ann).get(0).matches());
            Rating before = rating(store, ann);
            store.ratings().recount(NEW);
            assertEquals(before, rating(store, ann));
            store.ratings().annul(place.name("annulled1"), true).join();
            store.ratings().recount(NEW);
            assertEquals(3, store.ratings().of(ann).get(0).matches());
        }
    }

    private static List<Rating> ratings(Store store, String... people) {
        return Arrays.stream(people).map(each -> rating(store, each)).toList();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "Somebody who is forgotten is in no list; what they played moves others as before, and leads back to nobody")
    void forgotten(TestDatabase place) {
        String pool = place.name("forget");
        String ann = place.name("ann goes");
        String ben = place.name("ben stays");
        try (Store store = place.open()) {
            person(store, place, ann);
            person(store, place, ben);
            for (int i = 0; i < 40; i++)
                won(store, place.name("gone" + i), pool, i, i % 2 == 0 ? ann : ben, i % 2 == 0 ? ben : ann);
            enter(store);
            Rating before = rating(store, ben);
            assertEquals(
                    2,
                    store.ratings().listed(pool, PlayerRatings.After.NOBODY, 10).size());
            store.forget(ann, Samples.ERASER).join();
            assertEquals(List.of(), store.ratings().of(ann));
            assertEquals(
                    1,
                    store.ratings().listed(pool, PlayerRatings.After.NOBODY, 10).size());
            store.ratings().recount(NEW);
            assertEquals(before, rating(store, ben));
            assertEquals(
                    1,
                    store.ratings().listed(pool, PlayerRatings.After.NOBODY, 10).size());
        }
    }

    /** By the list, which counts nobody. */
    private static List<Long> places(Store store, String pool) {
        List<PlayerRatings.Place> list = store.ratings().listed(pool, PlayerRatings.After.NOBODY, 100);
        return list.stream()
                .map(each -> 1
                        + list.stream()
                                .filter(other ->
                                        other.rating().mean() > each.rating().mean())
                                .count())
                .toList();
    }

    private static List<Long> ranks(Store store, String pool) {
        return store.ratings().listed(pool, PlayerRatings.After.NOBODY, 100).stream()
                .map(each -> store.ratings().of(each.player().name()).get(0).rank())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "One's own rank is one's place in the list, close to others and far from them: as matches are entered, as people go, and worked out again")
    void ranks(TestDatabase place) {
        String pool = place.name("ranks");
        String[] people = new String[12];
        for (int i = 0; i < people.length; i++) people[i] = place.name("ranked " + (char) ('a' + i));
        // So well known that they hardly move: several share a step of the counts, and one is below zero.
        PlayerRatings.Beginnings close =
                (any, player) -> new Rating(Arrays.asList(people).indexOf(player.name()) * 5_000L - 3_000, 10_000);
        try (Store store = place.open()) {
            for (String each : people) person(store, place, each);
            for (int i = 0; i < 12; i++) won(store, place.name("ranks" + i), pool, i, people);
            while (store.ratings().hasWaiting())
                store.ratings().enterWaiting(close).join();
            assertEquals(12, places(store, pool).size());
            assertEquals(places(store, pool), ranks(store, pool));
            store.forget(people[5], Samples.ERASER).join();
            assertEquals(11, places(store, pool).size());
            assertEquals(places(store, pool), ranks(store, pool));
            store.ratings().recount(close);
            assertEquals(places(store, pool), ranks(store, pool));
            won(store, place.name("ranks again"), pool, 99, people[0], people[11]);
            store.ratings().enterWaiting(close).join();
            assertEquals(places(store, pool), ranks(store, pool));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Two nodes that enter at once: one is refused, and no match is entered twice")
    void twoNodes(TestDatabase place) {
        String pool = place.name("two");
        String ann = place.name("ann two");
        String ben = place.name("ben two");
        try (Store one = place.open();
                Store other = place.open()) {
            person(one, place, ann);
            person(one, place, ben);
            for (int i = 0; i < 20; i++) won(one, place.name("both" + i), pool, i, ann, ben);
            var first = one.ratings().enterWaiting(NEW);
            var second = other.ratings().enterWaiting(NEW);
            first.handle((done, fault) -> done).join();
            second.handle((done, fault) -> done).join();
            enter(one);
            assertFalse(other.ratings().hasWaiting());
            assertEquals(20, one.ratings().of(ann).get(0).matches());
            assertEquals(20, one.ratings().course(ann, pool, 100).size());
        }
    }
}
