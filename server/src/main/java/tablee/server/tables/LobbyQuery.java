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
import tablee.store.tables.Tables;
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
    private record Row(Tables.Brief kept, TableRecord record, List<TableNote> notes) {
        static Row of(LobbyLines.Line line) {
            return new Row(line.brief(), line.record(), line.notes());
        }

        List<Chair> awaited() {
            return IntStream.range(0, record.chairs().size())
                    .filter(seat -> Actor.in(kept.awaited(), seat))
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
                    describeOpen(open.addObject(), row);
                    people.add(row.people());
                });
        return new OpenTables(open, people);
    }

    private static void describeOpen(ObjectNode node, Row row) {
        describe(node, row);
        TableRecord record = row.record;
        node.put("seats", record.terms().seats());
        node.put("free", (int) record.chairs().stream().filter(Chair::isOpen).count());
        node.set("options", Json.tree(record.terms().options()));
        node.put("createdMillis", record.createdMillis());
    }

    ArrayNode mine(String person) {
        ArrayNode mine = JsonNodeFactory.instance.arrayNode();
        if (person.isEmpty()) return mine;
        lines.of(store.tables().brieflyOf(person, MOST_MINE)).stream()
                .map(Row::of)
                .filter(row -> row.concerns(person) && !row.notes.contains(TableNote.LESSON))
                .sorted(Comparator.comparing(row -> !row.waitsFor(person)))
                .forEach(row -> describeMine(mine.addObject(), row, person));
        return mine;
    }

    private static void describeMine(ObjectNode node, Row row, String person) {
        describe(node, row);
        node.put("yourTurn", row.waitsFor(person));
        node.set("waitingFor", Json.tree(row.awaited().stream().map(Chair::name).toList()));
        node.put("updatedMillis", row.kept.savedMillis());
        node.set("chairs", Json.tree(row.record.chairs()));
    }

    private static void describe(ObjectNode node, Row row) {
        node.put("table", row.record.id())
                .put("title", row.record.title())
                .put("game", row.record.terms().game())
                .put("phase", row.kept.phase());
        node.set("pace", Json.tree(row.record.terms().pace()));
        node.set("notes", Json.tree(row.notes));
    }
}
