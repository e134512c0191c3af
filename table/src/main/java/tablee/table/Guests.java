package tablee.table;

import java.util.List;
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
        return new Message.Seating(
                sheet.id(),
                sheet.title(),
                sheet.phase(),
                sheet.terms().withoutScript(),
                sheet.host(),
                places,
                yours,
                spectators(),
                sheet.proposal());
    }

    private Message.Place place(int seat) {
        Chair chair = sheet.chairs().get(seat);
        boolean takenOver =
                table.play().map(play -> play.match().takenOver(seat)).orElse(false);
        boolean present = table.presence().isHere(chair.person());
        return new Message.Place(chair, present, table.isReady(chair.person()), takenOver);
    }

    private int spectators() {
        return (int) table.presence().all().stream()
                .map(each -> each.caller().person())
                .distinct()
                .filter(person -> !table.isSeated(person))
                .count();
    }
}
