package tablee.server.alerts;

import java.net.InetAddress;
import java.net.URI;

/**
 * Where a request goes: the address on the page, and the one machine that its name meant when it was looked at. A name that means another
 * machine a moment later changes nothing.
 */
record PinnedAddress(URI uri, InetAddress machine) {
    boolean isSecure() {
        return uri.getScheme().equals("https");
    }

    /** Whether the name has no dot; the number of a machine has dots or colons. */
    boolean hasOneWord() {
        return uri.getHost().matches("[^.:]+");
    }

    int port() {
        return OutsideAddresses.port(uri);
    }

    /** Path and query, as they stand. */
    String path() {
        String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
    }
}
