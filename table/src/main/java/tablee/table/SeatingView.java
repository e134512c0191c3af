package tablee.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tablee.table.match.TableMatch;
import tablee.table.message.Message;
import tablee.table.people.Presence;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.shares.SeedShares;
import tablee.wire.match.Commitment;

/** Who sits where, as everybody may know it. */
final class SeatingView {
    private final Table table;
    private final TableRecord record;

    SeatingView(Table table) {
        this.table = table;
        record = table.record();
    }

    Message.Seating seating(Presence.Connection connection) {
        List<Message.Place> places =
                IntStream.range(0, record.chairs().size()).mapToObj(this::place).toList();
        List<Integer> yours = record.seatsOf(connection.caller().person());
        List<Message.Watcher> watchers = watchers();
        return new Message.Seating(
                record.id(),
                record.title(),
                record.phase(),
                record.terms().withoutScript(),
                record.host(),
                places,
                yours,
                watchers.size(),
                knowsGuests(connection.caller()) ? watchers : List.of(),
                record.proposal(),
                record.terms().notes(),
                invite(connection.caller()),
                shares(),
                table.play().flatMap(TableMatch::origin),
                record.tournament().map(TournamentPlace::id),
                record.numberOfTerms());
    }

    private Optional<Message.Shares> shares() {
        boolean idle = !record.isPlaying() && !record.terms().isLesson();
        return record.shares().filter(each -> idle).map(SeatingView::shares);
    }

    private static Message.Shares shares(SeedShares now) {
        Message.Shares.Stage stage = now.revealing().isPresent()
                ? Message.Shares.Stage.REVEALING
                : now.waiting().isPresent() ? Message.Shares.Stage.WAITING : Message.Shares.Stage.OPEN;
        List<Message.Promise> promises = now.promises().entrySet().stream()
                .map(each -> new Message.Promise(each.getKey(), each.getValue()))
                .toList();
        Optional<String> header = now.revealing().map(each -> Commitment.of(each.head()));
        return new Message.Shares(stage, now.server(), promises, header, now.voids());
    }

    private Optional<String> invite(Caller caller) {
        boolean invites = record.isHost(caller) || table.isSeated(caller.person());
        return invites && !record.invite().isEmpty() ? Optional.of("/join/" + record.invite()) : Optional.empty();
    }

    private Message.Place place(int seat) {
        Chair chair = record.chairs().get(seat);
        boolean takenOver =
                table.play().map(play -> play.match().takenOver(seat)).orElse(false);
        boolean present = chair.person().filter(table.presence()::isHere).isPresent();
        boolean ready = chair.person().filter(table::isReady).isPresent();
        return new Message.Place(chair, present, ready, takenOver);
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
        return table.isSeated(caller.person()) || record.isHost(caller) || caller.admin();
    }
}
