package tablee.server.people.notices;

import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.server.http.HttpFault;
import tablee.server.http.RateLimits;
import tablee.server.http.WorkerPool;
import tablee.store.Store;
import tablee.store.people.Accounts;
import tablee.table.budget.Budget;
import tablee.wire.words.Words;

/** What the server writes about ways back into an account: whether an address is read, a code, and that one was used. */
public final class RecoveryLetters {
    /** How long a code counts that was sent. */
    public static final long LIFE_MILLIS = 600_000;

    private static final System.Logger LOG = System.getLogger(RecoveryLetters.class.getName());

    private final Store store;
    private final WorkerPool readers;
    private final Optional<MailSender> post;
    private final Supplier<String> base;
    private final RateLimits limits;

    /** @param base the address of the server, without a slash at its end */
    public RecoveryLetters(
            Store store, WorkerPool readers, Optional<MailSender> post, Supplier<String> base, RateLimits limits) {
        this.store = store;
        this.readers = readers;
        this.post = post;
        this.base = base;
        this.limits = limits;
    }

    public boolean isPossible() {
        return post.isPresent();
    }

    /** A {@link HttpFault} where the server sends no mails. */
    public void check() {
        if (!isPossible()) throw new HttpFault(409, "no-mail");
    }

    public String place(HttpServerRequest request) {
        return limits.addresses().of(request);
    }

    /** Whether an address may be asked if it is theirs: this person, this place, this reader and everybody together asked for few enough. */
    public boolean admitsQuestion(String person, String place, String mail) {
        return limits.admits(Budget.MAILS, person)
                && limits.admits(Budget.MAILS_FROM, place)
                && limits.admits(Budget.MAILS_TO, NoticeMails.reader(mail))
                && limits.admits(Budget.MAILS_IN_ALL, "");
    }

    /**
     * Whether a code may be sent to an address that was confirmed. Anybody who says the name asks for one, so that what strangers do to other
     * addresses, and to this one, must not keep it from its owner; and a place that has asked too often takes nothing away from the person.
     */
    public boolean admitsCode(String person, String place) {
        return limits.admits(Budget.MAILS_FROM, place)
                && limits.admits(Budget.RECOVERY_CODES, person)
                && limits.admits(Budget.RECOVERY_CODES_IN_ALL, "");
    }

    /** Asks whether this address is really theirs. */
    public void confirm(Accounts.Account account, String mail, String code) {
        write("recovery-confirm", account, mail, code);
    }

    public void recover(Accounts.Account account, String mail, String code) {
        write("recovery", account, mail, code);
    }

    /** Somebody has chosen a new password: its owner, as a rule. */
    public void recovered(Accounts.Account account, String mail) {
        write("recovered", account, mail, "");
    }

    /** What goes wrong here is the mail server's affair, and the log's. The fault itself may quote the address. */
    private void write(String kind, Accounts.Account account, String mail, String code) {
        var unused = readers.ask(() -> store.people().find(account.person()))
                .onSuccess(
                        person -> person.ifPresent(each -> write(kind, account.name(), mail, code, each.language())));
    }

    private void write(String kind, String name, String mail, String code, String language) {
        Words words = Words.of(RecoveryLetters.class, language);
        String page = base.get() + "/account";
        String text = words.say(kind + "-text", PlainText.of(name), code, page);
        post.ifPresent(sender -> sender.send(mail, words.say(kind + "-subject"), text, page)
                .onFailure(fault -> LOG.log(
                        System.Logger.Level.WARNING,
                        "a mail could not be sent: " + fault.getClass().getSimpleName())));
    }
}
