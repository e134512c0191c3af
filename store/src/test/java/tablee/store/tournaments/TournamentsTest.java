package tablee.store.tournaments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.people.People;

/** Tournaments as the store keeps them. */
class TournamentsTest {
    private static final int MANY = 1_000;

    private static Tournaments.Kept cup(TestDatabase place, String id, String host) {
        return new Tournaments.Kept(
                place.name(id),
                place.name(host),
                true,
                "{}",
                new byte[] {1, 2},
                "entry",
                0,
                Tournaments.NEVER,
                5_000,
                10);
    }

    private static Tournaments.Append append(TestDatabase place, String id, int version, String person) {
        return new Tournaments.Append(
                place.name(id),
                version,
                List.of(new Tournaments.Event(version + 1, 7, 8, "{\"event\":\"entered\"}")),
                List.of(new Tournaments.Entrant(version + 1, 0, place.name(person), person, "")),
                List.of(),
                "running",
                77,
                9);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("ASVS 2.3.3: Events are appended in one order, and who builds on an older one is refused whole")
    void oneWriter(TestDatabase place) {
        try (Store store = place.open()) {
            Tournaments cups = store.tournaments();
            cups.make(cup(place, "a", "host"), MANY, MANY).join();
            cups.append(append(place, "a", 0, "ann")).join();
            assertThrows(CompletionException.class, () -> cups.append(append(place, "a", 0, "bob"))
                    .join());
            assertThrows(CompletionException.class, () -> cups.append(append(place, "a", 1, "ann"))
                    .join());
            assertEquals(1, cups.find(place.name("a")).orElseThrow().version());
            assertEquals(1, cups.entrants(place.name("a")).size());
            cups.append(append(place, "a", 1, "bob")).join();
            assertEquals(
                    List.of(2),
                    cups.events(place.name("a"), 1).stream()
                            .map(Tournaments.Event::number)
                            .toList());
            assertEquals(1, cups.of(place.name("bob"), 9).size());
            assertEquals("running", cups.find(place.name("a")).orElseThrow().phase());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("What is due is found: by the time it asked for, by the calendar, or as a match has ended")
    void due(TestDatabase place) {
        try (Store store = place.open()) {
            Tournaments cups = store.tournaments();
            String id = place.name("b");
            cups.make(cup(place, "b", "host"), MANY, MANY).join();
            assertTrue(cups.due(0, 5_000, MANY).contains(id));
            assertTrue(!cups.due(0, 4_999, MANY).contains(id));
            cups.append(append(place, "b", 0, "ann")).join();
            assertTrue(cups.due(77, 0, MANY).contains(id));
            cups.settle(id, 0, 99).join();
            assertTrue(cups.due(77, 0, MANY).contains(id), "settled by somebody who did not know the last event");
            cups.settle(id, 1, Tournaments.NEVER).join();
            assertTrue(!cups.due(99, 99_999, MANY).contains(id));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("BUDGET-161, BUDGET-162: A host, and all of them together, have a limited number that are not over")
    void bounded(TestDatabase place) {
        try (Store store = place.open()) {
            Tournaments cups = store.tournaments();
            cups.make(cup(place, "c", "carl"), 1, MANY).join();
            assertThrows(CompletionException.class, () -> cups.make(cup(place, "d", "carl"), 1, MANY)
                    .join());
            assertThrows(CompletionException.class, () -> cups.make(cup(place, "e", "eve"), 1, 1)
                    .join());
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("Of somebody who is forgotten the number stays; what is old goes with all that belongs to it")
    void forgotten(TestDatabase place) {
        try (Store store = place.open()) {
            Tournaments cups = store.tournaments();
            People.Person fay = new People.Person(place.name("fay"), "Fay", "en", false, false);
            store.people()
                    .add(fay, place.name("fay").getBytes(StandardCharsets.UTF_8), 1)
                    .join();
            cups.make(cup(place, "f", "fay"), MANY, MANY).join();
            cups.append(append(place, "f", 0, "fay")).join();
            store.forget(fay.id(), (document, person) -> document).join();
            assertEquals("", cups.find(place.name("f")).orElseThrow().host());
            assertEquals(List.of(new Tournaments.Entrant(1, 0, "", "", "")), cups.entrants(place.name("f")));
            cups.deleteBefore(9, MANY).join();
            assertTrue(cups.find(place.name("f")).isPresent());
            cups.deleteBefore(Long.MAX_VALUE, MANY).join();
            assertTrue(cups.find(place.name("f")).isEmpty());
            assertEquals(List.of(), cups.events(place.name("f"), 0));
        }
    }
}
