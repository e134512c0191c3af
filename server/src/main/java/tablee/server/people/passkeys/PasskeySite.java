package tablee.server.people.passkeys;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * For which address passkeys are made. Browsers keep them for a name, by https only: never for the number of a machine, and by http for
 * {@code localhost} alone.
 *
 * @param origin of the pages that may ask for them
 * @param host the name they are kept for
 */
public record PasskeySite(String origin, String host) {
    private static final Pattern NUMBER = Pattern.compile("\\[.*]|[0-9.]+");

    /** The first of these where browsers keep passkeys. */
    static Optional<PasskeySite> of(List<String> origins) {
        return origins.stream().flatMap(each -> site(each).stream()).findFirst();
    }

    private static Optional<PasskeySite> site(String origin) {
        URI address = URI.create(origin);
        String host = String.valueOf(address.getHost());
        boolean named = !NUMBER.matcher(host).matches();
        boolean safe = "https".equals(address.getScheme()) || "localhost".equals(host);
        return named && safe ? Optional.of(new PasskeySite(origin, host)) : Optional.empty();
    }
}
