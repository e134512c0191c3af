package tablee.table;

import java.util.List;
import java.util.Optional;
import tablee.core.Refusal;
import tablee.core.TableMove;
import tablee.table.budget.Budget;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.table.people.Presence;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.Disclosure;
import tablee.wire.words.Words;

/** People come in and go. */
final class ConnectionHandler {
    private final Table table;

    ConnectionHandler(Table table) {
        this.table = table;
    }

    void enter(Command.Connect connect, EffectsBuilder step) {
        Optional<TableRefusal> refused = refuse(connect.caller(), step).or(() -> squeeze(connect.caller(), step));
        if (refused.isPresent()) {
            turnAway(connect.connection(), connect.language(), refused.get(), step);
            return;
        }
        String person = connect.caller().person();
        makeRoom(person, step);
        table.presence()
                .connect(
                        new Presence.Connection(connect.connection(), connect.caller(), connect.language()),
                        step.now());
        giveBack(person, step);
        cameOrWent(person, step);
        step.showSeating(connect.connection());
        boolean sameMatch = connect.match().equals(table.record().match());
        step.show(connect.connection(), sameMatch ? connect.version() : -1);
        List<Effects.Said> lines = heard(connect.connection());
        if (!lines.isEmpty()) step.send(connect.connection(), new Message.Chat(lines));
    }

    /** Gives back the seats that bots have kept for this person (TABLE-25), but not those that were given up. */
    void giveBack(String person, EffectsBuilder step) {
        for (int seat : keptFor(person)) step.enter(TableMove.Kind.RETURN, seat);
    }

    List<Integer> keptFor(String person) {
        List<Chair> chairs = table.record().chairs();
        return table.running()
                .map(match -> table.record().seatsOf(person).stream()
                        .filter(seat -> match.match().takenOver(seat) && !match.isOutOfTime(seat))
                        .filter(seat -> !chairs.get(seat).resigned())
                        .toList())
                .orElse(List.of());
    }

    private Optional<TableRefusal> refuse(Caller caller, EffectsBuilder step) {
        if (table.record().removed().stream().anyMatch(caller::comesWith)) return Optional.of(TableRefusal.REMOVED);
        boolean looksOn = table.record().phase() != TableRecord.Phase.GATHERING && !table.isSeated(caller.person());
        boolean onlyLooks = looksOn || caller.isNameless();
        boolean watches = caller.admin() && !Disclosure.isSealed(table.record().terms(), step.now());
        boolean closed = onlyLooks && !table.record().terms().spectators() && !watches;
        return closed ? Optional.of(TableRefusal.NO_SPECTATORS) : Optional.empty();
    }

    /** Where too many look on, from one address or in all, somebody goes who has less reason to be here, or the newcomer does. */
    private Optional<TableRefusal> squeeze(Caller caller, EffectsBuilder step) {
        Onlookers onlookers = new Onlookers(table);
        if (onlookers.isNeverOne(caller)) return Optional.empty();
        if (onlookers.isFullFor(caller)) return Optional.of(TableRefusal.FULL_HOUSE);
        onlookers.inTheWayOf(caller).forEach(each -> turnAway(each, TableRefusal.FULL_HOUSE, step));
        return Optional.empty();
    }

    /** Who comes once more than may be loses the oldest place: that one may be dead already, and the newest is not. */
    private void makeRoom(String person, EffectsBuilder step) {
        List<Presence.Connection> places = table.presence().of(person);
        if (places.size() < Budget.PLACES_AT_TABLE.most()) return;
        Presence.Connection oldest = places.get(0);
        turnAway(oldest.id(), oldest.language(), TableRefusal.TOO_MANY_PLACES, step);
        table.presence().disconnect(oldest.id(), step.now());
    }

    private List<Effects.Said> heard(String connection) {
        return table.presence()
                .find(connection)
                .map(here -> table.talk().lately().stream()
                        .filter(line -> table.hears(here, line))
                        .toList())
                .orElse(List.of());
    }

    void leave(Command.Disconnect gone, EffectsBuilder step) {
        table.presence()
                .disconnect(gone.connection(), step.now())
                .ifPresent(left -> cameOrWent(left.caller().person(), step));
    }

    /** Who is in a seat matters to everybody at once; how many look on can wait for a moment. */
    private void cameOrWent(String person, EffectsBuilder step) {
        if (table.isSeated(person) || table.presence().onlookers().changed(step.now())) step.seatingChanged();
    }

    /** Closes all connections of somebody who is not welcome any more, and the screens that they have opened. */
    void turnAway(String person, EffectsBuilder step) {
        for (Presence.Connection each : table.presence().all())
            if (each.caller().comesWith(person)) turnAway(each, TableRefusal.REMOVED, step);
    }

    /** Closes the connections of those who came before the match began and may not see it. */
    void showOut(EffectsBuilder step) {
        for (Presence.Connection each : table.presence().all())
            refuse(each.caller(), step).ifPresent(no -> turnAway(each, no, step));
    }

    /** The host wants to be among those who were invited. */
    void showOutUninvited(EffectsBuilder step) {
        Onlookers onlookers = new Onlookers(table);
        for (Presence.Connection each : onlookers.all())
            if (!each.caller().isInvited()) turnAway(each, TableRefusal.UNINVITED, step);
        step.seatingChanged();
    }

    private void turnAway(Presence.Connection connection, TableRefusal no, EffectsBuilder step) {
        turnAway(connection.id(), connection.language(), no, step);
        table.presence().disconnect(connection.id(), step.now());
    }

    private static void turnAway(String connection, String language, TableRefusal no, EffectsBuilder step) {
        Refusal refusal = no.refusal();
        step.send(
                connection,
                new Message.Bye(refusal.key(), Words.shared(language).refusal(refusal)));
    }
}
