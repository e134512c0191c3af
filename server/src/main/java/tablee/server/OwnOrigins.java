package tablee.server;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Under which names a page of this server can be open in a browser. The one to be told to others comes first. */
final class OwnOrigins {
    private static final Set<String> EVERYWHERE = Set.of("0.0.0.0", "::");
    private static final List<String> LOOPBACK = List.of("localhost", "127.0.0.1", "::1");

    private OwnOrigins() {}

    static List<String> of(ServerSettings settings, int port) {
        if (settings.publicUrl().isPresent())
            return List.of(origin(settings.publicUrl().get()));
        return at(settings.network().host(), port);
    }

    /** What browsers call a door of this machine. */
    static List<String> at(String host, int port) {
        List<String> origins = new ArrayList<>();
        if (EVERYWHERE.contains(host)) hosts().forEach(each -> origins.add(http(each, port)));
        else if (!LOOPBACK.contains(host)) origins.add(http(host, port));
        for (String each : LOOPBACK) origins.add(http(each, port));
        return origins;
    }

    /** Browsers leave out the port that goes without saying, and write names in small letters. */
    static String origin(URI url) {
        String scheme = url.getScheme();
        int usual = scheme.equals("https") ? 443 : 80;
        boolean named = url.getPort() >= 0 && url.getPort() != usual;
        return scheme + "://" + url.getHost().toLowerCase(Locale.ROOT) + (named ? ":" + url.getPort() : "");
    }

    private static String http(String host, int port) {
        String name = host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + (port == 80 ? "" : ":" + port);
    }

    /** This machine's addresses in its networks, and its name. */
    private static List<String> hosts() {
        List<String> hosts = new ArrayList<>();
        try {
            for (NetworkInterface card : NetworkInterface.networkInterfaces().toList()) {
                card.inetAddresses()
                        .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                        .map(address -> address.getHostAddress().replaceFirst("%.*", ""))
                        .forEach(hosts::add);
            }
            String name = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
            hosts.add(name);
            hosts.add(name + ".local");
        } catch (SocketException | UnknownHostException e) {
            System.getLogger(OwnOrigins.class.getName())
                    .log(System.Logger.Level.WARNING, "not all names of this machine are known: " + e.getMessage());
        }
        hosts.sort(Comparator.comparing(host -> host.contains(":")));
        return hosts;
    }
}
