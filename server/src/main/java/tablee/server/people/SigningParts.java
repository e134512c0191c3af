package tablee.server.people;

import java.util.function.Consumer;
import tablee.server.http.WorkerPool;
import tablee.store.Store;

/**
 * What all ways into an account work with.
 *
 * @param signedOut closes what somebody has open whose sessions have ended
 */
record SigningParts(
        Store store,
        Authentication entrance,
        AccountEntry entry,
        WorkerPool readers,
        PasswordThreads hashing,
        SignInTries tries,
        Consumer<String> signedOut) {}
