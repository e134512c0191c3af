package tablee.store.people;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Change;
import tablee.store.Samples;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.alerts.NoticeSettings;
import tablee.store.database.StoreException;
import tablee.store.tables.Chat;

/** What is kept of people who have an account, are signed in at several places, own bots or want to be told. */
class AccountsTest {
    private static final long DAY_MILLIS = 86_400_000;

    private static byte[] hash(TestDatabase place, String text) {
        return place.name(text).getBytes(StandardCharsets.UTF_8);
    }

    private static People.Person guest(Store store, TestDatabase place, String name, long wallMillis) {
        People.Person person = new People.Person(place.name(name), name, "en", false, false);
        store.people().add(person, hash(place, name), wallMillis).join();
        return person;
    }

    private static BotTokens.Owner owner(TestDatabase place, People.Person person) {
        return new BotTokens.Owner(person.id(), hash(place, person.name()));
    }

    private static void refused(CompletableFuture<Void> write) {
        CompletionException thrown = assertThrows(CompletionException.class, write::join);
        assertEquals(
                StoreException.Kind.REFUSED,
                assertInstanceOf(StoreException.class, thrown.getCause()).kind());
    }

    private static Accounts.Account account(TestDatabase place, People.Person person, String look) {
        return new Accounts.Account(
                person.id(), person.name(), place.name(look), "$argon2", hash(place, "code" + look));
    }

