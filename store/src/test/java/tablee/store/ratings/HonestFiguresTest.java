package tablee.store.ratings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.rating.Rating;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.matches.Journal;
import tablee.store.people.Accounts;
import tablee.store.people.People;
import tablee.store.people.Sessions;

class HonestFiguresTest {
    private static final long NOW = Long.MAX_VALUE / 2;

    /** Matches of this test end after all others, so that they are the next to be looked at. */
    private static void played(Store store, String match, String pool, int number, String... people) {
        List<RatedResults.Seat> seats = new ArrayList<>();
        for (int i = 0; i < people.length; i++)
            seats.add(new RatedResults.Seat(
                    new RatedResults.Player(RatedResults.Kind.PERSON, people[i]), i, i + 1, false, 7));
        begun(store, match);
        store.write(Change.of(NOW + number, table(match, 1))
                        .append(new Journal.Append(match, start(match).tail(), THREE, true))
                        .rated(Optional.of(new RatedResults.Ended(match, pool, false, seats))))
                .join();
    }

    private static void person(Store store, TestDatabase place, String id, String network) {
        byte[] secret = place.name("honest " + id).getBytes(StandardCharsets.UTF_8);
        store.people()
                .add(new People.Person(id, id, "en", false, false), secret, 1)
                .join();
        byte[] from = place.name(network).getBytes(StandardCharsets.UTF_8);
        byte[] other = place.name("honest too " + id).getBytes(StandardCharsets.UTF_8);
        Accounts.Account account = new Accounts.Account(id, id, id, "$", other);
        store.accounts().add(account, 1).join();
        store.sessions()
                .open(account, other, 1, new Sessions.Origin(id, "Firefox Linux", from))
                .join();
    }

    private static HonestFigures.Seat seat(HonestFigures.Sitting sitting, int agreed, List<HonestFigures.Gift> gifts) {
        return new HonestFigures.Seat(sitting, 60, agreed, 60_000, 60 * 100 * 100, gifts);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "KEPT-23: A rated match waits until it was looked at once; its figures add up, and go with the person they"
                    + " are about")
    void lookedAtOnce(TestDatabase place) {
        String pool = place.name("honest pool");
        String ann = place.name("ann plays");
        String ben = place.name("ben plays");
        try (Store store = place.open()) {
            person(store, place, ann, "here");
            person(store, place, ben, "there");
            played(store, place.name("honest1"), pool, 1_000, ann, ben);
            HonestFigures.Waiting waiting = store.ratings().honest().next().orElseThrow();
            assertEquals(place.name("honest1"), waiting.match());
            assertEquals(2, waiting.people().size());
            List<HonestFigures.Seat> seen = List.of(
                    seat(waiting.people().get(0), 55, List.of()),
                    seat(
                            waiting.people().get(1),
                            20,
                            List.of(new HonestFigures.Gift(
                                    waiting.people().get(0).player(), 300))));
            store.ratings().honest().keep(waiting, seen).join();
            assertFalse(store.ratings().honest().next().filter(waiting::equals).isPresent(), "it waits no more");
            assertThrows(
                    CompletionException.class,
                    () -> store.ratings().honest().keep(waiting, seen).join(),
                    "another node was quicker");
            HonestFigures.Played most = store.ratings().honest().people(50, 1_000).stream()
                    .filter(each -> each.pool().equals(pool))
                    .findFirst()
                    .orElseThrow();
            assertEquals(new HonestFigures.Played(ann, ann, pool, 1, 60, 55, 60_000, 600_000), most);
            assertTrue(store.ratings()
                    .honest()
                    .usual()
                    .contains(new HonestFigures.Played("", "", pool, 2, 120, 75, 120_000, 1_200_000)));
            assertEquals(
                    List.of(new HonestFigures.Own(place.name("honest1"), NOW + 1_000, 60, 55, 60_000, 600_000, 0, 300)),
                    store.ratings().honest().of(ann));
            store.forget(ann, (document, person) -> document).join();
            assertEquals(List.of(), store.ratings().honest().of(ann));
            assertTrue(store.ratings()
                    .honest()
                    .usual()
                    .contains(new HonestFigures.Played("", "", pool, 1, 60, 20, 60_000, 600_000)));
        }
    }

