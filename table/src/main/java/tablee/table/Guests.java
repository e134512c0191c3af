package tablee.table;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Who sits where, as everybody may know it. */
final class Guests {
    private final Table table;
    private final Sheet sheet;

    Guests(Table table) {
        this.table = table;
        sheet = table.sheet();
    }

    Message.Seating seating(Presence.Connection connection) {
        List<Message.Place> places =
                IntStream.range(0, sheet.chairs().size()).mapToObj(this::place).toList();
        List<Integer> yours = sheet.seatsOf(connection.caller().person());
        List<Message.Watcher> watchers = watchers();
        return new Message.Seating(
                sheet.id(),
                sheet.title(),
                sheet.phase(),
                sheet.terms().withoutScript(),
                sheet.host(),
                places,
                yours,
                watchers.size(),
                knowsGuests(connection.caller()) ? watchers : List.of(),
                sheet.proposal());
    }

    private Message.Place place(int seat) {
        Chair chair = sheet.chairs().get(seat);
        boolean takenOver =
                table.play().map(play -> play.match().takenOver(seat)).orElse(false);
        boolean present = table.presence().isHere(chair.person());
        return new Message.Place(chair, present, table.isReady(chair.person()), takenOver);
    }

    private List<Message.Watcher> watchers() {
        SortedMap<String, Message.Watcher> watchers = new TreeMap<>();
        for (Presence.Connection each : table.presence().all()) {
            String person = each.caller().person();
            Message.Watcher watcher = new Message.Watcher(person, each.caller().name());
            if (!table.isSeated(person)) watchers.putIfAbsent(person, watcher);
        }
        return List.copyOf(watchers.values());
    }

    private boolean knowsGuests(Caller caller) {
        return table.isSeated(caller.person()) || sheet.isHost(caller) || caller.admin();
    }
}
