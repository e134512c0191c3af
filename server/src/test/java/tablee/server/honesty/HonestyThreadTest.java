package tablee.server.honesty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.rating.Rating;
import tablee.review.BotMatch;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.store.people.People;
import tablee.store.ratings.RatedResults;
import tablee.store.tables.Tables;
import tablee.wire.json.Json;
import tablee.wire.match.WrittenHeader;

/** A planted user of an engine among people who play by themselves: what the figures say. */
class HonestyThreadTest {
    private static final String POOL = "circus/two";
    private static final List<String> HONEST = List.of("ann", "bob", "cid");
    /** As evenly as programs answer, and as unevenly as people do. */
    private static final long[] EVEN = {3_000};

    private static final long[] UNEVEN = {1_000, 9_000, 2_000, 20_000, 4_000};

    @TempDir
    private Path folder;

    private int matches;

    private static <S extends State<S>> Match<S> played(Game<S> game, List<String> levels, long seed) {
        Match<S> opened = Match.open(game, Header.of("circus", game.card().setup(2, Map.of())));
        Match<S> match = BotMatch.play(opened, levels, 300, seed);
        List<Entry> log = new ArrayList<>();
        long at = 0;
        int moves = 0;
        for (Entry each : match.log()) {
            long[] times = each.actor() == 0 ? EVEN : UNEVEN;
            if (Actor.isSeat(each.actor())) at += times[moves++ % times.length];
            log.add(new Entry(each.actor(), each.move(), at));
        }
        return Match.replay(game, match.header(), log);
    }

    private static RatedResults.Seat seat(String person, int side, int rank) {
        return new RatedResults.Seat(new RatedResults.Player(RatedResults.Kind.PERSON, person), side, rank, false, 9);
    }

    private void store(Store store, Match<?> match, String first, String second) {
        store(store, "t" + ++matches, POOL, match, List.of(first, second));
    }

    /** A rated match of these people, as a table would have stored it. */
    static void store(Store store, String table, String pool, Match<?> match, List<String> people) {
        String id = table + ".1";
        Journal.MatchStart start =
                new Journal.MatchStart(id, Json.text(WrittenHeader.of(match.header())), "c", new byte[32]);
        int[] ranks = match.ranks().orElseThrow();
        List<RatedResults.Seat> seats = new ArrayList<>();
        for (int i = 0; i < ranks.length; i++) seats.add(seat(people.get(i), i, ranks[i]));
        long now = System.currentTimeMillis();
        store.write(Change.of(now, table(id, 0)).begin(start)).join();
        store.write(Change.of(now, table(id, 1))
                        .append(new Journal.Append(id, start.tail(), match.log(), true))
                        .rated(Optional.of(new RatedResults.Ended(id, pool, false, seats))))
                .join();
    }

    private static Tables.Revision table(String id, int revision) {
        Tables.Document document =
                new Tables.Document("{\"revision\":" + revision + "}", "circus", "over", true, "code-" + id, List.of());
        return new Tables.Revision(id, revision, Optional.of(document), 0, 0, 7, Tables.NEVER, 0);
    }

    static void people(Store store, List<String> names) {
        for (String each : names)
            store.people()
                    .add(new People.Person(each, each, "en", false, false), each.getBytes(StandardCharsets.UTF_8), 1)
                    .join();
    }

    @Test
    @DisplayName(
            "BUDGET-189: A planted engine user stands out against honest people, by agreement and by even times; the"
                    + " thread rests twice as long as it works")
    void standsOut() throws InterruptedException {
        AtomicLong clock = new AtomicLong();
        Set<Long> rests = new HashSet<>();
        try (Store store = Store.open(folder.resolve("honest.db").toString());
                HonestyThread thread = new HonestyThread(store, rests::add, () -> clock.addAndGet(1_000))) {
            people(store, List.of("eve", "ann", "bob", "cid"));
            Game<?> game = Games.find("circus");
            for (int i = 0; i < HONEST.size(); i++) {
                store(store, played(game, List.of("expert", "novice"), 10 + i), "eve", HONEST.get(i));
                store(store, played(game, List.of("novice", "novice"), 20 + i), HONEST.get(i), HONEST.get((i + 1) % 3));
            }
            while (store.ratings().hasWaiting())
                store.ratings().enterWaiting((pool, player) -> Rating.NEWCOMER).join();
            int looked = 0;
            while (thread.lookAtNext()) looked++;
            assertEquals(6, looked, "each once");
            assertEquals(Set.of(2_000L), rests, "after each piece of work twice as long as it took");
            HonestList list = HonestList.of(store);
            HonestList.Player first = list.people().get(0);
            assertEquals("eve", first.person(), list.people().toString());
            assertTrue(first.above() >= 30, "three deviations and more: " + first);
            for (HonestList.Player each : list.people().subList(1, list.people().size()))
                assertTrue(each.above() < 30, "honest: " + each);
            assertTrue(first.evenness() < 10, "even: " + first);
            assertTrue(first.tenths() >= 29 && first.tenths() <= 31, "three seconds: " + first);
            assertEquals(
                    List.of(POOL),
                    list.usual().stream().map(HonestList.Usual::pool).toList());
            assertFalse(store.ratings().honest().of("eve").isEmpty(), "it is hers to read");
        }
    }

    @Test
    @DisplayName(
            "Where somebody was forgotten before the end nothing is said of the others: it is not known who sat where")
    void forgotten() throws InterruptedException {
        try (Store store = Store.open(folder.resolve("forgotten.db").toString());
                HonestyThread thread = new HonestyThread(store, nanos -> {}, System::nanoTime)) {
            people(store, List.of("ann"));
            Match<?> match = played(Games.find("circus"), List.of("novice", "novice"), 20);
            String id = "f.1";
            Journal.MatchStart start =
                    new Journal.MatchStart(id, Json.text(WrittenHeader.of(match.header())), "c", new byte[32]);
            RatedResults.Ended ended = new RatedResults.Ended(id, POOL, false, List.of(seat("ann", 1, 1)));
            store.write(Change.of(1, table(id, 0)).begin(start)).join();
            store.write(Change.of(1, table(id, 1))
                            .append(new Journal.Append(id, start.tail(), match.log(), true))
                            .rated(Optional.of(ended)))
                    .join();
            assertTrue(thread.lookAtNext());
            assertEquals(List.of(), store.ratings().honest().of("ann"));
        }
    }

    @Test
    @DisplayName("A match that cannot be read waits no more, and says nothing about anybody")
    void unreadable() throws InterruptedException {
        try (Store store = Store.open(folder.resolve("unreadable.db").toString());
                HonestyThread thread = new HonestyThread(store, nanos -> {}, System::nanoTime)) {
            people(store, List.of("ann", "bob"));
            long now = System.currentTimeMillis();
            Journal.MatchStart start = new Journal.MatchStart("x.1", "{\"game\":\"gone\"}", "c", new byte[32]);
            store.write(Change.of(now, table("x.1", 0)).begin(start)).join();
            store.write(Change.of(now, table("x.1", 1))
                            .rated(Optional.of(new RatedResults.Ended(
                                    "x.1", POOL, false, List.of(seat("ann", 0, 1), seat("bob", 1, 2))))))
                    .join();
            assertTrue(thread.lookAtNext());
            assertFalse(thread.lookAtNext());
            assertEquals(List.of(), store.ratings().honest().of("ann"));
        }
    }
}
