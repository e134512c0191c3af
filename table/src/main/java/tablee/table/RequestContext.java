package tablee.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tablee.table.budget.Budget;
import tablee.table.budget.SharedLimits;
import tablee.table.message.Effects;
import tablee.table.message.Message;
import tablee.table.message.TableRefusal;
import tablee.table.people.Presence;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.SeatName;
import tablee.table.seats.TableRecord;

/** What a request works with: the table, who asks from where, and the command that is being carried out. */
record RequestContext(Table table, Presence.Connection from, String id, EffectsBuilder step) {
    Caller caller() {
        return from.caller();
    }

    String person() {
        return from.caller().person();
    }

    TableRecord record() {
        return table.record();
    }

    /** Who asks, by the name that others see at the seat (TABLE-47). */
    Caller shown() {
        List<Integer> mine = record().seatsOf(person());
        String name = mine.isEmpty()
                ? apart(caller().name())
                : record().chairs().get(mine.get(0)).name();
        return caller().named(name);
    }

    /** This name, such that it looks like nobody else's in a seat, nor like the host's. */
    String apart(String name) {
        Stream<String> hosts = isHost()
                ? Stream.empty()
                : record().host().person().stream()
                        .flatMap(host -> table.presence().of(host).stream())
                        .map(each -> each.caller().name());
        Stream<String> seats = record().chairs().stream()
                .filter(chair -> !chair.isOpen() && !chair.belongsTo(person()))
                .map(Chair::name);
        return SeatName.apart(name, Stream.concat(hosts, seats).toList());
    }

    /** Whether this person sits here, is here, or has said something lately. */
    boolean knows(String who) {
        return table.isSeated(who)
                || table.presence().isHere(who)
                || table.talk().lately().stream().anyMatch(line -> line.person().equals(who));
    }

    TermsAgreement terms() {
        return table.starting().terms();
    }

    /** Whether this person may do it once more; if so, it counts. */
    boolean admits(Budget budget) {
        return table.limits().admits(budget, person(), step.now());
    }

    /**
     * Has this made beside play, with the answer behind it.
     *
     * @param around what it stands in, as the last field, where a hole is
     */
    void later(String key, Message around, String hole, Supplier<String> body) {
        String text = around.text();
        String head = text.substring(0, text.length() - hole.length() - 1);
        Message.Refused no = RequestHandler.refused(table, TableRefusal.TOO_FAST.refusal(), from.language());
        step.lookBack(
                new Effects.LookBack(from.id(), key, head, body, answer(Optional.empty()), answer(Optional.of(no))));
    }

    private String answer(Optional<Message.Refused> refused) {
        return new Message.Answer(id, refused.isEmpty(), table.version(), refused).text();
    }

    /** Whether this may be done once more, by this person and from this address, at all tables together. */
    boolean admitsAnywhere(Budget ofPerson, Budget ofAddress) {
        SharedLimits shared = table.limits().shared();
        return caller().address()
                        .map(address -> shared.admits(ofAddress, address))
                        .orElse(true)
                && shared.admits(ofPerson, person());
    }

    boolean isHost() {
        return record().isHost(caller());
    }

    boolean isGathering() {
        return record().phase() == TableRecord.Phase.GATHERING && !record().isStarting();
    }

    boolean isSeat(int seat) {
        return seat >= 0 && seat < record().chairs().size();
    }

    boolean isMine(int seat) {
        return isSeat(seat) && record().chairs().get(seat).belongsTo(person());
    }
}
