package tablee.server.people.signin;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import tablee.server.http.HttpFault;
import tablee.server.http.RequestLanguage;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.AccountName;
import tablee.server.people.identity.Authentication;
import tablee.server.people.notices.BanNotice;
import tablee.server.people.profile.ProfileRoutes;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.Accounts;
import tablee.store.people.People;

/** Somebody has proved that an account is theirs, by whichever way, and comes in. */
public final class AccountEntry {
    private final Store store;
    private final Authentication entrance;
    private final ProfileRoutes me;
    private final WorkerPool readers;
    private final KnownDevices devices;

    public AccountEntry(
            Store store, Authentication entrance, ProfileRoutes me, WorkerPool readers, KnownDevices devices) {
        this.store = store;
        this.entrance = entrance;
        this.me = me;
        this.readers = readers;
        this.devices = devices;
    }

    /** In, with an answer that says who they are. */
    Future<ObjectNode> enter(RoutingContext context, Accounts.Account account) {
        return readers.ask(() -> admitted(context, account))
                .compose(person -> signIn(context, account).compose(done -> me.describe(Optional.of(person))));
    }

    /** Its person. Who is banned has proved to be its owner, and so reads why and until when in the refusal. It reads the store. */
    People.Person admitted(RoutingContext context, Accounts.Account account) {
        People.Person person = store.people().find(account.person()).orElseThrow(HttpFault::unknownPerson);
        if (person.banned())
            throw new HttpFault(
                    403, "banned", BanNotice.of(store.sanctions().of(person.id()), RequestLanguage.of(context)));
        return person;
    }

    Future<Void> signIn(RoutingContext context, Accounts.Account account) {
        return entrance.signIn(context, account)
                // In this very moment somebody gave it another password.
                .recover(fault -> Future.failedFuture(
                        StoreException.isRefused(fault) ? new HttpFault(401, "wrong-password") : fault))
                .onSuccess(done -> context.response().addCookie(devices.cookie(account)));
    }

    /** This person, who has no account yet and can have one of this name. It reads the store. */
    People.Person free(People.Person person, AccountName name) {
        if (store.accounts().of(person.id()).isPresent()) throw new HttpFault(409, "has-account");
        boolean taken = store.accounts().byLook(name.look()).isPresent()
                || entrance.names().isTaken(name.look(), person.id());
        if (taken) throw new HttpFault(409, "name-taken");
        return person;
    }

    /** The account of whom the session proves; a {@link HttpFault} for a guest. */
    Future<Accounts.Account> mine(RoutingContext context) {
        return entrance.requireHuman(context)
                .compose(person -> readers.ask(() -> store.accounts().of(person.id())))
                .map(account -> account.orElseThrow(() -> new HttpFault(409, "no-account")));
    }
}
