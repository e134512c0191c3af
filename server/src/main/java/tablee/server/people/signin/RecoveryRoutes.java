package tablee.server.people.signin;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.security.MessageDigest;
import java.util.Optional;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.people.identity.SecretTokens;
import tablee.server.people.notices.RecoveryLetters;
import tablee.store.Store;
import tablee.store.people.Accounts;
import tablee.store.people.RecoveryMails;
import tablee.table.seats.NameSkeleton;

/** {@code /api/recover}: the way back in for those who forgot their password, by the code on paper or by one that is mailed. */
public final class RecoveryRoutes {
    private record Forgotten(String name, String recovery, String password) {}

    private record Asked(String name) {}

    /**
     * @param mailed whether the code came by mail
     * @param mail the address that was confirmed for this, or empty
     */
    private record Right(Accounts.Account account, boolean mailed, String mail) {}

    private final Store store;
    private final SigningParts parts;
    private final RecoveryLetters letters;
    private final PasswordHasher passwords = new PasswordHasher();

    public RecoveryRoutes(SigningParts parts, RecoveryLetters letters) {
        this.store = parts.store();
        this.parts = parts;
        this.letters = letters;
    }

    public void on(Router router) {
        router.post("/api/recover").handler(Replies.json(this::recover));
        router.post("/api/recover/mail").handler(Replies.json(this::send));
    }

    // ---- Back in ---------------------------------------------------------------------------------------------------

    private Future<ObjectNode> recover(RoutingContext context) {
        Forgotten given = JsonBody.of(context, Forgotten.class);
        String look = NameSkeleton.of(given.name);
        AccountRoutes.checkStrength(given.password);
        parts.tries().other(context.request(), look);
        byte[] used = SecretTokens.hashOfCode(given.recovery);
        String code = parts.entrance().secrets().recoveryCode();
        return parts.readers()
                .ask(() -> right(look, used))
                .map(right -> right.orElseThrow(() -> new HttpFault(401, "wrong-code")))
                .onSuccess(right -> parts.tries().otherWasRight(context.request(), look))
                // Before anything is used up: who is turned away would never see the next code.
                .compose(right -> parts.readers()
                        .ask(() -> parts.entry().admitted(context, right.account))
                        .map(right))
                .compose(right -> parts.readers().ask(() -> keys(right.account)).compose(keys -> renew(
                                right, given.password, used, code)
                        .compose(account -> parts.entry().enter(context, account))
                        .compose(done -> ended(right.account))
                        .map(programs -> answer(code, programs, keys, right.mailed ? "" : right.mail))));
    }

    /** Both are looked for in any case: no answer is quicker than another. */
    private Optional<Right> right(String look, byte[] used) {
        Optional<Accounts.Account> account = store.accounts().byLook(look);
        String person = account.map(Accounts.Account::person).orElse("");
        Optional<RecoveryMails.RecoveryMail> mail =
                store.recoveryMails().of(person).filter(RecoveryMails.RecoveryMail::confirmed);
        boolean mailed = mail.filter(each -> each.untilMillis() > System.currentTimeMillis())
                .filter(each -> MessageDigest.isEqual(each.codeHash(), used))
                .isPresent();
        String address = mail.map(RecoveryMails.RecoveryMail::mail).orElse("");
        return account.filter(known -> mailed || MessageDigest.isEqual(known.recoveryHash(), used))
                .map(known -> new Right(known, mailed, address));
    }

    private Future<Accounts.Account> renew(Right right, String password, byte[] used, String code) {
        Accounts.Account account = right.account;
        byte[] next = SecretTokens.hashOfCode(code);
        return parts.hashing()
                .ofOwner(account.person(), () -> passwords.hash(password))
                .compose(hash -> EventLoop.back(
                                right.mailed
                                        ? store.accounts()
                                                .renewByMail(
                                                        account.person(),
                                                        hash,
                                                        used,
                                                        account.recoveryHash(),
                                                        next,
                                                        System.currentTimeMillis())
                                        : store.accounts().renew(account.person(), hash, used, next))
                        .map(account.with(hash, next)))
                .recover(fault ->
                        Future.failedFuture(fault instanceof HttpFault ? fault : new HttpFault(401, "wrong-code")))
                .onSuccess(done -> {
                    parts.signedOut().accept(account.person());
                    // Somebody came back: its owner hears of it where they read, though it was not them.
                    if (!right.mail.isEmpty()) letters.recovered(account, right.mail);
                });
    }

    /** The names of the passkeys that end: somebody else may have made one of them. */
    private ArrayNode keys(Accounts.Account account) {
        ArrayNode names = JsonNodeFactory.instance.arrayNode();
        store.passkeys().of(account.person()).forEach(each -> names.add(each.name()));
        return names;
    }

    /** The names of the programs whose tokens have ended; what they have open is closed. */
    private Future<ArrayNode> ended(Accounts.Account account) {
        return parts.readers().ask(() -> store.bots().of(account.person())).map(bots -> {
            ArrayNode names = JsonNodeFactory.instance.arrayNode();
            bots.forEach(bot -> {
                parts.signedOut().accept(bot.id());
                names.add(bot.name());
            });
            return names;
        });
    }

    /** @param mail the address that is no way back any more, or empty */
    private static ObjectNode answer(String code, ArrayNode programs, ArrayNode keys, String mail) {
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("recovery", code);
        answer.set("programs", programs);
        answer.set("passkeys", keys);
        return answer.put("mail", mail);
    }

    // ---- A code by mail --------------------------------------------------------------------------------------------

    /** The answer is given before anything is looked for: neither it nor its time tells whether there is such an account. */
    private Future<ObjectNode> send(RoutingContext context) {
        String look = NameSkeleton.of(JsonBody.of(context, Asked.class).name);
        letters.check();
        parts.tries().other(context.request(), look);
        String place = letters.place(context.request());
        var unused = parts.readers()
                .ask(() -> store.accounts().byLook(look))
                .onSuccess(account -> account.ifPresent(each -> send(each, place)));
        return Future.succeededFuture(JsonNodeFactory.instance.objectNode().put("sent", true));
    }

    private void send(Accounts.Account account, String place) {
        String code = parts.entrance().secrets().mailCode();
        long now = System.currentTimeMillis();
        var unused = parts.readers()
                .ask(() -> store.recoveryMails()
                        .of(account.person())
                        .filter(each -> each.confirmed() && each.untilMillis() <= now)
                        .filter(each -> letters.admitsCode(account.person(), place)))
                .onSuccess(mail -> mail.ifPresent(each -> EventLoop.back(store.recoveryMails()
                                .send(
                                        account.person(),
                                        SecretTokens.hashOfCode(code),
                                        now + RecoveryLetters.LIFE_MILLIS,
                                        now))
                        .onSuccess(done -> letters.recover(account, each.mail(), code))));
    }
}
