package tablee.server.people;

import io.vertx.ext.web.Router;
import java.util.function.Consumer;
import tablee.server.http.Origins;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.store.Store;

/** Everything about people, put together. */
public final class PeopleModule implements AutoCloseable {
    private final ProfileRoutes me;
    private final AccountRoutes signing;
    private final BotTokenRoutes programs;
    private final NoticeRoutes notify;
    private final PresenceNotes presence;
    private final BondRoutes bonds;
    private final SessionRoutes sessions;
    private final PasskeyRoutes passkeys;

    /** @param signedOut closes what somebody has open whose sessions have ended */
    public PeopleModule(
            Store store,
            WorkerPool readers,
            Authentication entrance,
            NoticeMails letters,
            Erasure erasure,
            Consumer<String> signedOut,
            PresenceNotes presence,
            RateLimits limits,
            Origins origins) {
        me = new ProfileRoutes(store, entrance, readers, erasure);
        KnownDevices devices = new KnownDevices(entrance);
        AccountEntry entry = new AccountEntry(store, entrance, me, readers, devices);
        signing = new AccountRoutes(store, entrance, entry, devices, readers, signedOut, limits);
        passkeys = new PasskeyRoutes(
                store, entrance, readers, entry, new PasskeyChallenges(store, entrance, origins::own));
        programs = new BotTokenRoutes(store, entrance, readers, erasure);
        notify = new NoticeRoutes(store, entrance, readers, letters, limits.addresses()::of);
        this.presence = presence;
        sessions = new SessionRoutes(store, entrance, readers, signedOut);
        bonds = new BondRoutes(store, entrance, readers, presence, signedOut);
    }

    public void on(Router router) {
        me.on(router);
        signing.on(router);
        programs.on(router);
        notify.on(router);
        bonds.on(router);
        sessions.on(router);
        passkeys.on(router);
    }

    @Override
    public void close() {
        presence.close();
        signing.close();
    }
}
