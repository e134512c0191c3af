package tablee.table.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Command;

/** The connections that a table knows, and where what they are sent leaves it. */
final class TableConnections {
    private record Guest(Command.Connect connect, RunnerEnvironment.Line line) {
        /** The same person, to be shown everything afresh. */
        TableRunner.Open again() {
            Command.Connect fresh = new Command.Connect(
                    connect.connection(), connect.caller(), connect.language(), "", -1, connect.place());
            return new TableRunner.Open(fresh, line);
        }
    }

    @Bounded(by = {Budget.ONLOOKERS, Budget.PLACES_AT_TABLE})
    private final Map<String, Guest> guests = new LinkedHashMap<>();

    void welcome(TableRunner.Open open) {
        guests.put(open.connect().connection(), new Guest(open.connect(), open.line()));
    }

    void release(String connection) {
        guests.remove(connection);
    }

    boolean knows(String connection) {
        return guests.containsKey(connection);
    }

    /** In which language a connection is spoken to, if it is known. */
    Optional<String> language(String connection) {
        return Optional.ofNullable(guests.get(connection)).map(guest -> guest.connect.language());
    }

    /** From where a connection comes; one of which nobody knows is a place of its own. */
    String place(String connection) {
        return Optional.ofNullable(guests.get(connection))
                .flatMap(guest -> guest.connect.place())
                .orElse(connection);
    }

    void send(String connection, String text, boolean last) {
        Guest guest = last ? guests.remove(connection) : guests.get(connection);
        if (guest != null) guest.line.send(text, last);
    }

    /** How all of them would come in again. */
    List<TableRunner.Open> again() {
        return guests.values().stream().map(Guest::again).toList();
    }

    void dismiss(ClosingReason farewell) {
        guests.values().forEach(guest -> guest.line.send(farewell.in(guest.connect.language()), true));
        guests.clear();
    }

    /** Without a word: they come back at once. */
    void lose() {
        guests.values().forEach(guest -> guest.line.lost());
        guests.clear();
    }
}
