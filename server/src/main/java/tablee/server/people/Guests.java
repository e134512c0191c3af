package tablee.server.people;

import io.vertx.core.Future;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import tablee.server.http.Language;
import tablee.server.http.Pool;
import tablee.server.http.Visitors;
import tablee.store.People;

/** People without an account: a random token in a cookie, of which only the hash is kept. */
public final class Guests implements Visitors {
    private static final String COOKIE = "tablee";
    private static final int TOKEN_BYTES = 16;
    private static final int ID_BYTES = 9;
    private static final long KEPT_SECONDS = 400L * 24 * 60 * 60;

    private final People people;
    private final Pool readers;
    private final boolean secure;
    private final SecureRandom random = new SecureRandom();

    public Guests(People people, Pool readers, boolean secure) {
        this.people = people;
        this.readers = readers;
        this.secure = secure;
    }

    @Override
    public Future<Optional<People.Person>> find(HttpServerRequest request) {
        Cookie cookie = request.getCookie(COOKIE);
        if (cookie == null) return Future.succeededFuture(Optional.empty());
        byte[] hash = hash(cookie.getValue());
        return readers.ask(() -> people.bySecret(hash).filter(person -> !person.banned()));
    }

    @Override
    public Future<People.Person> welcome(RoutingContext context) {
        return find(context.request()).compose(known -> known.map(Future::succeededFuture)
                .orElseGet(() -> add(context, "", Language.of(context))));
    }

    Future<People.Person> add(RoutingContext context, String name, String language) {
        String token = draw(TOKEN_BYTES);
        People.Person guest = new People.Person(draw(ID_BYTES), name, language, false, false);
        context.response()
                .addCookie(Cookie.cookie(COOKIE, token)
                        .setPath("/")
                        .setHttpOnly(true)
                        .setSecure(secure)
                        .setSameSite(CookieSameSite.LAX)
                        .setMaxAge(KEPT_SECONDS));
        return Future.fromCompletionStage(people.add(guest, hash(token), System.currentTimeMillis()))
                .map(done -> guest);
    }

    private String draw(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    private static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
