package tablee.server.people.signin;

import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.store.people.Accounts;
import tablee.table.budget.Budget;

/**
 * Passwords are not to be guessed, neither one's from many places nor many people's from one; and a guesser must not lock the
 * owner out. So places and devices are slowed down first, and a device that the owner has signed in with has tries of its own.
 */
public final class SignInTries {
    private final KnownDevices devices;
    private final RateLimits limits;

    public SignInTries(KnownDevices devices, RateLimits limits) {
        this.devices = devices;
        this.limits = limits;
    }

    /** A try at a password by anyone who knows the name; a {@link HttpFault} where there were too many. */
    void password(HttpServerRequest request, String look, Optional<Accounts.Account> account) {
        Optional<String> device = devices.known(request, account);
        boolean allowed = device.map(known -> limits.admits(Budget.TRIES_OF_DEVICE, look + " " + known))
                .orElseGet(() -> isAllowed(request, look) && limits.admits(Budget.TRIES_AT_NAME, look));
        if (!allowed) throw tooMany();
    }

    /** A try at something that cannot be guessed, or by somebody who is signed in: no stranger takes these away. */
    void other(HttpServerRequest request, String look) {
        if (!isAllowed(request, look)) throw tooMany();
    }

    private boolean isAllowed(HttpServerRequest request, String look) {
        String place = limits.addresses().of(request);
        return limits.admits(Budget.TRIES_FROM, place) && limits.admits(Budget.TRIES_AT_NAME_FROM, look + " " + place);
    }

    private static HttpFault tooMany() {
        return new HttpFault(429, "too-many-tries");
    }

    /** Anyone who was right did not guess: that try does not count. */
    void passwordWasRight(HttpServerRequest request, Accounts.Account account) {
        Optional<String> device = devices.known(request, Optional.of(account));
        device.ifPresent(known -> limits.giveBack(Budget.TRIES_OF_DEVICE, account.look() + " " + known));
        if (device.isPresent()) return;
        otherWasRight(request, account.look());
        limits.giveBack(Budget.TRIES_AT_NAME, account.look());
    }

    void otherWasRight(HttpServerRequest request, String look) {
        String place = limits.addresses().of(request);
        limits.giveBack(Budget.TRIES_FROM, place);
        limits.giveBack(Budget.TRIES_AT_NAME_FROM, look + " " + place);
    }
}
