package tablee.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.table.budget.Budget;
import tablee.table.people.Presence;
import tablee.table.seats.Caller;

/**
 * Those who look on, and who of them goes when there are too many. Those who were invited come before those who only have a name, and both
 * before those who have none: a name costs nothing, so that it alone must not keep a friend out.
 */
final class Onlookers {
    private final Table table;

    Onlookers(Table table) {
        this.table = table;
    }

    List<Presence.Connection> all() {
        return table.presence().all().stream()
                .filter(each -> !isNeverOne(each.caller()))
                .toList();
    }

    /** People in seats, the host, and those who run the server always find their way in. */
    boolean isNeverOne(Caller caller) {
        return table.isSeated(caller.person()) || table.record().isHost(caller) || caller.admin();
    }

    /** Whether there is no room for this one, and nobody who would have to make some. */
    boolean isFullFor(Caller caller) {
        boolean inAll = isFull() && lowest(all(), caller).isEmpty();
        boolean from = isFullFrom(caller) && lowest(from(caller), caller).isEmpty();
        return inAll || from;
    }

    /** Who has to go for this one: of the same address if that has too many, which makes room in all too. */
    List<Presence.Connection> inTheWayOf(Caller caller) {
        if (isFullFrom(caller)) return lowest(from(caller), caller).stream().toList();
        return isFull() ? lowest(all(), caller).stream().toList() : List.of();
    }

    private boolean isFull() {
        return all().size() >= Budget.ONLOOKERS.most();
    }

    private boolean isFullFrom(Caller caller) {
        return from(caller).size() >= Budget.ONLOOKERS_FROM.most();
    }

    private List<Presence.Connection> from(Caller caller) {
        Stream<Presence.Connection> known =
                all().stream().filter(each -> each.caller().address().isPresent());
        return known.filter(each -> each.caller().address().equals(caller.address()))
                .toList();
    }

    private static Optional<Presence.Connection> lowest(List<Presence.Connection> some, Caller than) {
        return some.stream()
                .filter(each -> standing(each.caller()) < standing(than))
                .min(Comparator.comparing(each -> standing(each.caller())));
    }

    private static int standing(Caller caller) {
        if (caller.isNameless()) return 0;
        return caller.isInvited() ? 2 : 1;
    }
}
