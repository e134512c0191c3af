package tablee.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who is there, through which connections. A person may have several, and none of it is kept. */
final class Presence {
    record Connection(String id, Caller caller, String language) {}

    private final Map<String, Connection> connections = new LinkedHashMap<>();
    private final Map<String, Long> goneAtUpMillis = new HashMap<>();
    private final Map<String, Set<String>> muted = new HashMap<>();

    /** At first nobody is there, and nobody was late. */
    void awaitFrom(TableRecord record, Now now) {
        record.chairs().forEach(chair -> goneAtUpMillis.put(chair.person(), now.upMillis()));
    }

    void connect(Connection connection) {
        connections.put(connection.id(), connection);
        goneAtUpMillis.remove(connection.caller().person());
    }

    Optional<Connection> disconnect(String id, Now now) {
        Optional<Connection> gone = Optional.ofNullable(connections.remove(id));
        gone.map(each -> each.caller().person())
                .filter(person -> !isHere(person))
                .ifPresent(person -> goneAtUpMillis.put(person, now.upMillis()));
        return gone;
    }

    Optional<Connection> find(String id) {
        return Optional.ofNullable(connections.get(id));
    }

    List<Connection> all() {
        return new ArrayList<>(connections.values());
    }

    List<Connection> of(String person) {
        return connections.values().stream()
                .filter(each -> each.caller().person().equals(person))
                .toList();
    }

    boolean isHere(String person) {
        for (Connection each : connections.values()) if (each.caller().person().equals(person)) return true;
        return false;
    }

    /** Since when this person is not there; only for one who is not. */
    long goneAt(String person, Now now) {
        return goneAtUpMillis.computeIfAbsent(person, someone -> now.upMillis());
    }

    void mute(String by, String person, boolean on) {
        Set<String> set = muted.computeIfAbsent(by, each -> new LinkedHashSet<>());
        if (on) set.add(person);
        else set.remove(person);
    }

    boolean hears(Connection connection, String person) {
        return !muted.getOrDefault(connection.caller().person(), Set.of()).contains(person);
    }
}
