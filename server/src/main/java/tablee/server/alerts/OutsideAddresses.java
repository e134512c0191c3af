package tablee.server.alerts;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tablee.table.budget.Bounded;

/**
 * Which addresses this server calls for people: https ones on the internet, whose names lead to no machine inside. A host can name others by
 * name and port, such as a Matrix server next door, which may then be called by http too.
 */
final class OutsideAddresses {
    /** Longer ones are kept for nobody. */
    static final int MOST_CHARS = 1_000;

    private static final int HTTPS = 443;
    private static final int HTTP = 80;
    private static final Pattern NUMBERS = Pattern.compile("[0-9.]+");
    /** Four numbers without a zero before them; whether they are too large the resolver says. */
    private static final Pattern QUAD = Pattern.compile("(0|[1-9][0-9]{0,2})(\\.(0|[1-9][0-9]{0,2})){3}");

    private final HostResolver resolver;

    @Bounded(why = "given at the start")
    private final List<String> allowed;

    /** @param allowed {@code name:port} of machines inside that may be called all the same */
    OutsideAddresses(HostResolver resolver, List<String> allowed) {
        this.resolver = resolver;
        this.allowed =
                allowed.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    }

    /** What somebody typed, if it is an address of the right kind; where it leads is another question. */
    Optional<URI> read(String text) {
        try {
            return text.length() > MOST_CHARS
                    ? Optional.empty()
                    : Optional.of(new URI(text)).filter(this::isFit);
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /** {@code 0177.0.0.1} is one machine to some and another to others: numbers count as everybody reads them, or not at all. */
    private static boolean isAmbiguous(String host) {
        return NUMBERS.matcher(host).matches() && !QUAD.matcher(host).matches();
    }

    private boolean isFit(URI uri) {
        return uri.getHost() != null
                && !isAmbiguous(uri.getHost())
                && uri.getRawUserInfo() == null
                && uri.getRawFragment() == null
                && uri.getPort() <= 0xffff
                && ("https".equals(uri.getScheme()) || "http".equals(uri.getScheme()) && isAllowed(uri));
    }

    static int port(URI uri) {
        if (uri.getPort() > 0) return uri.getPort();
        return uri.getScheme().equals("https") ? HTTPS : HTTP;
    }

    private boolean isAllowed(URI uri) {
        return allowed.contains(uri.getHost().toLowerCase(Locale.ROOT) + ":" + port(uri));
    }

    /** The machine to call; none where the name is none, or any of its addresses lies inside. It waits for the resolver. */
    Optional<PinnedAddress> pin(URI uri) {
        if (!isFit(uri)) return Optional.empty();
        try {
            InetAddress[] machines = resolver.resolve(uri.getHost().replaceAll("^\\[|]$", ""));
            boolean inside = machines.length == 0 || Arrays.stream(machines).anyMatch(InsideAddresses::has);
            return inside && !isAllowed(uri) || machines.length == 0
                    ? Optional.empty()
                    : Optional.of(new PinnedAddress(uri, machines[0]));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }
}
