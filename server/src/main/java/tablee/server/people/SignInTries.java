package tablee.server.people;

import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import java.util.function.Function;
import tablee.server.http.HttpFault;
import tablee.store.Accounts;

/**
 * Passwords are not to be guessed, neither one's from many places nor many people's from one; and whoever guesses must not lock the
 * owner out. So places and devices are slowed down first, and a device that the owner has signed in with has tries of its own.
 */
final class SignInTries {
    private static final long SECOND = 1_000;
    private static final long MINUTE = 60 * SECOND;

    private final KnownDevices devices;
    private final Function<HttpServerRequest, String> address;
    private final TryLimiter perPlace = new TryLimiter(30, 10 * SECOND, SignInTries::nowMillis);
    private final TryLimiter perNameAndPlace = new TryLimiter(5, MINUTE, SignInTries::nowMillis);
    /** From all strange places together; the owner's own devices and the recovery code do not count here. */
    private final TryLimiter perName = new TryLimiter(50, MINUTE, SignInTries::nowMillis);

    private final TryLimiter perDevice = new TryLimiter(10, MINUTE, SignInTries::nowMillis);

    SignInTries(KnownDevices devices, Function<HttpServerRequest, String> address) {
        this.devices = devices;
        this.address = address;
    }

    private static long nowMillis() {
        return System.nanoTime() / 1_000_000;
    }

    /** A try at a password by whoever knows the name; a {@link HttpFault} where there were too many. */
    void password(HttpServerRequest request, String look, Optional<Accounts.Account> account) {
        Optional<String> device = devices.known(request, account);
        boolean allowed = device.map(known -> perDevice.take(look + " " + known))
                .orElseGet(() -> isAllowed(request, look) && perName.take(look));
        if (!allowed) throw tooMany();
    }

    /** A try at something that cannot be guessed, or by somebody who is signed in: no stranger takes these away. */
    void other(HttpServerRequest request, String look) {
        if (!isAllowed(request, look)) throw tooMany();
    }

    private boolean isAllowed(HttpServerRequest request, String look) {
        String place = address.apply(request);
        return perPlace.take(place) && perNameAndPlace.take(look + " " + place);
    }

    private static HttpFault tooMany() {
        return new HttpFault(429, "too-many-tries");
    }

    /** Whoever was right did not guess: that try does not count. */
    void giveBack(HttpServerRequest request, Accounts.Account account) {
        Optional<String> device = devices.known(request, Optional.of(account));
        String place = address.apply(request);
        device.ifPresent(known -> perDevice.giveBack(account.look() + " " + known));
        if (device.isPresent()) return;
        perPlace.giveBack(place);
        perNameAndPlace.giveBack(account.look() + " " + place);
        perName.giveBack(account.look());
    }
}
