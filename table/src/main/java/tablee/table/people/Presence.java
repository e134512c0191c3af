package tablee.table.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.clock.Now;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;

/** Who is there, through which connections. A person may have several, and none of it is kept. */
public final class Presence {
    public record Connection(String id, Caller caller, String language) {}

    /** Who is expected to come back. */
    private final Predicate<String> seated;

    @Bounded(by = {Budget.ONLOOKERS, Budget.PLACES_AT_TABLE})
    private final Map<String, Connection> connections = new LinkedHashMap<>();

    @Bounded(why = "people in seats only")
    private final Map<String, Long> goneAtUpMillis = new HashMap<>();

    /** Who has not been here since the table was opened again: that they are away may be our doing. */
    @Bounded(why = "people in seats only")
    private final Set<String> expected = new HashSet<>();

    private long attendedSinceUpMillis;

    private final OnlookerNews onlookers = new OnlookerNews();

    @Bounded(by = {Budget.ONLOOKERS, Budget.MUTED})
    private final Map<String, Set<String>> muted = new HashMap<>();

    public Presence(Predicate<String> seated) {
        this.seated = seated;
    }

    /** At first nobody is there, and nobody was late. */
    public void awaitFrom(TableRecord record, Now now) {
        record.people().forEach(expected::add);
        awaitExpected(now);
    }

    private void awaitExpected(Now now) {
        for (String person : expected) goneAtUpMillis.put(person, now.upMillis());
    }

    /** Nobody has been waited for while nobody was there to wait. */
    public void connect(Connection connection, Now now) {
        String person = connection.caller().person();
        if (seated.test(person) && nobodySeatedIsHere()) {
            awaitExpected(now);
            attendedSinceUpMillis = now.upMillis();
        }
        connections.put(connection.id(), connection);
        goneAtUpMillis.remove(person);
        expected.remove(person);
    }

    private boolean nobodySeatedIsHere() {
        return connections.values().stream()
                .noneMatch(each -> seated.test(each.caller().person()));
    }

    /** Whether everybody in a seat who is away went by themselves, and not because there was no server. */
    public boolean haveAllLeft() {
        return expected.isEmpty();
    }

    /** Since when somebody in a seat has been here without a break. */
    public long attendedSinceUpMillis() {
        return attendedSinceUpMillis;
    }

    public Optional<Connection> disconnect(String id, Now now) {
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

    /** What is told of those who only look on. */
    public OnlookerNews onlookers() {
        return onlookers;
    }

    public Optional<Connection> find(String id) {
        return Optional.ofNullable(connections.get(id));
    }

    public List<Connection> all() {
        return new ArrayList<>(connections.values());
    }

    public List<Connection> of(String person) {
        return connections.values().stream()
                .filter(each -> each.caller().person().equals(person))
                .toList();
    }

    public boolean isHere(String person) {
        for (Connection each : connections.values()) if (each.caller().person().equals(person)) return true;
        return false;
    }

    /** Since when this person is not there; only for one who is not. */
    public long goneAt(String person, Now now) {
        return goneAtUpMillis.computeIfAbsent(person, someone -> now.upMillis());
    }

    /** Whether there was room for it. */
    public boolean mute(String by, String person, boolean on) {
        Set<String> set = muted.computeIfAbsent(by, each -> new LinkedHashSet<>());
        if (on && set.size() < Budget.MUTED.count()) set.add(person);
        if (!on) set.remove(person);
        if (set.isEmpty()) muted.remove(by);
        return !on || set.contains(person);
    }

    public boolean hears(Connection connection, String person) {
        return !connection.caller().isDeafTo(person)
                && !muted.getOrDefault(connection.caller().person(), Set.of()).contains(person);
    }
}
