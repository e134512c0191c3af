package tablee.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Store;
import tablee.store.TestDatabase;

/** What devices are asked, and the keys that answer. */
class ChallengesTest {
    private static final int MANY = 1_000;

    private static byte[] bytes(TestDatabase place, String text) {
        return place.name(text).getBytes(StandardCharsets.UTF_8);
    }

    private static void ask(Store store, TestDatabase place, String browser, String text, long untilMillis) {
        store.challenges()
                .add(challenge(place, browser, text, untilMillis), 4, MANY, untilMillis - 300)
                .join();
    }

    private static Challenges.Challenge challenge(TestDatabase place, String browser, String text, long untilMillis) {
        return new Challenges.Challenge(bytes(place, text), bytes(place, browser), "session", untilMillis);
    }

    private static boolean take(Store store, TestDatabase place, String browser, String text, long nowMillis) {
        return store.challenges()
                .take(bytes(place, text), bytes(place, browser), "session", nowMillis)
                .join();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("A challenge counts once, for its browser and purpose, and until its time is over")
    void once(TestDatabase place) {
        try (Store store = place.open()) {
            ask(store, place, "desk", "a", 1_000);
            assertFalse(take(store, place, "phone", "a", 900));
            assertFalse(store.challenges()
                    .take(bytes(place, "a"), bytes(place, "desk"), "proof", 900)
                    .join());
            assertTrue(take(store, place, "desk", "a", 900));
            assertFalse(take(store, place, "desk", "a", 900));
            ask(store, place, "desk", "b", 2_000);
            assertFalse(take(store, place, "desk", "b", 2_000), "too late");
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "BUDGET-112, BUDGET-113: of one browser the newest four count; where all there may be wait, a new one is refused")
    void bounded(TestDatabase place) {
        try (Store store = place.open()) {
            for (int i = 0; i < 6; i++) ask(store, place, "desk", "c" + i, 10_000 + i);
            assertFalse(take(store, place, "desk", "c1", 10_000 - 1));
            for (int i = 2; i < 6; i++) assertTrue(take(store, place, "desk", "c" + i, 10_000 - 1));
            // Far later, when nothing else waits.
            CompletableFuture<Void> first =
                    store.challenges().add(challenge(place, "phone", "d", 1_000_000), 4, 1, 900_000);
            first.join();
            CompletableFuture<Void> next =
                    store.challenges().add(challenge(place, "tablet", "e", 1_000_000), 4, 1, 900_000);
            assertThrows(CompletionException.class, next::join);
            assertTrue(take(store, place, "phone", "d", 900_000));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("An address is confirmed by its code, then codes come one at a time and count once")
    void mails(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person eve = new People.Person(place.name("Eve by mail"), "Eve", "en", false, false);
            store.people().add(eve, bytes(place, "Eve by mail"), 1).join();
            byte[] old = bytes(place, "paper");
            store.accounts()
                    .add(new Accounts.Account(eve.id(), "eve", place.name("eve mail"), "$argon2", old), 1)
                    .join();
            RecoveryMails mails = store.recoveryMails();
            byte[] session = bytes(place, "Eve by mail");
            mails.set(eve.id(), "eve@example.org", bytes(place, "one"), 100, session)
                    .join();
            assertThrows(CompletionException.class, () -> mails.send(eve.id(), bytes(place, "x"), 200, 150)
                    .join());
            assertThrows(CompletionException.class, () -> mails.confirm(eve.id(), bytes(place, "one"), 100)
                    .join());
            mails.confirm(eve.id(), bytes(place, "one"), 99).join();
            mails.send(eve.id(), bytes(place, "two"), 300, 200).join();
            assertThrows(CompletionException.class, () -> mails.send(eve.id(), bytes(place, "three"), 400, 250)
                    .join());
            byte[] next = bytes(place, "next paper");
            store.accounts()
                    .renewByMail(eve.id(), "$new", bytes(place, "two"), old, next, 299)
                    .join();
            assertThrows(CompletionException.class, () -> store.accounts()
                    .renewByMail(eve.id(), "$newer", bytes(place, "two"), next, old, 299)
                    .join());
            assertEquals("$new", store.accounts().of(eve.id()).orElseThrow().password());
            mails.remove(eve.id()).join();
            assertTrue(mails.of(eve.id()).isEmpty());
        }
    }

    private static Passkeys.Passkey key(TestDatabase place, People.Person owner, String name) {
        return new Passkeys.Passkey(
                place.name(name), owner.id(), name, bytes(place, "credential " + name), new byte[] {1}, 0, true, 3, 3);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "Keys are added up to a bound, found, counted, named and removed; the last way in stays, and all go with their owner")
    void keys(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person ada = new People.Person(place.name("Ada with keys"), "Ada", "en", false, false);
            store.people().add(ada, bytes(place, "Ada with keys"), 1).join();
            Accounts.Account account =
                    new Accounts.Account(ada.id(), "ada", place.name("ada key"), "", bytes(place, "code"));
            Passkeys.Passkey phone = key(place, ada, "phone");
            store.passkeys().open(account, phone, 1).join();
            assertFalse(store.accounts().of(ada.id()).orElseThrow().hasPassword());
            assertThrows(
                    CompletionException.class,
                    () -> store.passkeys().remove(ada.id(), phone.id()).join());
            byte[] session = bytes(place, "Ada with keys");
            store.passkeys().add(key(place, ada, "stick"), 2, session).join();
            assertThrows(CompletionException.class, () -> store.passkeys()
                    .add(key(place, ada, "third"), 2, session)
                    .join());
            assertThrows(CompletionException.class, () -> store.passkeys()
                    .add(key(place, ada, "phone"), 9, session)
                    .join());
            store.passkeys().used(phone.id(), 0, 4).join();
            store.passkeys().used(phone.id(), 7, 5).join();
            assertThrows(
                    CompletionException.class,
                    () -> store.passkeys().used(phone.id(), 7, 6).join());
            store.passkeys().rename(ada.id(), phone.id(), "My phone").join();
            Passkeys.Passkey found =
                    store.passkeys().byCredential(phone.credential()).orElseThrow();
            assertEquals("My phone", found.name());
            assertEquals(List.of(7L, 5L), List.of(found.counter(), (long) found.usedDay()));
            store.passkeys().remove(ada.id(), phone.id()).join();
            assertEquals(1, store.passkeys().of(ada.id()).size());
            store.forget(ada.id(), (document, person) -> document).join();
            assertEquals(List.of(), store.passkeys().of(ada.id()));
        }
    }
}
