package tablee.live.tournament;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import tablee.wire.match.Seed;

/** What follows from the secret of a tournament, the same at every node: the shares of the server, and the links of its tables. */
final class TournamentSecrets {
    private static final String HMAC = "HmacSHA256";
    private static final int INVITE_CHARS = 32;

    private final byte[] secret;

    TournamentSecrets(byte[] secret) {
        this.secret = secret;
    }

    /** For all tables with this deal. */
    Seed deal(int number) {
        return Seed.of(derive("deal " + number));
    }

    /** For one table. */
    Seed table(int pairing) {
        return Seed.of(derive("table " + pairing));
    }

    String invite(int pairing) {
        return HexFormat.of().formatHex(derive("invite " + pairing)).substring(INVITE_CHARS);
    }

    private byte[] derive(String purpose) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret, HMAC));
            return mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
