package tablee.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.store.Store;
import tablee.store.TestDatabase;
import tablee.store.alerts.AlertChannels;

/** Requests that were under way while their owner changed the password, or came back by the code on paper. */
class EndedSessionsTest {
    private static final int MOST = 10;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Somebody with an account, who is signed in. */
    private record Owner(Store store, Accounts.Account account, byte[] session) {
        static Owner of(Store store, TestDatabase place, String name) {
            String id = place.name(name);
            store.people()
                    .add(new People.Person(id, name, "en", false, false), bytes("session of " + id), 1)
                    .join();
            Accounts.Account account = new Accounts.Account(id, name, id, "$old", bytes("paper of " + id));
            store.accounts().add(account, 1).join();
            return new Owner(store, account, bytes("session of " + id));
        }

        String id() {
            return account.person();
        }

        CompletableFuture<Void> signIn(Accounts.Account proved, String secret) {
            Sessions.Origin origin = new Sessions.Origin(secret + id(), "Firefox Linux", new byte[0]);
            return store.sessions().open(proved, bytes(secret + id()), 1, origin);
        }

        /** All that a session can leave behind which outlasts it. */
        List<CompletableFuture<Void>> waysBack(String word) {
            byte[] none = new byte[0];
            People.Person bot = new People.Person(word + " bot of " + id(), "Bot", "en", false, false);
            String key = word + " of " + id();
            return List.of(
                    store.passkeys()
                            .add(new Passkeys.Passkey(key, id(), word, bytes(key), none, 0, true, 1, 1), MOST, session),
                    store.recoveryMails().set(id(), word + "@example.org", bytes(key), 100, session),
                    store.bots().add(bot, "", new BotTokens.Owner(id(), session), bytes(key), MOST, 1),
                    store.alertChannels()
                            .add(
                                    new AlertChannels.Channel(
                                            key,
                                            id(),
                                            AlertChannels.Kind.JSON,
                                            word,
                                            "https://example.org/" + word,
                                            none,
                                            none,
                                            key,
                                            false,
                                            1,
                                            0,
                                            0),
                                    MOST,
                                    session));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "ASVS 7.4.3: Who proved a password that is another one by now opens no session, nor by an account whose code was used")
    void oldPassword(TestDatabase place) {
        try (Store store = place.open()) {
            Owner ann = Owner.of(store, place, "ann-ended");
            ann.signIn(ann.account, "in time").join();
            store.accounts().change(ann.id(), "$old", "$new").join();
            assertThrows(CompletionException.class, () -> ann.signIn(ann.account, "late")
                    .join());
            Accounts.Account changed = ann.account.with("$new", ann.account.recoveryHash());
            store.accounts()
                    .renew(ann.id(), "$new", changed.recoveryHash(), bytes("next paper of " + ann.id()))
                    .join();
            assertThrows(CompletionException.class, () -> ann.signIn(changed, "late too")
                    .join());
            assertEquals(List.of(), store.sessions().open(ann.id()));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "ASVS 7.4.3: What was asked for in a session that has ended is refused: a passkey, a mail address, a program, a place for alerts")
    void waysBack(TestDatabase place) {
        try (Store store = place.open()) {
            Owner bea = Owner.of(store, place, "bea-ended");
            bea.waysBack("mine").forEach(CompletableFuture::join);
            store.accounts()
                    .renew(bea.id(), "$new", bea.account.recoveryHash(), bytes("next paper of " + bea.id()))
                    .join();
            for (CompletableFuture<Void> late : bea.waysBack("late"))
                assertThrows(CompletionException.class, late::join);
            nothingIsLeft(store, bea);
        }
    }

    private static void nothingIsLeft(Store store, Owner owner) {
        assertEquals(List.of(), store.passkeys().of(owner.id()));
        assertTrue(store.recoveryMails().of(owner.id()).isEmpty());
        assertTrue(store.alertChannels().of(owner.id()).stream().allMatch(AlertChannels.Channel::paused));
        assertEquals(List.of(), store.sessions().open(owner.id()));
        for (String word : List.of("mine", "late", "race"))
            assertTrue(store.bots().byToken(bytes(word + " of " + owner.id())).isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "The same at the very moment, from two nodes: whatever comes first, nothing outlasts the code on paper")
    void together(TestDatabase place) {
        try (Store one = place.open();
                Store other = place.open()) {
            for (int round = 0; round < 20; round++) {
                Owner cid = Owner.of(one, place, "cid-ended" + round);
                Owner thief = new Owner(other, cid.account, cid.session);
                List<CompletableFuture<Void>> under = new ArrayList<>(thief.waysBack("race"));
                under.add(thief.signIn(cid.account, "thief"));
                one.accounts()
                        .renew(cid.id(), "$new", cid.account.recoveryHash(), bytes("next paper of " + cid.id()))
                        .join();
                for (CompletableFuture<Void> each : under)
                    each.handle((done, fault) -> fault).join();
                nothingIsLeft(one, cid);
            }
        }
    }
}