    @ParameterizedTest
    @EnumSource
    void aNameThatSomebodyTookMeanwhileIsNobodysAccount(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person ida = guest(store, place, "Ida", 1);
            People.Person eve = new People.Person(place.name("Eve of Ida"), "Ida", "en", false, false);
            String look = place.name("ida");
            store.people()
                    .add(eve, look, hash(place, "eve of ida"), 1, Sessions.Origin.UNKNOWN)
                    .join();
            refused(store.accounts().add(account(place, ida, "ida"), 1));
            store.accounts().add(account(place, eve, "ida"), 1).join();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anAccountIsFoundByTheLookOfItsNameAndEachLookIsTakenOnce(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person ada = guest(store, place, "Ada", 1);
            People.Person eve = guest(store, place, "Eve", 1);
            store.accounts().add(account(place, ada, "ada"), 1).join();
            Accounts.Account found = store.accounts().byLook(place.name("ada")).orElseThrow();
            assertEquals(ada.id(), found.person());
            assertEquals("$argon2", found.password());
            assertArrayEquals(hash(place, "codeada"), found.recoveryHash());
            assertEquals("Ada", store.accounts().of(ada.id()).orElseThrow().name());
            refused(store.accounts().add(account(place, eve, "ada"), 1));
            refused(store.accounts().add(account(place, ada, "ada2"), 1));
            assertTrue(store.accounts().of(eve.id()).isEmpty());
            assertTrue(store.accounts().byLook(place.name("nobody")).isEmpty());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRecoveryCodeWorksOnceAndEndsAllSessions(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person rob = guest(store, place, "Rob", 1);
            store.accounts().add(account(place, rob, "rob"), 1).join();
            byte[] next = hash(place, "next");
            store.accounts()
                    .renew(rob.id(), "$new", hash(place, "coderob"), next)
                    .join();
            assertEquals("$new", store.accounts().of(rob.id()).orElseThrow().password());
            assertEquals(List.of(), store.sessions().of(rob.id()));
            refused(store.accounts().renew(rob.id(), "$again", hash(place, "coderob"), hash(place, "x")));
            assertEquals("$new", store.accounts().of(rob.id()).orElseThrow().password());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPasswordIsChangedByOneWhoKnowsTheOldOne(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person pam = guest(store, place, "Pam", 0);
            Accounts.Account account = account(place, pam, "pam");
            store.accounts().add(account, 1).join();
            store.accounts().change(pam.id(), account.password(), "$new").join();
            Accounts.Account changed = store.accounts().of(pam.id()).orElseThrow();
            assertEquals("$new", changed.password());
            assertArrayEquals(account.recoveryHash(), changed.recoveryHash());
            assertEquals(List.of(), store.sessions().of(pam.id()));
            refused(store.accounts().change(pam.id(), account.password(), "$again"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void somebodyIsSignedInAtSeveralPlacesAndSignsOutOfOneOrAll(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person sue = guest(store, place, "Sue", 3 * DAY_MILLIS);
            Sessions sessions = store.sessions();
            sessions.open(sue.id(), hash(place, "phone"), 5).join();
            sessions.open(sue.id(), hash(place, "desk"), 6).join();
            assertEquals(Optional.of(new Sessions.Session(sue, 3)), sessions.find(hash(place, "Sue")));
            sessions.seen(hash(place, "phone"), 9).join();
            assertEquals(
                    List.of(new Sessions.Days("", 6, 6), new Sessions.Days("", 5, 9), new Sessions.Days("", 3, 3)),
                    sessions.of(sue.id()));
            sessions.close(hash(place, "desk")).join();
            assertTrue(sessions.find(hash(place, "desk")).isEmpty());
            assertEquals(9, sessions.find(hash(place, "phone")).orElseThrow().seenDay());
            sessions.closeAll(sue.id()).join();
            assertEquals(List.of(), sessions.of(sue.id()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void guestsWhoNeverCameBackAreForgottenAndAccountsStay(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person old = guest(store, place, "Old", 10 * DAY_MILLIS);
            People.Person kept = guest(store, place, "Kept", 10 * DAY_MILLIS);
            People.Person fresh = guest(store, place, "Fresh", 10_000 * DAY_MILLIS);
            store.accounts().add(account(place, kept, "kept"), 1).join();
            People.Person bot = new People.Person(place.name("bot"), "Bot", "en", false, false);
            store.bots()
                    .add(bot, "", owner(place, fresh), hash(place, "token"), 10, 10)
                    .join();
            while (store.upkeep().endSessions(10_000).join() > 0) {}
            for (People.Person each : List.of(old, kept, fresh, bot))
                store.upkeep().forgetGuest(each.id(), Samples.ERASER).join();
            assertTrue(store.people().find(old.id()).isEmpty());
            assertEquals(List.of(), store.sessions().of(kept.id()));
            assertEquals(Optional.of(kept), store.people().find(kept.id()));
            assertEquals(Optional.of(fresh), store.people().bySecret(hash(place, "Fresh")));
            assertEquals(Optional.of(bot), store.bots().byToken(hash(place, "token")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aBotIsAPersonThatBelongsToSomebody(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person owner = guest(store, place, "Owner", 1);
            People.Person one = new People.Person(place.name("one"), "One", "en", false, false);
            People.Person two = new People.Person(place.name("two"), "Two", "en", false, false);
            store.bots()
                    .add(one, "", owner(place, owner), hash(place, "t1"), 10, 1)
                    .join();
            store.bots()
                    .add(two, "", owner(place, owner), hash(place, "t2"), 10, 2)
                    .join();
            assertEquals(List.of(one, two), store.bots().of(owner.id()));
            assertEquals(Optional.of(two), store.bots().byToken(hash(place, "t2")));
            store.forget(one.id(), Samples.ERASER).join();
            assertTrue(store.bots().byToken(hash(place, "t1")).isEmpty());
            assertEquals(List.of(two), store.bots().of(owner.id()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aForgottenPersonTakesAccountSessionsBotsAndNoticesAlong(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person gone = guest(store, place, "Gone", 1);
            store.accounts().add(account(place, gone, "gone"), 1).join();
            People.Person bot = new People.Person(place.name("gonebot"), "Bot", "en", false, false);
            store.bots()
                    .add(bot, "", owner(place, gone), hash(place, "gonetoken"), 10, 1)
                    .join();
            store.notices()
                    .set(new NoticeSettings.Notice(
                            gone.id(), "gone@example.org", place.name("code"), true, Optional.empty()))
                    .join();
            store.forget(gone.id(), Samples.ERASER).join();
            assertTrue(store.accounts().byLook(place.name("gone")).isEmpty());
            assertTrue(store.sessions().find(hash(place, "Gone")).isEmpty());
            assertTrue(store.bots().byToken(hash(place, "gonetoken")).isEmpty());
            assertTrue(store.people().find(bot.id()).isEmpty());
            assertTrue(store.notices().of(gone.id()).isEmpty());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNoticeIsFoundByPersonCodeAndFeedAndReplacedWhole(TestDatabase place) {
        try (Store store = place.open()) {
            People.Person ned = guest(store, place, "Ned", 1);
            NoticeSettings.Notice first = new NoticeSettings.Notice(
                    ned.id(), "ned@example.org", place.name("c1"), false, Optional.of(place.name("feed")));
            store.notices().set(first).join();
            assertEquals(Optional.of(first), store.notices().of(ned.id()));
            assertEquals(Optional.of(first), store.notices().byCode(place.name("c1")));
            assertEquals(Optional.of(first), store.notices().byFeed(place.name("feed")));
            NoticeSettings.Notice second =
                    new NoticeSettings.Notice(ned.id(), "", place.name("c2"), false, Optional.empty());
            store.notices().set(second).join();
            assertEquals(Optional.of(second), store.notices().of(ned.id()));
            assertTrue(store.notices().byFeed(place.name("feed")).isEmpty());
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatSomebodySaidIsFoundForThem(TestDatabase place) {
        String table = place.name("spoken");
        try (Store store = place.open()) {
            Chat.Line line = new Chat.Line(0, place.name("Kim"), "Kim", "hello", false, 7);
            store.write(Change.of(1, Samples.table(table, 0)).said(List.of(line), List.of()))
                    .join();
            assertEquals(List.of(new Chat.Spoken(table, line)), store.chat().by(place.name("Kim")));
        }
    }
}
