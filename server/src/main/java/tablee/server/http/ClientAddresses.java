package tablee.server.http;

import io.netty.util.NetUtil;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.table.budget.Bounded;

/** Where a request comes from. Kept in memory for limits, and never written down. */
public final class ClientAddresses {
    /** A home has a whole network of these, so its first half stands for it. */
    private static final int HOME_BYTES = 8;

    /** A network, or one address. */
    private record Net(byte[] address, int bits) {
        static Net of(String text) {
            String[] parts = text.split("/", 2);
            byte[] address = NetUtil.createByteArrayFromIpAddressString(parts[0]);
            int most = address == null ? 0 : address.length * 8;
            boolean fits = parts.length == 1 || parts[1].matches("\\d{1,3}") && Integer.parseInt(parts[1]) <= most;
            if (address == null || !fits) {
                throw new BadInput("A trusted proxy is an address or a network such as 10.0.0.0/8, not " + text + ".");
            }
            return new Net(address, parts.length == 1 ? most : Integer.parseInt(parts[1]));
        }

        boolean holds(byte[] other) {
            int rest = address.length * 8 - bits;
            return other.length == address.length
                    && new BigInteger(1, other).shiftRight(rest).equals(new BigInteger(1, address).shiftRight(rest));
        }
    }

    @Bounded(why = "given at the start")
    private final List<Net> proxies;

    /** @param trustedProxies addresses and networks whose {@code X-Forwarded-For} is believed */
    public ClientAddresses(List<String> trustedProxies) {
        proxies = trustedProxies.stream().map(Net::of).toList();
    }

    /** The address that the request comes from, or for IPv6 the network at somebody's home. */
    public String of(HttpServerRequest request) {
        String remote = Optional.ofNullable(request.remoteAddress())
                .map(peer -> peer.hostAddress())
                .orElse("");
        List<String> hops = request.headers().getAll("X-Forwarded-For").stream()
                .flatMap(line -> Arrays.stream(line.split(",")))
                .map(String::strip)
                .toList();
        return home(client(remote, hops));
    }

    /** Where a connection comes from; nothing where a trusted proxy opens it for others. */
    Optional<String> of(HttpConnection connection) {
        return ofPeer(Optional.ofNullable(connection.remoteAddress())
                .map(peer -> peer.hostAddress())
                .orElse(""));
    }

    /** The same of an address that a connection comes from. */
    Optional<String> ofPeer(String remote) {
        return isTrusted(remote) ? Optional.empty() : Optional.of(home(remote));
    }

    /** Goes back from hop to hop as long as it was a trusted proxy that named the one before. */
    private String client(String remote, List<String> hops) {
        String at = remote;
        for (int i = hops.size() - 1; i >= 0 && isTrusted(at); i--) at = hops.get(i);
        return at;
    }

    private boolean isTrusted(String address) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
        return bytes != null && proxies.stream().anyMatch(net -> net.holds(bytes));
    }

    private static String home(String address) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
        if (bytes == null) return "unknown";
        return bytes.length == 4 ? address : new BigInteger(1, Arrays.copyOf(bytes, HOME_BYTES)).toString(16);
    }
}
