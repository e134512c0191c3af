package tablee.server.people.signin;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpServerRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tablee.server.people.identity.Authentication;
import tablee.store.people.Accounts;

/**
 * Browsers that somebody has signed in with before. Each keeps a word that nobody else can make up, so that strangers who guess a
 * password cannot use up the tries of its owner. It opens nothing by itself, and is worth nothing after the next recovery.
 */
public final class KnownDevices {
    private static final String COOKIE = "tablee-device";
    private static final int NONCE_CHARS = 32;

    private final Authentication entrance;

    public KnownDevices(Authentication entrance) {
        this.entrance = entrance;
    }

    private Optional<String> shown(HttpServerRequest request) {
        return Optional.ofNullable(request.getCookie(entrance.cookies().named(COOKIE)))
                .map(Cookie::getValue)
                .filter(word -> word.matches("[0-9a-f]{96}"));
    }

    /** Whether it says to be known; only the account tells whether that is so. */
    boolean claims(HttpServerRequest request) {
        return shown(request).isPresent();
    }

    /** What the device is called, if this account was signed in to with it. */
    Optional<String> known(HttpServerRequest request, Optional<Accounts.Account> account) {
        return shown(request)
                .filter(word -> account.filter(owner -> isOf(word, owner)).isPresent())
                .map(word -> word.substring(0, NONCE_CHARS));
    }

    private static boolean isOf(String word, Accounts.Account account) {
        byte[] expected = word(word.substring(0, NONCE_CHARS), account).getBytes(StandardCharsets.US_ASCII);
        return MessageDigest.isEqual(expected, word.getBytes(StandardCharsets.US_ASCII));
    }

    /** The hash of the recovery code is a key that only this server has, and another one for each account. */
    private static String word(String nonce, Accounts.Account account) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(account.recoveryHash(), "HmacSHA256"));
            byte[] proof = mac.doFinal(("device " + nonce).getBytes(StandardCharsets.US_ASCII));
            return nonce + HexFormat.of().formatHex(proof);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HMAC-SHA-256", e);
        }
    }

    /** What a browser gets that has signed in. */
    Cookie cookie(Accounts.Account account) {
        return entrance.cookies().lasting(COOKIE, word(entrance.secrets().token(), account));
    }
}
