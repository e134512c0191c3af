package tablee.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tablee.store.Samples.THREE;
import static tablee.store.Samples.begun;
import static tablee.store.Samples.start;
import static tablee.store.Samples.table;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;

class PeopleTest {
    private static byte[] secret(TestDatabase place, String text) {
        return place.name(text).getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @EnumSource
    void aPersonIsKnownAgainByTheSecretAndChanges(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person ann = new People.Person(place.name("ann"), "Ann", "fr", false, false);
            store.people().add(ann, secret(place, "s1"), 1).join();
            assertEquals(Optional.of(ann), store.people().bySecret(secret(place, "s1")));
            assertEquals(Optional.empty(), store.people().bySecret(secret(place, "s2")));
            People.Person anna = new People.Person(ann.id(), "Anna", "de", false, false);
            store.people().rename(anna).join();
            assertEquals(Optional.of(anna), store.people().find(ann.id()));
            assertThrows(CompletionException.class, () -> store.people()
                    .rename(new People.Person(place.name("nobody"), "", "en", false, false))
                    .join());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aForgottenPersonLeavesNothingBehindAndTheMatchStaysWhole(TestDatabase place) {
        String match = place.name("forget");
        String eve = place.name("eve");
        try (Store store = place.open()) {
            store.people()
                    .add(new People.Person(eve, "Eve", "en", false, false), secret(place, "s3"), 1)
                    .join();
            String hers = place.name("hers");
            store.write(Change.of(6, Samples.table(hers, "{\"host\":\"" + eve + "\"}", eve)))
                    .join();
            begun(store, match);
            store.write(Change.of(7, table(match, 1))
                            .append(new Journal.Append(match, start(match).tail(), THREE, true))
                            .said(List.of(new Chat.Line(0, eve, "Eve", "my phone number is …", false, 7)), List.of())
                            .ended(List.of(new History.Result(match, "nim", eve, 1, 2, false, false, List.of()))))
                    .join();
            store.forget(eve, Samples.ERASER).join();
            assertEquals(Optional.empty(), store.people().find(eve));
            assertEquals(
                    "{\"host\":\"-\"}", store.tables().load(hers).orElseThrow().document());
            assertEquals(2, store.tables().load(hers).orElseThrow().revision());
            assertEquals(false, store.tables().isGuest(hers, eve));
            assertEquals(List.of(), store.history().of(eve, 10));
            assertEquals(
                    List.of(new Chat.Line(0, "", "", "", false, 7)),
                    store.chat().lately(match, 10));
            Journal.Whole whole =
                    assertInstanceOf(Journal.Whole.class, store.journal().load(match));
            assertEquals(THREE, whole.entries());
        }
    }

    @ParameterizedTest
    @EnumSource
    void theTimeOfServersOnlyGrows(TestDatabase place) {
        try (Store store = place.open()) {
            long before = store.uptime().reached();
            store.uptime().reach(before + 500).join();
            store.uptime().reach(before + 100).join();
            assertEquals(before + 500, store.uptime().reached());
        }
        String id = place.name("later");
        try (Store store = place.open()) {
            long before = store.uptime().reached();
            Tables.Revision later = new Tables.Revision(
                    id,
                    0,
                    Optional.of(new Tables.Document("{}", "nim", "playing", false, "code-" + id, List.of())),
                    0,
                    0,
                    before + 70,
                    Tables.NEVER,
                    0);
            store.write(Change.of(1, later)).join();
            assertEquals(before + 70, store.uptime().reached());
        }
    }
}
