package tablee.server.people.notices;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import tablee.live.runner.TableNews;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.alerts.AlertQueue;
import tablee.store.alerts.NoticeSettings;
import tablee.store.people.People;
import tablee.store.tables.Tables;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.clock.TimeControl;
import tablee.wire.words.Words;

/**
 * What the server writes to people: whether an address is theirs, and that a slow game waits for them. Somebody who moves
 * within minutes is there anyway and is not written to.
 */
public final class NoticeMails {
    /** Half a minute longer than an alert waits for somebody who has the table open: who is alerted then gets no mail beside it. */
    private static final long PATIENCE_MILLIS = 3 * 60_000 + 30_000;

    private static final System.Logger LOG = System.getLogger(NoticeMails.class.getName());

    private final Vertx vertx;
    private final Store store;
    private final WorkerPool readers;
    private final Optional<MailSender> post;
    private final Supplier<String> base;
    private final long patienceMillis;
    private final RateLimits limits;
    private final BiPredicate<String, String> isAt;

    @Bounded(
            by = {Budget.TABLES_MADE_FROM, Budget.SOCKETS},
            why = "a person waits once for each table, and for some minutes only, or while they have it open")
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();

    /**
     * @param base the address of the server, without a slash at its end
     * @param isAt whether this person has this table open
     * @param clockSpeed for tests: how much quicker time goes
     */
    public NoticeMails(
            Vertx vertx,
            Store store,
            WorkerPool readers,
            Optional<MailSender> post,
            Supplier<String> base,
            RateLimits limits,
            BiPredicate<String, String> isAt,
            int clockSpeed) {
        this.vertx = vertx;
        this.store = store;
        this.readers = readers;
        this.post = post;
        this.base = base;
        this.limits = limits;
        this.isAt = isAt;
        patienceMillis = PATIENCE_MILLIS / clockSpeed;
    }

    boolean isPossible() {
        return post.isPresent();
    }

    String base() {
        return base.get();
    }

    /** A {@link HttpFault} where enough was asked: by this person, from this place, at this address, or by everybody together. */
    void demand(People.Person person, String place, String mail) {
        boolean allowed = limits.admits(Budget.MAILS, person.id())
                && limits.admits(Budget.MAILS_FROM, place)
                && limits.admits(Budget.MAILS_TO, reader(mail))
                && limits.admits(Budget.MAILS_IN_ALL, "");
        if (!allowed) throw new HttpFault(429, "too-many-tries");
    }

    /** One person has many spellings of an address: capitals, dots, and whatever follows a plus sign. */
    static String reader(String mail) {
        String[] parts = mail.toLowerCase(Locale.ROOT).split("@", 2);
        return parts[0].replaceFirst("\\+.*", "").replace(".", "") + "@" + parts[1];
    }

    /** Asks whether this address is really this person's. */
    Future<Void> askFor(People.Person person, NoticeSettings.Notice notice) {
        Words words = Words.of(NoticeMails.class, person.language());
        String text = words.say("confirm-text", name(person, words), address(notice));
        return send(notice, words.say("confirm-subject"), text);
    }

    /** Anyone who reads it may never have heard of this person, who chose the name. */
    private static String name(People.Person person, Words words) {
        String plain = PlainText.of(person.name());
        return plain.isEmpty() ? words.say("somebody") : plain;
    }

    /** A table has changed: those whom it waits for now may want to know, unless they are about to move anyway. */
    public void on(TableNews news) {
        if (!isPossible() || news.record().terms().pace().kind() != TimeControl.Kind.DAYS) return;
        for (String person : news.called()) {
            String reminder = person + " " + news.record().id();
            if (!waiting.add(reminder)) continue;
            remindLater(reminder, person, news.record().id(), System.currentTimeMillis(), patienceMillis);
        }
    }

    /** What cannot be read now is read after a while. */
    private void remindLater(String reminder, String person, String table, long sinceMillis, long waitMillis) {
        vertx.setTimer(waitMillis, id -> readers.ask(() -> moreMillis(person, table))
                .onSuccess(more -> {
                    if (more > 0) {
                        remindLater(reminder, person, table, sinceMillis, more);
                        return;
                    }
                    waiting.remove(reminder);
                    remind(person, table, sinceMillis);
                })
                .onFailure(fault -> {
                    LOG.log(System.Logger.Level.WARNING, "somebody is reminded later", fault);
                    remindLater(reminder, person, table, sinceMillis, patienceMillis);
                }));
    }

    /** How long this person is to be left in peace yet: as they wish, while they look on, and while an alert is on its way. */
    private long moreMillis(String person, String table) {
        long now = System.currentTimeMillis();
        long quiet = QuietHours.after(store.alertWishes().of(person), now) - now;
        if (quiet > 0) return quiet;
        boolean busy = isAt.test(person, table) || store.alerts().isWaiting(person, AlertQueue.Kind.TURN, table);
        return busy && isWaitedFor(person, table) ? patienceMillis : 0;
    }

    private boolean isWaitedFor(String person, String table) {
        return store.tables()
                .load(table)
                .filter(kept -> WaitingTable.waitsFor(kept, person))
                .isPresent();
    }

    /** Who was alerted of this turn in another way needs no mail beside. */
    private void remind(String person, String table, long sinceMillis) {
        readers.ask(() -> store.notices()
                        .of(person)
                        .filter(NoticeSettings.Notice::confirmed)
                        .filter(notice -> store.alertWishes().of(person).turns())
                        .filter(notice -> !store.alerts().isTold(person, AlertQueue.Kind.TURN, table, sinceMillis))
                        .flatMap(notice -> store.tables()
                                .load(table)
                                .filter(kept -> WaitingTable.waitsFor(kept, person))
                                .flatMap(kept -> store.people()
                                        .find(person)
                                        .filter(who -> !who.banned())
                                        .map(who -> write(who, notice, kept)))))
                .onFailure(fault -> LOG.log(System.Logger.Level.WARNING, "nobody could be reminded", fault));
    }

    private Future<Void> write(People.Person person, NoticeSettings.Notice notice, Tables.Kept kept) {
        if (!limits.admits(Budget.MAILS, person.id())) return Future.succeededFuture();
        Words words = Words.of(NoticeMails.class, person.language());
        String subject = WaitingTable.of(kept).plain().sentence(person.language());
        String text = words.say("turn-text", name(person, words), subject, base() + "/t/" + kept.id(), address(notice));
        return send(notice, subject, text);
    }

    private String address(NoticeSettings.Notice notice) {
        return base() + "/mail/" + notice.code();
    }

    /** What goes wrong here is the mail server's affair, and the log's; the person's wish stands. */
    private Future<Void> send(NoticeSettings.Notice notice, String subject, String text) {
        return post.orElseThrow()
                .send(notice.mail(), subject, text, address(notice))
                // The fault itself may quote the address.
                .onFailure(fault -> LOG.log(
                        System.Logger.Level.WARNING,
                        "a mail could not be sent: " + fault.getClass().getSimpleName()))
                .otherwiseEmpty();
    }
}
