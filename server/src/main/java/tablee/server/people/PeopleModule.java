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
    private final BondRoutes bonds;
    private final SessionRoutes sessions;
    private final PasskeyRoutes passkeys;
    private final RecoveryRoutes recovery;
    private final RecoveryMailRoutes recoveryMail;
    private final PasswordThreads hashing = new PasswordThreads();

    /** @param signedOut closes what somebody has open whose sessions have ended */
    public PeopleModule(
            Store store,
            WorkerPool readers,
            Authentication entrance,
            NoticeMails letters,
            RecoveryLetters back,
            Erasure erasure,
            Consumer<String> signedOut,
            PresenceNotes presence,
            BondRoutes.Invitations invitations,
            RateLimits limits,
            Origins origins) {
        me = new ProfileRoutes(store, entrance, readers, erasure);
        KnownDevices devices = new KnownDevices(entrance);
        AccountEntry entry = new AccountEntry(store, entrance, me, readers, devices);
        SignInTries tries = new SignInTries(devices, limits);
        SigningParts parts = new SigningParts(store, entrance, entry, readers, hashing, tries, signedOut);
        signing = new AccountRoutes(parts, devices, limits);
        recovery = new RecoveryRoutes(parts, back);
        recoveryMail = new RecoveryMailRoutes(parts, back);
        passkeys = new PasskeyRoutes(
                store, entrance, readers, entry, new PasskeyChallenges(store, entrance, origins::own));
        programs = new BotTokenRoutes(store, entrance, readers, erasure);
        notify = new NoticeRoutes(store, entrance, readers, letters, limits.addresses()::of);
        sessions = new SessionRoutes(store, entrance, readers, signedOut);
        bonds = new BondRoutes(store, entrance, readers, presence, signedOut, invitations);
    }

    public void on(Router router) {
        me.on(router);
        signing.on(router);
        programs.on(router);
        notify.on(router);
        bonds.on(router);
        sessions.on(router);
        passkeys.on(router);
        recovery.on(router);
        recoveryMail.on(router);
    }

    @Override
    public void close() {
        hashing.close();
    }
}
