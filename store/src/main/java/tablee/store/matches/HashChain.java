package tablee.store.matches;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import tablee.core.Entry;

/**
 * Each entry's hash covers the one before it, and the first the header: an entry that was changed, moved or lost shows.
 */
final class HashChain {
    private HashChain() {}

    static byte[] start(String match, String header) {
        return sha256((match + "\n" + header).getBytes(StandardCharsets.UTF_8));
    }

    static byte[] next(byte[] before, Entry entry) {
        return sha256(ByteBuffer.allocate(before.length + 16)
                .put(before)
                .putInt(entry.actor())
                .putInt(entry.move())
                .putLong(entry.at())
                .array());
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
