package tablee.server.alerts;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import tablee.server.people.notices.QuietHours;
import tablee.server.people.notices.WaitingTable;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.alerts.AlertQueue.Alert;
import tablee.store.alerts.AlertQueue.Kind;
import tablee.store.alerts.AlertWishes.Wishes;
import tablee.store.database.StoreException;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Who is to be told what, and when: all that is decided about an alert, from the store. Nothing is sent here. */
final class AlertPlan {
    /** Who looks at a table is asked again after this, in case they have gone meanwhile. */
    static final long PATIENCE_MILLIS = TimeUnit.MINUTES.toMillis(3);

    /** Of one friend who comes and goes one hears once in this time. */
    private static final long FRIEND_MILLIS = TimeUnit.HOURS.toMillis(6);

    /** What happened to somebody. @param by who did it, or empty */
    record Cause(String person, Kind kind, String subject, String by) {}

    /** What becomes of an alert that is due. */
    sealed interface Verdict {}

    record Send(AlertText text, List<Channel> channels) implements Verdict {}

    record Wait(long untilMillis) implements Verdict {}

    /** There is nothing to tell any more, or nowhere. */
    record Drop() implements Verdict {}

    private static final System.Logger LOG = System.getLogger(AlertPlan.class.getName());

    private final Store store;
    private final BiPredicate<String, String> isAt;
    private final BiPredicate<String, String> isHere;
    private final long patienceMillis;

    /**
     * @param isAt whether this person has this table open
     * @param isHere whether this friend of somebody is here
     */
    AlertPlan(Store store, BiPredicate<String, String> isAt, BiPredicate<String, String> isHere, int clockSpeed) {
        this.store = store;
        this.isAt = isAt;
        this.isHere = isHere;
        patienceMillis = PATIENCE_MILLIS / clockSpeed;
    }

    /** What is to be written down of these, as far as people want to hear of it somewhere. */
    List<Alert> alerts(Collection<Cause> causes, long fromMillis) {
        return causes.stream()
                .flatMap(cause -> read(cause, fromMillis).stream())
                .toList();
    }

    /** One that cannot be read keeps no other back; where the store is away there is none of them. */
    private Optional<Alert> read(Cause cause, long fromMillis) {
        try {
            return alert(cause, fromMillis);
        } catch (RuntimeException fault) {
            if (StoreException.isAway(fault)) throw fault;
            LOG.log(System.Logger.Level.WARNING, "somebody could not be alerted", fault);
            return Optional.empty();
        }
    }

    /** Most people have nowhere to hear of it, so that is looked at first. */
    private Optional<Alert> alert(Cause cause, long fromMillis) {
        if (store.alertChannels().of(cause.person).isEmpty()) return Optional.empty();
        Wishes wishes = store.alertWishes().of(cause.person);
        if (!wants(wishes, cause.kind)) return Optional.empty();
        long due = QuietHours.after(wishes, fromMillis);
        // A friend who came at night is no news in the morning.
        if (cause.kind == Kind.FRIEND && due > fromMillis) return Optional.empty();
        return mark(cause, fromMillis).map(mark -> Alert.of(cause.person, cause.kind, cause.subject, mark, due));
    }

    private static boolean wants(Wishes wishes, Kind kind) {
        return switch (kind) {
            case TURN -> wishes.turns();
            case INVITATION -> wishes.invitations();
            case FRIEND -> wishes.friends();
        };
    }

    private Optional<String> mark(Cause cause, long nowMillis) {
        return switch (cause.kind) {
            case TURN -> waiting(cause.person, cause.subject).map(WaitingTable::mark);
            case INVITATION -> Optional.of(cause.by);
            case FRIEND -> Optional.of(String.valueOf(nowMillis / FRIEND_MILLIS));
        };
    }

    private Optional<Tables.Kept> waiting(String person, String table) {
        return store.tables().load(table).filter(kept -> WaitingTable.waitsFor(kept, person));
    }

    /** Friends of somebody who has just come, who are not here themselves. */
    List<String> friendsToTell(String person) {
        return store.bonds().friendsOf(person).stream()
                .filter(friend -> store.alertWishes().of(friend).friends())
                .filter(friend -> !isHere.test(person, friend))
                .sorted()
                .toList();
    }

    // ---- When it is due --------------------------------------------------------------------------------------------

    Verdict judge(Alert alert, long nowMillis) {
        Wishes wishes = store.alertWishes().of(alert.person());
        Optional<People.Person> reader = store.people().find(alert.person()).filter(person -> !person.banned());
        List<Channel> channels = store.alertChannels().of(alert.person()).stream()
                .filter(channel -> channel.isOpen(nowMillis))
                .toList();
        if (reader.isEmpty() || channels.isEmpty() || !wants(wishes, alert.kind())) return new Drop();
        Optional<AlertText> text = text(alert, reader.get());
        if (text.isEmpty()) return new Drop();
        long from = QuietHours.after(wishes, nowMillis);
        if (from > nowMillis) return alert.kind() == Kind.FRIEND ? new Drop() : new Wait(from);
        if (alert.kind() != Kind.FRIEND && isAt.test(alert.person(), alert.subject()))
            return new Wait(nowMillis + patienceMillis);
        return new Send(text.get(), channels);
    }

    /** What it says, if it is still true. */
    private Optional<AlertText> text(Alert alert, People.Person reader) {
        return switch (alert.kind()) {
            case TURN -> waiting(reader.id(), alert.subject()).map(kept -> AlertText.turn(reader, kept));
            case INVITATION ->
                friend(reader, alert.mark()).flatMap(friend -> store.tables()
                        .load(alert.subject())
                        .filter(kept -> isOpenTo(kept, reader))
                        .map(kept -> AlertText.invitation(reader, friend, kept)));
            case FRIEND -> friend(reader, alert.subject()).map(friend -> AlertText.friend(reader, friend));
        };
    }

    private Optional<People.Person> friend(People.Person reader, String friend) {
        return store.bonds().friendsOf(reader.id()).contains(friend)
                ? store.people().find(friend)
                : Optional.empty();
    }

    private boolean isOpenTo(Tables.Kept kept, People.Person reader) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        return !kept.isClosed()
                && !record.removed().contains(reader.id())
                && record.seatsOf(reader.id()).isEmpty();
    }
}
