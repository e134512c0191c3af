package tablee.store.people;

import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** What devices are asked before a passkey counts: each once, through one browser, for one purpose and a few minutes. */
public final class Challenges {
    /**
     * @param hash of the random bytes that a device signs
     * @param browser the hash of the cookie of the browser that asked
     * @param purpose what the answer is for; it counts for nothing else
     */
    public record Challenge(byte[] hash, byte[] browser, String purpose, long untilMillis) {}

    private final StoreWriter writer;

    public Challenges(StoreWriter writer) {
        this.writer = writer;
    }

    /**
     * Those that have had their time go on the way. Refused where as many as may be wait for an answer.
     *
     * @param mostOfBrowser the oldest of this browser beyond these are worth nothing any more
     */
    public CompletableFuture<Void> add(Challenge challenge, int mostOfBrowser, int most, long nowMillis) {
        return writer.write(batch -> {
            batch.run("delete from challenges where until_millis <= ?", nowMillis);
            batch.run(
                    "delete from challenges where browser = ? and hash not in (select hash from challenges where browser = ?"
                            + " order by until_millis desc limit " + (mostOfBrowser - 1) + ")",
                    challenge.browser,
                    challenge.browser);
            insert(batch, challenge, most);
        });
    }

    private static void insert(Batch batch, Challenge challenge, int most) throws SQLException {
        int rows = batch.run(
                "insert into challenges (hash, browser, purpose, until_millis) select ?, ?, ?, ?"
                        + " where (select count(*) from challenges) < ?",
                challenge.hash,
                challenge.browser,
                challenge.purpose,
                challenge.untilMillis,
                most);
        if (rows != 1) throw new SQLException("as many challenges as may be wait for an answer");
    }

    /** Whether this one was asked and still counts. It does not from now on, whatever comes of the answer. */
    public CompletableFuture<Boolean> take(byte[] hash, byte[] browser, String purpose, long nowMillis) {
        boolean[] taken = new boolean[1];
        return writer.write(batch -> taken[0] = batch.run(
                                "delete from challenges where hash = ? and browser = ? and purpose = ? and until_millis > ?",
                                hash,
                                browser,
                                purpose,
                                nowMillis)
                        == 1)
                .thenApply(done -> taken[0]);
    }
}
