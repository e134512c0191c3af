package tablee.soak;

import java.util.function.BiConsumer;

/**
 * By what the server knows somebody.
 *
 * @param address what a proxy would say where this person comes from, or empty
 */
record Identity(String cookie, String address) {
    void headers(BiConsumer<String, String> to) {
        if (!cookie.isEmpty()) to.accept("Cookie", cookie);
        if (!address.isEmpty()) to.accept("X-Forwarded-For", address);
    }

    Identity with(String newCookie) {
        return new Identity(newCookie, address);
    }
}
