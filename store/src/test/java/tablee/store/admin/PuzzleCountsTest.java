package tablee.store.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.people.People;

/** How many solve a puzzle. */
class PuzzleCountsTest {
    private static String person(Store store, TestDatabase place, String name) {
        String id = place.name("puzzles-" + name);
        store.people()
                .add(new People.Person(id, name, "en", false, false), id.getBytes(StandardCharsets.UTF_8), 1)
                .join();
        return id;
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "A person's first try counts and no other; who is forgotten leaves a number behind, and who is not known counts for nothing")
    void firstTries(TestDatabase place) {
        try (Store store = place.open()) {
            PuzzleCounts puzzles = store.house().puzzles();
            String puzzle = place.name("puzzle");
            String ann = person(store, place, "ann");
            String bob = person(store, place, "bob");
            puzzles.tried(ann, puzzle, false).join();
            puzzles.tried(ann, puzzle, true).join();
            puzzles.tried(bob, puzzle, true).join();
            puzzles.tried(place.name("nobody"), puzzle, true).join();
            assertEquals(new PuzzleCounts.Count(2, 1), puzzles.of(puzzle));
            assertEquals(List.of(puzzle), puzzles.triedBy(ann));
            assertFalse(puzzles.all().containsKey(place.name("another")));
            assertEquals(PuzzleCounts.Count.NONE, puzzles.of(place.name("another")));
            store.forget(ann, Samples.ERASER).join();
            assertEquals(List.of(), puzzles.triedBy(ann));
            assertEquals(new PuzzleCounts.Count(2, 1), puzzles.of(puzzle), "it names nobody");
        }
    }
}
