package tablee.server.http;

import io.vertx.core.net.SocketAddress;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** All open sockets: they are asked now and then whether they are still there, and told when the server goes. */
public final class Connections {
    /** Close codes of our own, as the client knows them. */
    public static final short NOT_FOUND = 4404;

    public static final short SIGNED_OUT = 4401;
    public static final short TOO_FAST = 4429;
    public static final short RESTARTS = 1012;

    private static final String FROM = "from ";

    @Bounded(by = {Budget.SOCKETS, Budget.ALL_SOCKETS})
    private final Map<OpenSocket, Set<String>> sockets = new ConcurrentHashMap<>();

    private final LongAdder heard = new LongAdder();
    private final LongAdder said = new LongAdder();

    /** @param keys by which it can be dismissed: the person, the session that opened it, the table, and where it comes from */
    public void enter(OpenSocket socket, Set<String> keys) {
        sockets.put(socket, Set.copyOf(keys));
    }

    public void leave(OpenSocket socket) {
        sockets.remove(socket);
    }

    /** The key of all sockets at a table. */
    public static String table(String id) {
        return "table " + id;
    }

    /** The tables that somebody has open and whose id begins so, as those of one tournament do. */
    public Set<String> tables(String beginning) {
        String key = table(beginning);
        return sockets.values().stream()
                .flatMap(Set::stream)
                .filter(each -> each.startsWith(key))
                .map(each -> each.substring(table("").length()))
                .collect(Collectors.toSet());
    }

    /** The key of all sockets from an address. */
    public static String from(String address) {
        return FROM + address;
    }

    /** Where this person has sockets open from, just now. */
    public Set<String> addresses(String person) {
        return sockets.values().stream()
                .filter(keys -> keys.contains(person))
                .flatMap(Set::stream)
                .filter(key -> key.startsWith(FROM))
                .map(key -> key.substring(FROM.length()))
                .collect(Collectors.toSet());
    }

    /** Whether this person has this table open. */
    public boolean isAt(String person, String table) {
        return sockets.values().stream().anyMatch(keys -> keys.contains(person) && keys.contains(table(table)));
    }

    /** Everybody who has a name and something open. */
    public Set<String> people() {
        return sockets.values().stream()
                .flatMap(Set::stream)
                .filter(key -> key.matches("[0-9a-f]+"))
                .collect(Collectors.toSet());
    }

    /** Those whose network has gone without a word do not answer, and are closed for being idle. */
    public void ping() {
        sockets.keySet().forEach(OpenSocket::ping);
    }

    /** Closes everything of one person, or of one session. */
    public void dismiss(String key, short code) {
        sockets.forEach((socket, keys) -> {
            if (keys.contains(key)) socket.close(code, "");
        });
    }

    public void dismissAll() {
        sockets.keySet().forEach(socket -> socket.close(RESTARTS, ""));
    }

    /** The other ends. */
    public Set<SocketAddress> peers() {
        return sockets.keySet().stream().map(OpenSocket::peer).collect(Collectors.toSet());
    }

    public int size() {
        return sockets.size();
    }

    public void hears() {
        heard.increment();
    }

    public void says() {
        said.increment();
    }

    public long heard() {
        return heard.sum();
    }

    public long said() {
        return said.sum();
    }
}
