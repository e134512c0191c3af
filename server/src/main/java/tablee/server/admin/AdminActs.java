package tablee.server.admin;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tablee.core.BadInput;
import tablee.server.http.HttpFault;
import tablee.server.people.identity.SecretTokens;
import tablee.server.people.profile.Erasure;
import tablee.server.people.signin.PasswordHasher;
import tablee.store.Store;
import tablee.store.admin.AuditLog;
import tablee.store.admin.House;
import tablee.store.admin.Sanctions;
import tablee.store.people.People;
import tablee.table.seats.TypedText;

/**
 * What those who run the server do: the same for the page and for the command line. It only writes; what people have open follows at every
 * running server within a second (see {@link LiveActs}), so that a command needs no server to talk to.
 */
public final class AdminActs {
    public static final int MOST_NOTE_CHARS = 500;

    private static final int MOST_HOURS = 10 * 366 * 24;
    private static final int USUAL_NOTICE_HOURS = 24;
    private static final long INVITATION_MILLIS = TimeUnit.DAYS.toMillis(30);

    private final Store store;
    private final SecretTokens secrets = new SecretTokens();

    public AdminActs(Store store) {
        this.store = store;
    }

    /** Does it, and answers what only the one who did it may see: a code, or nothing. It reads the store, and waits for that. */
    public CompletableFuture<Optional<String>> carryOut(AuditLog.Actor by, AdminOrder order) {
        String note = TypedText.line(order.note(), MOST_NOTE_CHARS);
        AuditLog.Deed deed = new AuditLog.Deed(by, order.act(), subject(order), note, System.currentTimeMillis());
        return switch (order.act()) {
            case WARN, SILENCE, BAN, LIFT, SIGN_OUT, GRANT, REVOKE, ADMIT, RESET, ERASE -> aboutPerson(deed, order);
            case CLOSE_TABLE, ERASE_TABLE -> aboutTable(deed);
            case END_REPLAY -> aboutReplay(deed);
            case CLOSE_TOURNAMENT, ERASE_TOURNAMENT -> new TournamentActs(store).carryOut(deed);
            case RESOLVE, NOTE -> aboutReports(deed);
            case NOTIFY -> silently(tellAll(deed, order));
            case INVITE -> invite(deed);
        };
    }

    /** The log names those only whom an act is about. */
    private static String subject(AdminOrder order) {
        return switch (order.act()) {
            case NOTIFY, INVITE -> "";
            default -> order.subject();
        };
    }

    /** A {@link HttpFault} where there is no such person, or none to whom this one may do that. It reads the store. */
    void check(AuditLog.Actor by, AdminOrder order) {
        People.Person person = store.people().find(order.subject()).orElseThrow(HttpFault::notFound);
        checkRank(by, order.act(), answering(person));
    }

    /** Who answers for this person: of a program its owner. */
    private People.Person answering(People.Person person) {
        return store.bots().owner(person.id()).flatMap(store.people()::find).orElse(person);
    }

    private static CompletableFuture<Optional<String>> silently(CompletableFuture<Void> done) {
        return done.thenApply(nothing -> Optional.empty());
    }

    // ---- People ----------------------------------------------------------------------------------------------------

    private CompletableFuture<Optional<String>> aboutPerson(AuditLog.Deed deed, AdminOrder order) {
        check(deed.actor(), order);
        return switch (deed.act()) {
            case WARN -> sanction(deed, Sanctions.Kind.WARNING, 0);
            case SILENCE -> sanction(deed, Sanctions.Kind.SILENCE, until(deed, hours(order, 24)));
            case BAN ->
                sanction(
                        deed,
                        Sanctions.Kind.BAN,
                        order.hours().isEmpty() ? People.FOR_GOOD : until(deed, hours(order, 24)));
            case LIFT -> silently(store.administration().lift(deed));
            case SIGN_OUT -> silently(store.administration().signOut(deed));
            case GRANT -> grant(deed);
            case REVOKE -> silently(store.administration().grant(deed, false));
            case ADMIT -> silently(store.administration().admit(deed));
            case RESET -> reset(deed);
            default -> silently(store.administration().erase(deed, Erasure::without));
        };
    }

