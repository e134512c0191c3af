package tablee.server.people.passkeys;

import io.vertx.core.Future;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.people.identity.Authentication;
import tablee.server.people.identity.SecretTokens;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.Challenges;
import tablee.table.budget.Budget;

/**
 * Random bytes that a device signs, so that no answer counts twice, later, elsewhere or for something else. They are in the store, since the
 * answer may reach another node.
 */
public final class PasskeyChallenges {
    /** What an answer is for: a new account, one more key, signing in, or a fresh proof. */
    public enum Purpose {
        ACCOUNT,
        ADD,
        SESSION,
        PROOF;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int BYTES = 32;

    private final Store store;
    private final Authentication entrance;
    private final Supplier<List<String>> origins;
    private final SecureRandom random = new SecureRandom();

    /** @param origins under which names a page of this server can be open */
    public PasskeyChallenges(Store store, Authentication entrance, Supplier<List<String>> origins) {
        this.store = store;
        this.entrance = entrance;
        this.origins = origins;
    }

    /** A {@link HttpFault} where browsers keep no passkeys for this server. */
    public PasskeySite site() {
        return PasskeySite.of(origins.get()).orElseThrow(() -> new HttpFault(409, "no-passkeys-here"));
    }

    public byte[] draw() {
        byte[] drawn = new byte[BYTES];
        random.nextBytes(drawn);
        return drawn;
    }

    /** From now on this browser may answer it. */
    public Future<Void> remember(RoutingContext context, Purpose purpose, byte[] challenge) {
        long now = System.currentTimeMillis();
        byte[] browser = entrance.browser(context, PasskeyOptions.PATIENCE_MILLIS / 1000);
        Challenges.Challenge asked = new Challenges.Challenge(
                SecretTokens.hash(challenge), browser, purpose.word(), now + PasskeyOptions.PATIENCE_MILLIS);
        return EventLoop.back(
                        store.challenges().add(asked, Budget.CHALLENGES.count(), Budget.ALL_CHALLENGES.count(), now))
                .recover(fault ->
                        Future.failedFuture(StoreException.isRefused(fault) ? new HttpFault(503, "busy") : fault));
    }

    /** A {@link HttpFault} unless this browser was asked it, for this, and lately. It counts once, whatever comes of it. */
    public Future<Void> take(RoutingContext context, Purpose purpose, byte[] challenge) {
        byte[] browser = entrance.session(context.request()).orElse(new byte[0]);
        return EventLoop.back(store.challenges()
                        .take(SecretTokens.hash(challenge), browser, purpose.word(), System.currentTimeMillis()))
                .map(taken -> {
                    if (!taken) throw new HttpFault(401, "passkey-late");
                    return null;
                });
    }
}
