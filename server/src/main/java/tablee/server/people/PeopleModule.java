package tablee.server.people;

import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.function.Consumer;
import tablee.server.http.Origins;
import tablee.server.http.RateLimits;
import tablee.server.http.Replies;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.server.people.notices.NoticeMails;
import tablee.server.people.notices.NoticeRoutes;
import tablee.server.people.notices.RecoveryLetters;
import tablee.server.people.passkeys.PasskeyChallenges;
import tablee.server.people.profile.BondRoutes;
import tablee.server.people.profile.BotTokenRoutes;
import tablee.server.people.profile.Erasure;
import tablee.server.people.profile.PresenceNotes;
import tablee.server.people.profile.ProfileRoutes;
import tablee.server.people.profile.StudyRoutes;
import tablee.server.people.signin.AccountEntry;
import tablee.server.people.signin.AccountRoutes;
import tablee.server.people.signin.KnownDevices;
import tablee.server.people.signin.PasskeyRoutes;
import tablee.server.people.signin.PasswordThreads;
import tablee.server.people.signin.RecoveryMailRoutes;
import tablee.server.people.signin.RecoveryRoutes;
import tablee.server.people.signin.SessionRoutes;
import tablee.server.people.signin.SignInTries;
import tablee.server.people.signin.SigningParts;
import tablee.store.Store;

/** Everything about people, put together. */
public final class PeopleModule implements AutoCloseable {
    private final Authentication entrance;
    private final ProfileRoutes me;
    private final AccountRoutes signing;
    private final BotTokenRoutes programs;
    private final NoticeRoutes notify;
    private final BondRoutes bonds;
    private final SessionRoutes sessions;
    private final PasskeyRoutes passkeys;
    private final RecoveryRoutes recovery;
    private final RecoveryMailRoutes recoveryMail;
    private final StudyRoutes study;
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
        this.entrance = entrance;
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
        study = new StudyRoutes(store, entrance, readers);
        bonds = new BondRoutes(store, entrance, readers, presence, signedOut, invitations);
    }

    /** Before all doors: a program whose token is worth nothing hears that, whatever it asks for and however it is put. */
    public void admit(RoutingContext context) {
        if (!Authentication.isProgram(context.request())) {
            context.next();
            return;
        }
        entrance.find(context.request())
                .onSuccess(known -> context.next())
                .onFailure(fault -> Replies.fail(context, fault));
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
        study.on(router);
    }

    @Override
    public void close() {
        hashing.close();
    }
}
