package tablee.table;

import tablee.table.budget.Budget;
import tablee.table.budget.SharedLimits;
import tablee.table.people.Presence;
import tablee.table.seats.Caller;
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

    /** Whether this person may do it once more; if so, it counts. */
    boolean admits(Budget budget) {
        return table.limits().admits(budget, person(), step.now());
    }

    /** Whether this may be done once more, by this person and from this address, at all tables together. */
    boolean admitsAnywhere(Budget ofPerson, Budget ofAddress) {
        SharedLimits shared = table.limits().shared();
        return caller().from().map(address -> shared.admits(ofAddress, address)).orElse(true)
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
