package tablee.soak.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import tablee.wire.json.Json;

/** Somebody with bad intent, one address and no account, who holds on to every connection that can be had. */
final class Attacker implements AutoCloseable {
    private static final int MOST_HELD = 120;

    private final InetAddress address;
    private final InetSocketAddress server;
    private final Supplier<String> target;
    private final Random random;
    private final Deque<RawConnection> held = new ArrayDeque<>();
    private String cookie = "";
    private String own = "";

    /** @param target the id of a listed table where honest people play */
    Attacker(InetAddress address, InetSocketAddress server, Supplier<String> target, Random random) {
        this.address = address;
        this.server = server;
        this.target = target;
        this.random = random;
    }

    String target() {
        return target.get();
    }

    Random random() {
        return random;
    }

    /** A new connection that stays open until the oldest of too many is given up. */
    RawConnection hold() throws IOException {
        if (held.size() >= MOST_HELD) held.remove().close();
        RawConnection connection = RawConnection.open(address, server);
        held.add(connection);
        return connection;
    }

    /** A socket at a table that is never read from. */
    RawConnection socket(String table, String as) throws IOException {
        RawConnection connection = hold();
        if (!connection.upgrade("/ws/table/" + table, as)) throw new IOException("no socket");
        return connection;
    }

    RawConnection.Answer post(String path, String as, Object body) throws IOException {
        return send("POST", path, as, body);
    }

    RawConnection.Answer send(String method, String path, String as, Object body) throws IOException {
        try (RawConnection connection = RawConnection.open(address, server)) {
            return connection.ask(method, path, as, Json.text(body));
        }
    }

    /** A table at which this attacker has both seats, and plays. */
    String ownTable() throws IOException {
        if (own.isEmpty()) {
            Map<String, Object> me = Map.of("kind", "me");
            Map<String, Object> terms = Map.of("game", "circus", "seats", 2, "hints", true);
            Map<String, Object> order = Map.of("terms", terms, "seats", List.of(me, me), "start", true);
            RawConnection.Answer made = post("/api/tables", cookie(), order);
            if (!made.isOk()) throw new IOException("no table: " + made.status());
            own = Json.parse(made.body()).path("table").asText();
        }
        return own;
    }

    RawConnection.Answer get(String path) throws IOException {
        try (RawConnection connection = RawConnection.open(address, server)) {
            return connection.get(path, "");
        }
    }

    /** A guest's cookie, another one each time. */
    String newCookie() throws IOException {
        RawConnection.Answer answer = post("/api/me", "", Map.of("name", "Mallory" + random.nextInt(1000)));
        if (answer.cookie().isEmpty()) throw new IOException("no cookie: " + answer.status());
        cookie = answer.cookie();
        own = "";
        return cookie;
    }

    /** The cookie of a guest that was made before, or a new one. */
    String cookie() throws IOException {
        return cookie.isEmpty() ? newCookie() : cookie;
    }

    /** A long text of letters that grow when they are normalised. */
    String longText(int chars) {
        StringBuilder text = new StringBuilder(chars);
        text.append(random.nextLong());
        while (text.length() < chars) text.append('\uFDFA');
        return text.substring(0, chars);
    }

    @Override
    public void close() {
        held.forEach(RawConnection::close);
        held.clear();
        cookie = "";
        own = "";
    }
}
