package tablee.server.people.signin;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Passwords as Argon2id hashes, written with salt and costs in the usual way ({@code $argon2id$v=19$m=…}), so that costs can
 * rise and old hashes still count.
 */
public final class PasswordHasher {
    static final int LEAST_CHARS = 8;
    static final int MOST_CHARS = 200;

    /** What OWASP asks for at least: 19 MiB, two passes, one lane. */
    private static final Costs COSTS = new Costs(19 * 1024, 2, 1);

    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final Pattern WRITTEN =
            Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([\\w+/]+)\\$([\\w+/]+)");

    /** No password has this hash, and to find that out takes as long as with any other. */
    /** A hash that no password has. */
    public static final String NOBODYS =
            COSTS.written("AAECAwQFBgcICQoLDA0ODw", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");

    private record Costs(int memoryKib, int passes, int lanes) {
        String written(String salt, String hash) {
            return "$argon2id$v=19$m=" + memoryKib + ",t=" + passes + ",p=" + lanes + "$" + salt + "$" + hash;
        }
    }

    private final SecureRandom random = new SecureRandom();

    String hash(String password) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        Base64.Encoder base64 = Base64.getEncoder().withoutPadding();
        return COSTS.written(base64.encodeToString(salt), base64.encodeToString(hash(password, salt, COSTS)));
    }

    boolean matches(String password, String written) {
        Matcher parts = WRITTEN.matcher(written);
        if (!parts.matches()) throw new IllegalArgumentException("that is no hash of a password");
        Costs costs = new Costs(number(parts, 1), number(parts, 2), number(parts, 3));
        byte[] salt = Base64.getDecoder().decode(parts.group(4));
        byte[] expected = Base64.getDecoder().decode(parts.group(5));
        return MessageDigest.isEqual(expected, hash(password, salt, costs));
    }

    /** Takes as long as if there were somebody of that name, so that time does not tell who is here. */
    void pretend(String password) {
        boolean unused = matches(password, NOBODYS);
    }

    private static int number(Matcher parts, int group) {
        return Integer.parseInt(parts.group(group));
    }

    /** The same letters typed on different keyboards may come as different code points. */
    private static byte[] hash(String password, byte[] salt, Costs costs) {
        byte[] bytes = Normalizer.normalize(password, Normalizer.Form.NFC).getBytes(StandardCharsets.UTF_8);
        Argon2BytesGenerator argon2 = new Argon2BytesGenerator();
        argon2.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                .withMemoryAsKB(costs.memoryKib)
                .withIterations(costs.passes)
                .withParallelism(costs.lanes)
                .withSalt(salt)
                .build());
        byte[] hash = new byte[HASH_BYTES];
        argon2.generateBytes(bytes, hash);
        return hash;
    }
}