    /** A session that was stolen from one administrator shall neither make others nor get rid of them: that is done at the machine. */
    private static void checkRank(AuditLog.Actor by, AuditLog.Act act, People.Person person) {
        if (by.equals(AuditLog.Actor.AT_THE_MACHINE)) return;
        boolean ranks = act == AuditLog.Act.GRANT || act == AuditLog.Act.REVOKE;
        if (ranks || person.admin()) throw new HttpFault(403, "at-the-machine");
    }

    private CompletableFuture<Optional<String>> sanction(AuditLog.Deed deed, Sanctions.Kind kind, long untilMillis) {
        if (deed.note().isEmpty()) throw new HttpFault(400, "no-reason");
        return silently(store.administration()
                .sanction(
                        deed,
                        new Sanctions.Sanction(
                                secrets.id(),
                                deed.subject(),
                                kind,
                                deed.note(),
                                deed.wallMillis(),
                                untilMillis,
                                0,
                                0)));
    }

    private static int hours(AdminOrder order, int usual) {
        int hours = order.hours().orElse(usual);
        if (hours < 1 || hours > MOST_HOURS) throw new BadInput("It lasts from one hour to " + MOST_HOURS + " hours.");
        return hours;
    }

    private static long until(AuditLog.Deed deed, int hours) {
        return deed.wallMillis() + TimeUnit.HOURS.toMillis(hours);
    }

    /** Those who administer sign in, so that there is a password between them and everybody who finds their computer. */
    private CompletableFuture<Optional<String>> grant(AuditLog.Deed deed) {
        if (store.accounts().of(deed.subject()).isEmpty())
            throw new BadInput("Only somebody with an account can be an administrator.");
        return silently(store.administration().grant(deed, true));
    }

    /** For somebody who has lost password and code: the new code is handed over by somebody who knows that it is them. */
    private CompletableFuture<Optional<String>> reset(AuditLog.Deed deed) {
        if (store.accounts().of(deed.subject()).isEmpty()) throw new HttpFault(409, "no-account");
        String code = secrets.recoveryCode();
        return store.administration()
                .reset(deed, PasswordHasher.NOBODYS, SecretTokens.hashOfCode(code))
                .thenApply(done -> Optional.of(code));
    }

    // ---- Tables, reports, everybody --------------------------------------------------------------------------------

    private CompletableFuture<Optional<String>> aboutTable(AuditLog.Deed deed) {
        if (store.tables().load(deed.subject()).isEmpty()) throw HttpFault.notFound();
        if (deed.act() == AuditLog.Act.ERASE_TABLE) new OwnReports(store).check(deed.actor(), deed.subject()::equals);
        return silently(
                deed.act() == AuditLog.Act.CLOSE_TABLE
                        ? store.administration().closeTable(deed)
                        : store.administration().eraseTable(deed));
    }

    private CompletableFuture<Optional<String>> aboutReplay(AuditLog.Deed deed) {
        if (store.replays().find(deed.subject()).isEmpty()) throw HttpFault.notFound();
        return silently(store.administration().endReplay(deed));
    }

    private CompletableFuture<Optional<String>> aboutReports(AuditLog.Deed deed) {
        if (deed.note().isEmpty() && deed.act() == AuditLog.Act.NOTE) throw new HttpFault(400, "no-reason");
        // What was said by somebody who is forgotten is reported of nobody.
        if (!deed.subject().isEmpty()) {
            People.Person about = store.people().find(deed.subject()).orElseThrow(HttpFault::notFound);
            boolean own = answering(about).id().equals(deed.actor().person());
            if (own && deed.act() == AuditLog.Act.RESOLVE) throw new HttpFault(403, "own-reports");
        }
        return silently(
                deed.act() == AuditLog.Act.RESOLVE
                        ? store.administration().resolve(deed)
                        : store.administration().note(deed));
    }

    private CompletableFuture<Void> tellAll(AuditLog.Deed deed, AdminOrder order) {
        long until = until(deed, hours(order, USUAL_NOTICE_HOURS));
        House.Notice notice = new House.Notice(secrets.id(), deed.note(), deed.wallMillis(), until);
        return store.administration().notify(deed, notice);
    }

    /** Good for one person and thirty days. */
    private CompletableFuture<Optional<String>> invite(AuditLog.Deed deed) {
        String code = secrets.token();
        return store.administration()
                .invite(deed, SecretTokens.hash(code), deed.wallMillis() + INVITATION_MILLIS)
                .thenApply(done -> Optional.of(code));
    }
}
