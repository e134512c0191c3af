package tablee.store.dailies;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.dailies.DailyResults.Outcome;
import tablee.store.matches.Journal;
import tablee.store.people.Accounts;
import tablee.store.people.People;

/** The deals of a day, who played them, and what that is worth. */
class DailiesTest {
    private static final long DAY_MILLIS = 86_400_000;
    private static final AtomicInteger DAYS = new AtomicInteger(20_000);

    private final int day = DAYS.addAndGet(400);

    private static void person(Store store, TestDatabase place, String id, boolean account, long sinceMillis) {
        byte[] secret = place.name("daily " + id).getBytes(StandardCharsets.UTF_8);
        store.people()
                .add(new People.Person(id, id, "en", false, false), secret, 1)
                .join();
        if (account)
            store.accounts()
                    .add(new Accounts.Account(id, id, id, "x", secret), sinceMillis)
                    .join();
    }

    /** Somebody plays a deal, alone at a table of their own. */
    private void played(Store store, int on, String deal, String person, Outcome outcome, int own, int other) {
        String table = person + " " + deal + on;
        store.dailyResults().begin(on, deal, table, List.of(person), 1).join();
        ended(store, table, List.of(new DailyResults.Ended(person, table, outcome, own, other, 0)));
    }

    private static void ended(Store store, String table, List<DailyResults.Ended> how) {
        begun(store, table);
        Change over = Change.of(5, table(table, 1))
                .append(new Journal.Append(table, start(table).tail(), THREE, true))
                .counted(new Change.Counted(Optional.empty(), how, List.of(), Optional.empty()));
        store.write(over).join();
    }