    /** What was seen of this match: so much was given by somebody to another one, by their places in it; the newest match comes first. */
    private static void give(Store store, String match, int giver, int receiver, int permille) {
        HonestFigures.Waiting waiting = store.ratings().honest().next().orElseThrow();
        while (!waiting.match().equals(match)) {
            store.ratings().honest().keep(waiting, List.of()).join();
            waiting = store.ratings().honest().next().orElseThrow();
        }
        HonestFigures.Gift gift =
                new HonestFigures.Gift(waiting.people().get(receiver).player(), permille);
        store.ratings()
                .honest()
                .keep(waiting, List.of(seat(waiting.people().get(giver), 1, List.of(gift))))
                .join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Pairs: who met often, who comes from one network, whose rating it moved, and what costly moves gave")
    void pairs(TestDatabase place) {
        String pool = place.name("pair pool");
        String ann = place.name("ann pairs");
        String bea = place.name("bea pairs");
        String cid = place.name("cid pairs");
        try (Store store = place.open()) {
            person(store, place, ann, "home");
            person(store, place, bea, "home");
            person(store, place, cid, "far");
            for (int i = 0; i < 6; i++) played(store, place.name("pair" + i), pool, 10 + i, ann, bea);
            for (int i = 6; i < 12; i++) played(store, place.name("pair" + i), pool, 10 + i, cid, ann);
            played(store, place.name("pair12"), pool, 22, bea, cid);
            give(store, place.name("pair12"), 1, 0, 170);
            give(store, place.name("pair11"), 1, 0, 30);
            give(store, place.name("pair7"), 0, 1, 207);
            give(store, place.name("pair6"), 0, 1, 206);
            while (store.ratings().hasWaiting())
                store.ratings().enterWaiting((name, player) -> Rating.NEWCOMER).join();
            List<HonestPairs.Pair> found = store.ratings().honest().pairs().since(NOW, 5, 1_000).stream()
                    .filter(each -> List.of(ann, bea, cid).contains(each.one().person()))
                    .toList();
            assertEquals(2, found.size(), "two of the three pairs met often: " + found);
            HonestPairs.Pair home = found.get(0);
            assertEquals(
                    List.of(ann, bea), List.of(home.one().person(), home.other().person()));
            assertTrue(home.sameNetwork() && home.sameDevice());
            assertEquals(List.of(6, 6, 0), List.of(home.matches(), home.ahead(), home.behind()));
            assertTrue(home.gained() > 0, "all these games moved Ann's rating up");
            HonestPairs.Pair far = found.get(1);
            assertEquals(List.of(6, 0, 6), List.of(far.matches(), far.ahead(), far.behind()));
            assertFalse(far.sameNetwork());
            assertTrue(far.gained() < 0);
            assertEquals(List.of(0, 0), List.of(home.given(), home.returned()), "nobody else's gifts are theirs");
            assertEquals(List.of(413, 30), List.of(far.given(), far.returned()), "to Ann, and what came back");
        }
    }

    /** Two teams of two; the second of the first team has left, or not. */
    private static void team(
            Store store, String match, String pool, int number, boolean won, boolean left, String... who) {
        List<RatedResults.Seat> seats = new ArrayList<>();
        for (int i = 0; i < who.length; i++) {
            int side = i % 2;
            seats.add(new RatedResults.Seat(
                    new RatedResults.Player(RatedResults.Kind.PERSON, who[i]),
                    side,
                    (side == 0) == won ? 1 : 2,
                    left && i == 2,
                    7));
        }
        begun(store, match);
        store.write(Change.of(NOW + number, table(match, 1))
                        .append(new Journal.Append(match, start(match).tail(), THREE, true))
                        .rated(Optional.of(new RatedResults.Ended(match, pool, false, seats))))
                .join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Partners: who leaves whatever goes badly, so that the other one never loses, stands first")
    void partners(TestDatabase place) {
        String pool = place.name("partner pool");
        List<String> four = new ArrayList<>();
        for (String each : List.of("una", "vic", "wim", "xia")) four.add(place.name(each));
        String[] who = four.toArray(String[]::new);
        try (Store store = place.open()) {
            for (String each : four) person(store, place, each, "of " + each);
            for (int i = 0; i < 8; i++)
                team(store, place.name("beside" + i), pool, 30 + i, i % 2 == 0, i % 2 == 1, who);
            while (store.ratings().hasWaiting())
                store.ratings().enterWaiting((name, player) -> Rating.NEWCOMER).join();
            List<HonestPartners.Partners> found = store.ratings().honest().partners().since(NOW, 5, 1_000).stream()
                    .filter(each -> four.contains(each.one().person()))
                    .toList();
            assertEquals(2, found.size(), "those of one side, and no others: " + found);
            HonestPartners.Partners spared = found.get(0);
            assertEquals(
                    List.of(who[0], who[2]),
                    List.of(spared.one().person(), spared.other().person()));
            assertEquals(
                    List.of(8, 4, 0, 4), List.of(spared.matches(), spared.lost(), spared.left(), spared.otherLeft()));
            assertTrue(spared.gained() > 0 && spared.gained() > spared.otherGained(), "one gains: " + spared);
            HonestPartners.Partners usual = found.get(1);
            assertEquals(List.of(8, 4, 0, 0), List.of(usual.matches(), usual.lost(), usual.left(), usual.otherLeft()));
            assertEquals(
                    List.of(),
                    store.ratings().honest().partners().since(NOW, 9, 1_000).stream()
                            .filter(each -> four.contains(each.one().person()))
                            .toList());
        }
    }
}
