package tablee.server.people.identity;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import tablee.server.people.signin.PasswordHasher;

/** Words that nobody can guess. They are drawn here, given away once, and kept as hashes only. */
public final class SecretTokens {
    private static final int TOKEN_BYTES = 16;
    private static final int ID_BYTES = 9;
    private static final int CODE_LETTERS = 28;
    private static final int MAIL_CODE_LETTERS = 16;
    private static final int GROUP = 4;

    /** Without i, l, o and u, which are misread or spell something. */
    private static final String LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

    private final SecureRandom random = new SecureRandom();

    public String token() {
        return hex(TOKEN_BYTES);
    }

    /** A name for a person that others may see; it opens no door. */
    public String id() {
        return hex(ID_BYTES);
    }

    private String hex(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    /** 140 bits to be written down on paper, in groups of four: more than anybody can try, so that a plain hash is enough. */
    public String recoveryCode() {
        return code(CODE_LETTERS);
    }

    /** 80 bits for one that is worth something for minutes. */
    public String mailCode() {
        return code(MAIL_CODE_LETTERS);
    }

    private String code(int letters) {
        StringBuilder code = new StringBuilder();
        for (int i = 0; i < letters; i++) {
            if (i > 0 && i % GROUP == 0) code.append('-');
            code.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return code.toString();
    }

    /** A recovery code as somebody typed it, without what paper and haste do to it. */
    static String retyped(String code) {
        return code.toLowerCase(Locale.ROOT)
                .replaceAll("[^0-9a-z]", "")
                .replace('o', '0')
                .replace('i', '1')
                .replace('l', '1');
    }

    /** Enough for words that were drawn; passwords need {@link PasswordHasher}. */
    public static byte[] hash(String secret) {
        return hash(secret.getBytes(StandardCharsets.UTF_8));
    }

    public static byte[] hash(byte[] secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    public static byte[] hashOfCode(String code) {
        return hash(retyped(code));
    }
}
