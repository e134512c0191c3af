package tablee.live.runner;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.message.Command;

/** The connections that a table knows, each as it came in. */
final class TableConnections {
    @Bounded(by = {Budget.ONLOOKERS, Budget.PLACES_AT_TABLE})
    private final Map<String, Command.Connect> guests = new LinkedHashMap<>();

    /** Keeps in mind who comes and who goes. */
    void note(Command command) {
        if (command instanceof Command.Connect connect) guests.put(connect.connection(), connect);
        else if (command instanceof Command.Disconnect gone) guests.remove(gone.connection());
    }

    /** Whose connection closes by this, if that is known. */
    Optional<String> leaving(Command command) {
        return command instanceof Command.Disconnect gone
                ? Optional.ofNullable(guests.get(gone.connection()))
                        .map(guest -> guest.caller().person())
                : Optional.empty();
    }

    boolean knows(String connection) {
        return guests.containsKey(connection);
    }

    /** In which language a connection is spoken to, if it is known. */
    Optional<String> language(String connection) {
        return Optional.ofNullable(guests.get(connection)).map(Command.Connect::language);
    }

    /** From where a connection comes; one of which nobody knows is a place of its own. */
    String place(String connection) {
        return Optional.ofNullable(guests.get(connection))
                .flatMap(guest -> guest.caller().address())
                .orElse(connection);
    }

    void send(String connection, String text, boolean last) {
        Command.Connect guest = last ? guests.remove(connection) : guests.get(connection);
        if (guest != null) guest.receiver().send(text, last);
    }

    /** How all of them would come in again. */
    List<Command.Connect> again() {
        return guests.values().stream().map(Command.Connect::afresh).toList();
    }

    void dismiss(ClosingReason farewell) {
        guests.values().forEach(guest -> guest.receiver().send(farewell.in(guest.language()), true));
        guests.clear();
    }

    /** Without a word: they come back at once. */
    void lose() {
        guests.values().forEach(guest -> guest.receiver().lost());
        guests.clear();
    }
}
