package tablee.server.people.identity;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import tablee.store.Store;
import tablee.store.admin.House;

/**
 * Where banned people come from, so that a guest who throws the cookie away is not at once somebody new: from there nobody becomes a guest as
 * long as the ban lasts, and for thirty days at most. People with an account sign in there as before.
 *
 * <p>The address is not kept. What is kept are 24 bits of a hash that another ban would write otherwise: a few hundred addresses have
 * the same ones, so that nobody can tell where somebody was. So they name nobody, and stay until the ban ends though the person be forgotten.
 */
public final class BannedPlaces {
    private static final int BYTES = 3;

    private final Store store;
    private final SecretTokens secrets = new SecretTokens();

    public BannedPlaces(Store store) {
        this.store = store;
    }

    static byte[] place(String salt, String address) {
        return Arrays.copyOf(SecretTokens.hash("place " + salt + " " + address), BYTES);
    }

    private static boolean isOf(House.BannedPlace held, String address) {
        return Arrays.equals(held.place(), place(held.salt(), address));
    }

    /** A banned person comes from here. */
    public CompletionStage<Void> hold(String person, String address) {
        if (isHere(address)) return CompletableFuture.completedFuture(null);
        long now = System.currentTimeMillis();
        boolean known =
                store.house().held(now).stream().anyMatch(held -> held.person().equals(person) && isOf(held, address));
        if (known) return CompletableFuture.completedFuture(null);
        String salt = secrets.id();
        long until = House.heldUntil(store.house().bannedUntil(person), now);
        return store.house().hold(new House.BannedPlace(salt, person, place(salt, address)), until);
    }

    /** The machine itself, or a proxy on it that was not named: to hold that would shut out everybody. */
    private static boolean isHere(String address) {
        return address.startsWith("127.") || address.equals("0") || address.equals("unknown");
    }

    /** Whether somebody who is banned came from here, or was signed in from here when they were banned. */
    boolean isHeld(String address) {
        return !isHere(address)
                && store.house().held(System.currentTimeMillis()).stream().anyMatch(held -> isOf(held, address));
    }
}
