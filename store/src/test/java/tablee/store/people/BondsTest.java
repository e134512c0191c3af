package tablee.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;

class BondsTest {
    private static String person(Store store, TestDatabase place, String name) {
        String id = place.name(name);
        byte[] secret = id.getBytes(StandardCharsets.UTF_8);
        store.people()
                .add(new People.Person(id, name, "en", false, false), secret, 1)
                .join();
        return id;
    }

    private static void add(Store store, String person, String other, Bonds.Kind kind) {
        store.bonds().add(new Bonds.Bond(person, other, kind, 1), 2).join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A block parts friends, keeps two apart both ways and closes ears one way; it goes with either person")
    void block(TestDatabase place) {
        try (Store store = place.open()) {
            String ann = person(store, place, "ann-bonds");
            String eve = person(store, place, "eve-bonds");
            add(store, ann, eve, Bonds.Kind.FRIEND);
            add(store, eve, ann, Bonds.Kind.FRIEND);
            store.bonds().seen(List.of(ann, eve), 50).join();
            store.bonds().seen(List.of(ann), 60).join();
            assertEquals(Set.of(ann), store.bonds().hereOf(eve, 55));
            add(store, ann, eve, Bonds.Kind.BLOCK);
            assertEquals(List.of(), store.bonds().of(eve, Bonds.Kind.FRIEND));
            assertEquals(Set.of(ann), store.bonds().apartFrom(eve));
            assertEquals(Set.of(eve), store.bonds().apartFrom(ann));
            assertEquals(Set.of(eve), store.bonds().unheardBy(ann));
            assertEquals(Set.of(), store.bonds().unheardBy(eve));
            store.forget(eve, Samples.ERASER).join();
            assertEquals(List.of(), store.bonds().madeBy(ann));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "Of those who ask to be friends only the newest are told, up to a limit; those who were answered or are blocked ask no more")
    void asking(TestDatabase place) {
        try (Store store = place.open()) {
            String ann = person(store, place, "ann-asked");
            List<String> all = List.of("a1", "a2", "a3", "a4", "a5");
            for (int i = 0; i < all.size(); i++) {
                String other = person(store, place, all.get(i));
                store.bonds()
                        .add(new Bonds.Bond(other, ann, Bonds.Kind.FRIEND, i), 2)
                        .join();
            }
            add(store, ann, place.name("a5"), Bonds.Kind.FRIEND);
            store.bonds()
                    .add(new Bonds.Bond(place.name("a4"), ann, Bonds.Kind.FRIEND, 9), 2)
                    .join();
            assertEquals(Set.of(place.name("a5")), store.bonds().friendsOf(ann));
            assertEquals(List.of("a4", "a3"), names(store.bonds().asking(ann, 2)));
            add(store, ann, place.name("a4"), Bonds.Kind.BLOCK);
            store.bonds()
                    .add(new Bonds.Bond(place.name("a4"), ann, Bonds.Kind.FRIEND, 9), 2)
                    .join();
            assertEquals(List.of("a3", "a2", "a1"), names(store.bonds().asking(ann, 9)), "asks in vain");
        }
    }

    private static List<String> names(List<Bonds.Other> others) {
        return others.stream().map(Bonds.Other::name).toList();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("There is limited room for each kind; saying the same again is nothing new")
    void bounded(TestDatabase place) {
        try (Store store = place.open()) {
            String ann = person(store, place, "ann-many");
            for (String other : List.of("b1", "b2")) {
                String id = person(store, place, other);
                add(store, ann, id, Bonds.Kind.MUTE);
                add(store, ann, id, Bonds.Kind.MUTE);
            }
            String more = person(store, place, "b3");
            assertThrows(CompletionException.class, () -> add(store, ann, more, Bonds.Kind.MUTE));
            add(store, ann, more, Bonds.Kind.BLOCK);
            assertEquals(3, store.bonds().madeBy(ann).size());
        }
    }
}
