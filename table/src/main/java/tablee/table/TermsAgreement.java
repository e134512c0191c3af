package tablee.table;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tablee.core.State;
import tablee.table.budget.Bounded;
import tablee.table.clock.Now;
import tablee.table.seats.TableRecord;

/**
 * Who has seen the terms as they are (TABLE-39). Nobody plays by terms that changed under their click. None of it is kept: when a table
 * was away, everybody has the time to read again.
 */
final class TermsAgreement {
    /** Long enough to read them and to stand up again. */
    private static final long READING_MILLIS = 5_000;

    private final Table table;

    @Bounded(why = "people in seats only")
    private final Set<String> agreed = new HashSet<>();

    private long newUntilUpMillis;

    TermsAgreement(Table table) {
        this.table = table;
    }

    void resume(Now now) {
        newUntilUpMillis = table.record().termsNumber().isPresent() ? now.upMillis() + READING_MILLIS : now.upMillis();
    }

    void changed(Now now) {
        agreed.clear();
        newUntilUpMillis = now.upMillis() + READING_MILLIS;
    }

    /** Whether somebody speaks of other terms than those that hold; who names none may mean these. */
    boolean isOutdated(Optional<Integer> number) {
        return number.isPresent() && number.get() != table.record().numberOfTerms();
    }

    /** This person, who has a seat, knows these terms. */
    void agree(String person) {
        agreed.removeIf(each -> !table.isSeated(each));
        agreed.add(person);
    }

    /** Whether everybody in a seat has agreed to the terms, or has had the time to see them. */
    boolean areSeen(Now now) {
        return now.upMillis() >= newUntilUpMillis || table.record().people().allMatch(this::knows);
    }

    private boolean knows(String person) {
        return table.record().host().is(person) || agreed.contains(person);
    }

    /** When a match begins by itself that waited only for people to read, or {@link State#NEVER}. */
    long startsAtUpMillis() {
        TableRecord record = table.record();
        boolean waits = record.phase() == TableRecord.Phase.GATHERING
                && record.termsNumber().isPresent()
                && record.terms().meeting().startWhenFull()
                && record.isFull()
                && !record.isStarting()
                && !isHostAlone();
        return waits ? newUntilUpMillis : State.NEVER;
    }

    /** With bots only: the host, who changed the terms, says when. */
    private boolean isHostAlone() {
        return table.record().people().allMatch(table.record().host()::is);
    }
}
