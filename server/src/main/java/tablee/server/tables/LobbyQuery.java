package tablee.server.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.table.budget.Budget;
import tablee.table.budget.RateLimiter;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableNote;
import tablee.wire.json.Json;

/** What one sees before one sits down: open tables, and one's own games with those first where it is one's turn. */
final class LobbyQuery {
    private static final int MOST_OPEN = 100;
    private static final int MOST_MINE = 100;
    /** Not all that changes is told, such as a table that is deleted. */
    private static final long MOST_AGE_NANOS = 10_000_000_000L;

    /** A table, and whom it waits for. */
    private record Row(LobbyLines.Line line, TableRecord record) {
        static Row of(LobbyLines.Line line) {
            return new Row(line, line.record());
        }

        List<Chair> awaited() {
            return IntStream.range(0, record.chairs().size())
                    .filter(seat -> Actor.in(line.brief().awaited(), seat))
                    .mapToObj(record.chairs()::get)
                    .toList();
        }

        boolean waitsFor(String person) {
            return awaited().stream().anyMatch(chair -> chair.belongsTo(person));
        }

        Set<String> people() {
            Set<String> people = record.people().collect(Collectors.toCollection(HashSet::new));
            record.host().person().ifPresent(people::add);
            return people;
        }

        boolean concerns(String person) {
            boolean gathers = record.phase() == TableRecord.Phase.GATHERING;
            return gathers
                    || record.host().is(person)
                    || !record.seatsOf(person).isEmpty();
        }
    }

    private final Store store;
    private final LobbyLines lines;
    private final RateLimiter reads = new RateLimiter(Budget.LOBBY_READS);
    /** The open tables as everybody sees them, and who is at each. */
    private record OpenTables(ArrayNode tables, List<Set<String>> people) {}

    private OpenTables open = new OpenTables(JsonNodeFactory.instance.arrayNode(), List.of());
    private boolean old = true;
    private long readNanos;

    LobbyQuery(Store store) {
        this.store = store;
        lines = new LobbyLines(store);
    }

    ObjectNode of(Optional<People.Person> person) {
        ObjectNode lobby = JsonNodeFactory.instance.objectNode();
        String who = person.map(People.Person::id).orElse("");
        lobby.set("open", openTo(who));
        lobby.set("mine", mine(who));
        return lobby;
    }

    /** Something has changed that the list of open tables may show. */
    synchronized void changed() {
        old = true;
    }

    /** Tables that wait for people, and matches to look on at: read when something has changed, for all who ask. */
    ArrayNode open() {
        return open(System.nanoTime());
    }

    /** The same without tables of people who block this one, or are blocked; nobody is told which those are. */
    ArrayNode openTo(String person) {
        OpenTables known = known(System.nanoTime());
        Set<String> apart = person.isEmpty() ? Set.of() : store.bonds().apartFrom(person);
        if (apart.isEmpty()) return known.tables;
        ArrayNode rest = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < known.tables.size(); i++)
            if (Collections.disjoint(known.people.get(i), apart)) rest.add(known.tables.get(i));
        return rest;
    }

    ArrayNode open(long now) {
        return known(now).tables;
    }

    private synchronized OpenTables known(long now) {
        boolean due = old || now - readNanos > MOST_AGE_NANOS;
        if (due && reads.take("", now)) {
            open = readOpen();
            old = false;
            readNanos = now;
        }
        return open;
    }

    private OpenTables readOpen() {
        ArrayNode open = JsonNodeFactory.instance.arrayNode();
        List<Set<String>> people = new ArrayList<>();
        lines.of(store.tables().listed(MOST_OPEN)).stream()
                .map(Row::of)
                .filter(row -> row.record.phase() == TableRecord.Phase.GATHERING
                        || row.record.terms().spectators())
                .forEach(row -> {
                    open.add(Json.tree(LobbyTable.Open.of(row.line)));
                    people.add(row.people());
                });
        return new OpenTables(open, people);
    }

    ArrayNode mine(String person) {
        ArrayNode mine = JsonNodeFactory.instance.arrayNode();
        if (person.isEmpty()) return mine;
        lines.of(store.tables().brieflyOf(person, MOST_MINE)).stream()
                .map(Row::of)
                .filter(row -> row.concerns(person) && !row.line.notes().contains(TableNote.LESSON))
                .sorted(Comparator.comparing(row -> !row.waitsFor(person)))
                .forEach(row -> mine.add(Json.tree(LobbyTable.Mine.of(row.line, row.waitsFor(person), row.awaited()))));
        return mine;
    }
}
