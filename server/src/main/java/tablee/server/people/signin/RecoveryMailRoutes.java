package tablee.server.people.signin;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.regex.Pattern;
import tablee.server.http.EventLoop;
import tablee.server.http.HttpFault;
import tablee.server.http.JsonBody;
import tablee.server.http.Replies;
import tablee.server.people.identity.SecretTokens;
import tablee.server.people.notices.RecoveryLetters;
import tablee.store.Store;
import tablee.store.database.StoreException;
import tablee.store.people.Accounts;
import tablee.store.people.RecoveryMails;

/** {@code /api/me/recovery}: the mail address by which somebody comes back who has forgotten the password, if they want one. */
public final class RecoveryMailRoutes {
    private static final Pattern MAIL = Pattern.compile("[^\\s@<>\",;:\\\\]{1,64}@[^\\s@<>\",;:\\\\]{1,180}");

    private record Wish(String mail) {}

    private record Typed(String code) {}

    private final Store store;
    private final SigningParts parts;
    private final RecoveryLetters letters;

    public RecoveryMailRoutes(SigningParts parts, RecoveryLetters letters) {
        this.store = parts.store();
        this.parts = parts;
        this.letters = letters;
    }

    public void on(Router router) {
        router.get("/api/me/recovery").handler(Replies.json(this::show));
        router.put("/api/me/recovery").handler(Replies.json(this::change));
        router.post("/api/me/recovery").handler(Replies.json(this::confirm));
    }

    private Future<ObjectNode> show(RoutingContext context) {
        return parts.entry().mine(context).compose(this::describe);
    }

    private Future<ObjectNode> describe(Accounts.Account account) {
        return parts.readers().ask(() -> {
            ObjectNode answer = JsonNodeFactory.instance.objectNode().put("available", letters.isPossible());
            RecoveryMails.RecoveryMail known = store.recoveryMails()
                    .of(account.person())
                    .orElse(new RecoveryMails.RecoveryMail(account.person(), "", false, new byte[0], 0, 0));
            return answer.put("mail", known.mail())
                    .put("confirmed", known.confirmed())
                    .put("usedDay", known.usedDay());
        });
    }

    /** A way into the account: only after a fresh proof. */
    private Future<ObjectNode> change(RoutingContext context) {
        String mail = JsonBody.of(context, Wish.class).mail.strip();
        if (!mail.isEmpty()) letters.check();
        if (!mail.isEmpty() && !MAIL.matcher(mail).matches()) throw new HttpFault(400, "mail-unfit");
        return parts.entry()
                .mine(context)
                .compose(account -> parts.readers().ask(() -> {
                    parts.entrance().checkProof(context.request());
                    return account;
                }))
                .compose(account -> (mail.isEmpty() ? remove(account) : ask(context, account, mail)).map(account))
                .compose(this::describe);
    }

    private Future<Void> remove(Accounts.Account account) {
        return EventLoop.back(store.recoveryMails().remove(account.person()));
    }

    private Future<Void> ask(RoutingContext context, Accounts.Account account, String mail) {
        if (!letters.admitsQuestion(account.person(), letters.place(context.request()), mail))
            throw new HttpFault(429, "too-many-tries");
        String code = parts.entrance().secrets().mailCode();
        long until = System.currentTimeMillis() + RecoveryLetters.LIFE_MILLIS;
        byte[] session = parts.entrance().session(context.request()).orElseThrow();
        return EventLoop.back(store.recoveryMails()
                        .set(account.person(), mail, SecretTokens.hashOfCode(code), until, session))
                .onSuccess(done -> letters.confirm(account, mail, code));
    }

    private Future<ObjectNode> confirm(RoutingContext context) {
        byte[] hash = SecretTokens.hashOfCode(JsonBody.of(context, Typed.class).code);
        return parts.entry()
                .mine(context)
                .compose(account -> {
                    parts.tries().other(context.request(), account.look());
                    return EventLoop.back(
                                    store.recoveryMails().confirm(account.person(), hash, System.currentTimeMillis()))
                            .recover(fault -> Future.failedFuture(
                                    StoreException.isRefused(fault) ? new HttpFault(401, "wrong-mail-code") : fault))
                            .onSuccess(done -> parts.tries().otherWasRight(context.request(), account.look()))
                            .map(account);
                })
                .compose(this::describe);
    }
}
