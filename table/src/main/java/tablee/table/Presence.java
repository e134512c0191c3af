package tablee.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;

/** Who is there, through which connections. A person may have several, and none of it is kept. */
final class Presence {
    record Connection(String id, Caller caller, String language) {}

    /** Who is expected to come back. */
    private final Predicate<String> seated;

    @Bounded(by = {Budget.ONLOOKERS, Budget.PLACES_AT_TABLE})
    private final Map<String, Connection> connections = new LinkedHashMap<>();

    @Bounded(why = "people in seats only")
    private final Map<String, Long> goneAtUpMillis = new HashMap<>();

    @Bounded(by = {Budget.ONLOOKERS, Budget.MUTED})
    private final Map<String, Set<String>> muted = new HashMap<>();

    Presence(Predicate<String> seated) {
        this.seated = seated;
    }

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
                .ifPresent(person -> left(person, now));
        return gone;
    }

    /** Of somebody who only looked on nothing is left. */
    private void left(String person, Now now) {
        if (seated.test(person)) goneAtUpMillis.put(person, now.upMillis());
        else muted.remove(person);
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

    /** Whether there was room for it. */
    boolean mute(String by, String person, boolean on) {
        Set<String> set = muted.computeIfAbsent(by, each -> new LinkedHashSet<>());
        if (on && set.size() < Budget.MUTED.count()) set.add(person);
        if (!on) set.remove(person);
        if (set.isEmpty()) muted.remove(by);
        return !on || set.contains(person);
    }

    boolean hears(Connection connection, String person) {
        return !muted.getOrDefault(connection.caller().person(), Set.of()).contains(person);
    }
}
