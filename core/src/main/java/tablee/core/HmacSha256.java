package tablee.core;

/** HMAC-SHA256 (RFC 2104) with one key, for any number of messages. What the key leads to is computed once. */
public final class HmacSha256 {
    private static final byte INNER = 0x36;
    private static final byte OUTER = 0x5c;

    private final Sha256 inner;
    private final Sha256 outer;
    private Sha256 now;

    public HmacSha256(byte[] key) {
        byte[] fitting = key.length > Sha256.BLOCK_BYTES ? Sha256.of(key) : key;
        inner = new Sha256().update(padded(fitting, INNER));
        outer = new Sha256().update(padded(fitting, OUTER));
        now = inner.copy();
    }

    private static byte[] padded(byte[] key, byte with) {
        byte[] padded = new byte[Sha256.BLOCK_BYTES];
        for (int i = 0; i < padded.length; i++) padded[i] = (byte) ((i < key.length ? key[i] : 0) ^ with);
        return padded;
    }

    public void update(byte[] bytes) {
        now.update(bytes);
    }

    /** The code of all that was put in since the last one. */
    public byte[] code() {
        byte[] whole = outer.copy().update(now.digest()).digest();
        now = inner.copy();
        return whole;
    }

    public byte[] code(byte[] last) {
        update(last);
        return code();
    }
}
