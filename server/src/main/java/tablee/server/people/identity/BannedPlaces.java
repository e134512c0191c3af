package tablee.server.people.identity;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tablee.store.Store;
import tablee.store.admin.House;

/**
 * Where banned people come from, so that a guest who throws the cookie away is not at once somebody new: from there nobody becomes a guest as
 * long as the ban lasts, and for thirty days at most. People with an account sign in there as before.
 *
 * <p>The address is not kept. What is kept are 24 bits of a hash that another person's ban would write otherwise: some hundred addresses have
 * the same ones, so that nobody can tell where somebody was.
 */
public final class BannedPlaces {
    private static final int BYTES = 3;
    private static final long MOST_MILLIS = TimeUnit.DAYS.toMillis(30);

    private final Store store;

    public BannedPlaces(Store store) {
        this.store = store;
    }

    static byte[] place(String person, String address) {
        return Arrays.copyOf(SecretTokens.hash("place " + person + " " + address), BYTES);
    }

    /** A banned person comes from here. */
    public CompletionStage<Void> hold(String person, String address) {
        if (isHere(address)) return CompletableFuture.completedFuture(null);
        long now = System.currentTimeMillis();
        byte[] place = place(person, address);
        boolean known = store.house().held(now).stream()
                .anyMatch(held -> held.person().equals(person) && Arrays.equals(held.place(), place));
        if (known) return CompletableFuture.completedFuture(null);
        long until = Math.min(store.house().bannedUntil(person), now + MOST_MILLIS);
        return store.house().hold(new House.BannedPlace(person, place), until);
    }

    /** The machine itself, or a proxy on it that was not named: to hold that would shut out everybody. */
    private static boolean isHere(String address) {
        return address.startsWith("127.") || address.equals("0") || address.equals("unknown");
    }

    /** Whether somebody who is banned came from here, or was signed in from here when they were banned. */
    boolean isHeld(String address) {
        if (isHere(address)) return false;
        long now = System.currentTimeMillis();
        return Stream.concat(
                        store.house().held(now).stream(), store.house().bannedSessions(now - MOST_MILLIS, now).stream())
                .anyMatch(held -> Arrays.equals(held.place(), place(held.person(), address)));
    }
}
