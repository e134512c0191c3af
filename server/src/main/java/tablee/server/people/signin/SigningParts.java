package tablee.server.people.signin;

import java.util.function.Consumer;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.Authentication;
import tablee.store.Store;

/**
 * What all ways into an account work with.
 *
 * @param signedOut closes what somebody has open whose sessions have ended
 */
public record SigningParts(
        Store store,
        Authentication entrance,
        AccountEntry entry,
        WorkerPool readers,
        PasswordThreads hashing,
        SignInTries tries,
        Consumer<String> signedOut) {}
