package tablee.server.tables;

import io.vertx.core.Future;
import java.util.Optional;
import java.util.Set;
import tablee.server.http.HttpFault;
import tablee.server.http.WorkerPool;
import tablee.server.people.identity.HouseRules;
import tablee.server.people.identity.Role;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.seats.Caller;
import tablee.table.seats.SeatName;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Who may come to which table. A table that somebody may not come to is, for that person, not there. */
final class TableAccess {
    private final Store store;
    private final WorkerPool readers;
    private final HouseRules rules;

    /**
     * How somebody comes to a table.
     *
     * @param invited whether somebody has invited them
     * @param account whether they can sign in
     */
    record Entry(boolean invited, boolean account, Caller.Voice voice, Optional<Caller.Ears> ears) {}

    TableAccess(Store store, WorkerPool readers, HouseRules rules) {
        this.store = store;
        this.readers = readers;
        this.rules = rules;
    }

    /** For anyone who reads about a table; whom its host has sent away is told so at the table itself, and reads nothing. */
    Future<Optional<Tables.Kept>> to(String table, Optional<People.Person> person) {
        return readers.ask(() -> store.tables()
                .load(table)
                .filter(kept -> mayCome(kept, person))
                .filter(kept -> !isSentAway(kept, person)));
    }

    /** None if this person may not come. */
    Future<Optional<Entry>> entry(String table, Optional<People.Person> person) {
        return readers.ask(() -> store.tables()
                .load(table)
                .filter(kept -> mayCome(kept, person))
                .map(kept -> new Entry(isGuest(kept, person), hasAccount(person), voice(person), ears(person))));
    }

    private Caller.Voice voice(Optional<People.Person> person) {
        Optional<People.Standing> standing = standing(person);
        boolean open = rules.may(Role.of(standing), HouseRules.Right.TALK);
        return new Caller.Voice(
                open, standing.map(People.Standing::silentUntilMillis).orElse(0L));
    }

    private Optional<Caller.Ears> ears(Optional<People.Person> person) {
        return person.map(each -> store.bonds().unheardBy(each.id()))
                .filter(unheard -> !unheard.isEmpty())
                .map(Caller.Ears::new);
    }

    /** Those who block each other are not brought together by a list; a link that somebody gave them counts more. */
    private boolean isApart(TableRecord record, Optional<People.Person> person) {
        Set<String> apart =
                person.map(each -> store.bonds().apartFrom(each.id())).orElse(Set.of());
        return record.host().person().filter(apart::contains).isPresent()
                || record.people().anyMatch(apart::contains);
    }

    /**
     * Whether people still gather at this table for a rated game of this kind that the list shows, and nobody with whom this person is not brought
     * together: who waits says where, and could have named any table of theirs, or changed its terms since. It reads the store.
     */
    boolean isForMeeting(String table, String game, int seats, People.Person person) {
        return store.tables()
                .load(table)
                .map(kept -> Json.read(kept.document(), TableRecord.class))
                .filter(record -> record.phase() == TableRecord.Phase.GATHERING && !record.isFull())
                .filter(record -> record.terms().isRated() && record.terms().isListed())
                .filter(record ->
                        record.terms().game().equals(game) && record.terms().seats() == seats)
                .filter(record -> !isApart(record, Optional.of(person)))
                .isPresent();
    }

    private boolean hasAccount(Optional<People.Person> person) {
        return standing(person).map(People.Standing::account).orElse(false);
    }

    private Optional<People.Standing> standing(Optional<People.Person> person) {
        return person.flatMap(each -> store.people().standing(each.id()));
    }

    /**
     * A {@link HttpFault} where results would count for somebody whom nobody knows again, or twice, or where one could gain by going away
     * (TABLE-51). It reads the store.
     */
    void checkRated(TableRecord record, People.Person host) {
        if (!record.terms().isFairToAbsent()) throw new HttpFault(400, "absence-as-usual");
        if (!record.terms().isRated() || record.seatsOf(host.id()).isEmpty()) return;
        checkAccount(host);
        if (record.seatsOf(host.id()).size() > 1) throw new HttpFault(400, "one-seat-each");
    }

    /** A {@link HttpFault} for somebody whom nobody knows again. It reads the store. */
    void checkAccount(People.Person person) {
        if (!hasAccount(Optional.of(person)) || SeatName.isOfProgram(person.name()))
            throw new HttpFault(403, "account-first");
    }

    /** A {@link HttpFault} where the server is not open to this person. It reads the store. */
    void checkMaker(People.Person person) {
        if (!rules.may(Role.of(standing(Optional.of(person))), HouseRules.Right.MAKE_TABLES))
            throw new HttpFault(403, "not-open-to-you");
    }

    /** A {@link HttpFault} for those who may not say anything that others read. It reads the store. */
    void checkVoice(People.Person person) {
        Caller.Voice voice = voice(Optional.of(person));
        if (!voice.open()) throw new HttpFault(403, "not-open-to-you");
        if (isSilenced(person)) throw new HttpFault(403, "silenced-words");
    }

    /** Whether those who run the server have silenced this person, or the owner of this program. It reads the store. */
    boolean isSilenced(People.Person person) {
        return standing(Optional.of(person))
                .filter(each -> each.isSilenced(System.currentTimeMillis()))
                .isPresent();
    }

    private boolean isGuest(Tables.Kept kept, Optional<People.Person> person) {
        return person.filter(someone -> store.tables().isGuest(kept.id(), someone.id()))
                .isPresent();
    }

    /** Whom the host has sent away; those who run the server look in all the same. */
    private static boolean isSentAway(Tables.Kept kept, Optional<People.Person> person) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        return person.filter(each -> !each.admin() && record.removed().contains(each.id()))
                .isPresent();
    }

    private boolean mayCome(Tables.Kept kept, Optional<People.Person> person) {
        if (kept.isClosed()) return false;
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        if (record.terms().isListed() && !isApart(record, person)) return true;
        return person.filter(People.Person::admin).isPresent() || isGuest(kept, person);
    }
}