    private int points(Store store, String deal, String person) {
        return store.dailyResults().find(day, deal, person).orElseThrow().points();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A deal is drawn once, by the first who does; TABLE-63: nobody begins one twice")
    void once(TestDatabase place) {
        String deal = place.name("deal");
        String ann = place.name("ann once");
        try (Store store = place.open()) {
            person(store, place, ann, false, 0);
            store.dailyDeals().draw(day, deal, new byte[32]).join();
            store.dailyDeals().draw(day, deal, new byte[] {1}).join();
            assertArrayEquals(
                    new byte[32],
                    store.dailyDeals().find(day, deal).orElseThrow().seed());
            store.dailyResults().begin(day, deal, "t1", List.of(ann), 1).join();
            assertThrows(CompletionException.class, () -> store.dailyResults()
                    .begin(day, deal, "t2", List.of(ann), 1)
                    .join());
            DailyResults.Result mine = store.dailyResults().find(day, deal, ann).orElseThrow();
            assertEquals("t1", mine.ended().table());
            assertFalse(mine.isOver());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "TABLE-63: of a day that is over accounts older than it are ranked; guests are compared and move nobody")
    void closed(TestDatabase place) {
        String deal = place.name("closing");
        String ann = place.name("ann c"), ben = place.name("ben c"), cleo = place.name("cleo c");
        String dan = place.name("dan c"), eve = place.name("eve c");
        long begins = day * DAY_MILLIS;
        try (Store store = place.open()) {
            person(store, place, ann, true, begins - 1);
            person(store, place, ben, true, begins - 1);
            person(store, place, cleo, true, begins - 1);
            person(store, place, dan, true, begins);
            person(store, place, eve, false, 0);
            store.dailyDeals().draw(day, deal, new byte[32]).join();
            played(store, day, deal, ann, Outcome.WON, 7, 3);
            played(store, day, deal, ben, Outcome.LOST, 2, 3);
            store.dailyResults()
                    .begin(day, deal, "left " + cleo, List.of(cleo), 1)
                    .join();
            played(store, day, deal, dan, Outcome.WON, 9, 0);
            played(store, day, deal, eve, Outcome.DRAWN, 3, 3);
            assertTrue(store.dailyDeals().unclosed(day).stream()
                    .anyMatch(each -> each.deal().equals(deal)));
            store.dailyResults().close(day, deal, begins, begins + 1);
            store.dailyResults().close(day, deal, begins, begins + 1);
            assertEquals(
                    List.of(1000, 500, 0, 1000, 667),
                    List.of(ann, ben, cleo, dan, eve).stream()
                            .map(each -> points(store, deal, each))
                            .toList());
            assertEquals(
                    List.of(ann, ben, cleo),
                    store.dailyResults().field(day, deal, 50).stream()
                            .filter(DailyResults.Result::ranked)
                            .map(each -> each.ended().person())
                            .toList());
            assertTrue(store.dailyDeals().find(day, deal).orElseThrow().closed());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("TABLE-63: a team is compared as one; where somebody of it left it counts for nobody who stayed")
    void teams(TestDatabase place) {
        String deal = place.name("team");
        String[] who = new String[6];
        try (Store store = place.open()) {
            for (int i = 0; i < 6; i++) person(store, place, who[i] = place.name("mate" + i), true, 0);
            store.dailyDeals().draw(day, deal, new byte[32]).join();
            for (int team = 0; team < 3; team++) {
                String table = place.name("team table" + team);
                List<String> both = List.of(who[2 * team], who[2 * team + 1]);
                store.dailyResults().begin(day, deal, table, both, 1).join();
                Outcome first = team == 2 ? Outcome.UNFINISHED : team == 0 ? Outcome.WON : Outcome.LOST;
                Outcome second = team == 2 ? Outcome.VOID : first;
                ended(
                        store,
                        table,
                        List.of(
                                new DailyResults.Ended(both.get(0), table, first, 4, 0, 0),
                                new DailyResults.Ended(both.get(1), table, second, 4, 0, 0)));
            }
            store.dailyResults().close(day, deal, day * DAY_MILLIS, 1);
            assertEquals(
                    List.of(1000, 1000, 500, 500, 0, 0),
                    List.of(who).stream().map(each -> points(store, deal, each)).toList());
            assertFalse(
                    store.dailyResults().find(day, deal, who[5]).orElseThrow().ranked(), "who stayed loses nothing");
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Over several days everybody's best ones are added up, and one finds oneself below the page")
    void tables(TestDatabase place) {
        String deal = place.name("span");
        String ann = place.name("ann s"), ben = place.name("ben s");
        try (Store store = place.open()) {
            person(store, place, ann, true, 0);
            person(store, place, ben, true, 0);
            for (int each = 0; each < 7; each++) {
                store.dailyDeals().draw(day + each, deal, new byte[32]).join();
                played(store, day + each, deal, ann, each < 3 ? Outcome.WON : Outcome.LOST, 1, 1);
                if (each < 5) played(store, day + each, deal, ben, Outcome.DRAWN, 1, 1);
                store.dailyResults().close(day + each, deal, day * DAY_MILLIS, 1);
            }
            DailyTables.Span week = new DailyTables.Span(deal, day, day + 6, 5);
            List<DailyTables.Place> places = store.dailyTables().of(week, 50, ben);
            // Ann wins three days, loses two and is alone on the last two, in the middle; Ben wins two.
            assertEquals(new DailyTables.Place(1, ann, ann, 4000, 5), places.get(0));
            assertEquals(new DailyTables.Place(2, ben, ben, 2000, 5), places.get(1));
            assertEquals(
                    List.of(ann, ben),
                    store.dailyTables().of(week, 1, ben).stream()
                            .map(DailyTables.Place::person)
                            .toList());
            store.forget(ann, Samples.ERASER).join();
            assertEquals(1, store.dailyTables().of(week, 50, ben).size(), "who is forgotten is in no table");
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("The tenth daily that is finished is a mark, earned once; nothing takes it away but who is forgotten")
    void marks(TestDatabase place) {
        String deal = place.name("ten");
        String ann = place.name("ann ten");
        try (Store store = place.open()) {
            person(store, place, ann, false, 0);
            for (int each = 0; each < 11; each++) {
                assertEquals(each < 10 ? 0 : 1, store.marks().of(ann).size());
                played(store, day + each, deal, ann, Outcome.LOST, 1, 2);
            }
            assertEquals(
                    List.of(new Marks.Mark("ten-dailies", 5)), store.marks().of(ann));
            store.forget(ann, Samples.ERASER).join();
            assertEquals(List.of(), store.marks().of(ann));
            assertEquals(List.of(), store.dailyResults().of(ann, 0, Integer.MAX_VALUE));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("BUDGET-150: a person gathers one team for a deal, and it is gone when the day is closed")
    void gathering(TestDatabase place) {
        String deal = place.name("gather");
        String ann = place.name("ann g");
        try (Store store = place.open()) {
            person(store, place, ann, false, 0);
            store.dailyDeals().draw(day, deal, new byte[32]).join();
            String first = place.name("code1");
            store.dailyDeals()
                    .gather(new DailyDeals.Team(first, day, deal, ann, "t"))
                    .join();
            store.dailyDeals()
                    .gather(new DailyDeals.Team(place.name("code2"), day, deal, ann, "t2"))
                    .join();
            assertEquals(
                    first, store.dailyDeals().team(day, deal, ann).orElseThrow().code());
            store.dailyResults().close(day, deal, 0, 1);
            assertTrue(store.dailyDeals().team(first).isEmpty());
        }
    }
}
