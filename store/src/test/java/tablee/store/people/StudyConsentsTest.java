package tablee.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.matches.History;
import tablee.store.matches.Journal;

class StudyConsentsTest {
    private static String person(Store store, TestDatabase place, String name) {
        String id = place.name("study-" + name);
        store.people()
                .add(new People.Person(id, name, "en", false, false), id.getBytes(StandardCharsets.UTF_8), 1)
                .join();
        return id;
    }

    private static String played(Store store, String match, List<String> notes, String... people) {
        Samples.begun(store, match);
        List<History.Result> results = IntStream.range(0, people.length)
                .mapToObj(seat -> new History.Result(match, "nim", people[seat], seat, 1, true, false, notes))
                .toList();
        store.write(Change.of(7, Samples.table(match, 1))
                        .append(new Journal.Append(match, Samples.start(match).tail(), Samples.THREE, true))
                        .ended(results))
                .join();
        return match;
    }

    private static List<StudyConsents.Free> free(Store store, String... matches) {
        return store.people().studies().matches("", Integer.MAX_VALUE).stream()
                .filter(each -> Arrays.asList(matches).contains(each.match()))
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "A match is free to give when each person of it agrees, and no more when one takes it back or is forgotten")
    void everybody(TestDatabase place) {
        try (Store store = place.open()) {
            String ann = person(store, place, "ann");
            String bob = person(store, place, "bob");
            String both = played(store, place.name("study-both"), List.of(), ann, bob);
            String alone = played(store, place.name("study-alone"), List.of(), ann);
            String lesson = played(store, place.name("study-lesson"), List.of("lesson"), ann);
            assertEquals(List.of(), free(store, both, alone, lesson), "nobody agrees by saying nothing");
            store.people().studies().give(ann, 5 * 86_400_000L).join();
            store.people().studies().give(ann, 9 * 86_400_000L).join();
            assertEquals(5, store.people().studies().since(ann).orElseThrow(), "the first time counts");
            assertEquals(List.of(new StudyConsents.Free(alone, List.of(0))), free(store, both, alone, lesson));
            store.people().studies().give(bob, 1).join();
            assertEquals(List.of(0, 1), free(store, both).get(0).seats());
            store.people().studies().takeBack(bob).join();
            assertEquals(List.of(), free(store, both));
            store.people().studies().give(bob, 1).join();
            store.forget(bob, Samples.ERASER).join();
            assertEquals(List.of(), free(store, both), "who is forgotten agrees to nothing");
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A program agrees as its owner does")
    void programs(TestDatabase place) {
        try (Store store = place.open()) {
            String owner = person(store, place, "owner");
            String robot = place.name("study-robot");
            store.bots()
                    .add(
                            new People.Person(robot, "Robot", "en", false, false),
                            "",
                            new BotTokens.Owner(owner, owner.getBytes(StandardCharsets.UTF_8)),
                            robot.getBytes(StandardCharsets.UTF_8),
                            9,
                            1)
                    .join();
            String match = played(store, place.name("study-program"), List.of(), robot);
            assertEquals(List.of(), free(store, match));
            store.people().studies().give(owner, 1).join();
            assertEquals(1, free(store, match).size());
            assertTrue(store.people().studies().since(robot).isEmpty());
        }
    }
}
