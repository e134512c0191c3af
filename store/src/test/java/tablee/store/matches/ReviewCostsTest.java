package tablee.store.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.people.People;

/** What moves cost in matches that were reviewed. */
class ReviewCostsTest {
    private static String person(Store store, TestDatabase place, String name) {
        String id = place.name("costs-" + name);
        store.people()
                .add(new People.Person(id, name, "en", false, false), id.getBytes(StandardCharsets.UTF_8), 1)
                .join();
        return id;
    }

    private static void keep(Store store, String match, int seat, int decisions, int lost) {
        store.history()
                .costs()
                .keep(new ReviewCosts.Cost(match, seat, decisions, lost))
                .join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "What a review says of a seat is kept once, read by the one who sat there, and gone when they are forgotten")
    void kept(TestDatabase place) {
        try (Store store = place.open()) {
            String ann = person(store, place, "ann");
            String bob = person(store, place, "bob");
            String match = place.name("costs-match");
            Samples.begun(store, match);
            store.write(Change.of(7, Samples.table(match, 1))
                            .append(new Journal.Append(
                                    match, Samples.start(match).tail(), Samples.THREE, true))
                            .ended(List.of(
                                    new History.Result(match, "nim", ann, 0, 1, false, false, List.of()),
                                    new History.Result(match, "nim", bob, 1, 2, false, false, List.of()))))
                    .join();
            keep(store, match, 0, 12, 340);
            keep(store, match, 0, 12, 999);
            keep(store, match, 1, 11, 20);
            keep(store, match, 2, 1, 1);
            assertEquals(
                    List.of(new ReviewCosts.Cost(match, 0, 12, 340)),
                    store.history().costs().of(ann));
            store.forget(ann, Samples.ERASER).join();
            assertEquals(List.of(), store.history().costs().of(ann));
            assertEquals(List.of(), store.history().costs().of(""));
            keep(store, match, 0, 12, 340);
            assertEquals(List.of(), store.history().costs().of(""), "of a seat of nobody nothing is kept");
            assertEquals(1, store.history().costs().of(bob).size());
        }
    }
}
