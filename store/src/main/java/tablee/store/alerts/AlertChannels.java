package tablee.store.alerts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.SessionLock;
import tablee.store.database.StoreWriter;

/** Where people are alerted while they are away: browsers that agreed to it, and addresses of their own. */
public final class AlertChannels {
    /** In which words an alert is written. */
    public enum Kind {
        /** A browser's push service. */
        PUSH,
        /** Plain JSON, to whatever its owner has there. */
        JSON,
        DISCORD,
        MATRIX
    }

    /**
     * @param name by which its owner knows it: a device in two words, or what they typed
     * @param publicHalf of the browser's key; empty for all but {@link Kind#PUSH}
     * @param secret what the browser shares with us, or the token for an address; empty where there is none
     * @param code what turns it off from within an alert
     * @param paused whether it was turned off
     * @param failures how often in a row nothing was taken there
     * @param restUntilMillis until when it is left alone, because of those
     */
    public record Channel(
            String id,
            String person,
            Kind kind,
            String name,
            String address,
            byte[] publicHalf,
            byte[] secret,
            String code,
            boolean paused,
            int createdDay,
            int failures,
            long restUntilMillis) {
        static Channel of(ResultSet row) throws SQLException {
            return new Channel(
                    row.getString(1),
                    row.getString(2),
                    Kind.valueOf(row.getString(3)),
                    row.getString(4),
                    row.getString(5),
                    row.getBytes(6),
                    row.getBytes(7),
                    row.getString(8),
                    row.getInt(9) == 1,
                    row.getInt(10),
                    row.getInt(11),
                    row.getLong(12));
        }

        /** Whether an alert may go there now. */
        public boolean isOpen(long nowMillis) {
            return !paused && restUntilMillis <= nowMillis;
        }
    }

    private static final String SELECT = "select id, person, kind, name, address, public_half, secret, code, paused,"
            + " created_day, failures, rest_until_millis from alert_channels where ";

    private final StoreWriter writer;
    private final Jdbi reading;

    public AlertChannels(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /**
     * Refused where there are as many as may be, and where the session has ended in which it was asked for. A browser has one address for
     * push, so that the one who is signed in there last gets what comes to it.
     */
    public CompletableFuture<Void> add(Channel channel, int most, byte[] session) {
        return writer.write(batch -> {
            SessionLock.hold(batch, session);
            if (channel.kind == Kind.PUSH)
                batch.run("delete from alert_channels where address = ? and kind = 'PUSH'", channel.address);
            else
                batch.run(
                        "delete from alert_channels where address = ? and kind = ? and person = ?",
                        channel.address,
                        channel.kind.name(),
                        channel.person);
            List<String> known = batch.texts("select id from alert_channels where person = ?", channel.person);
            if (known.size() >= most) throw new SQLException("there is no room for more");
            insert(batch, channel);
        });
    }

    private static void insert(Batch batch, Channel channel) throws SQLException {
        batch.run(
                "insert into alert_channels (id, person, kind, name, address, public_half, secret, code, paused,"
                        + " created_day, failures, rest_until_millis) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                channel.id,
                channel.person,
                channel.kind.name(),
                channel.name,
                channel.address,
                channel.publicHalf,
                channel.secret,
                channel.code,
                channel.paused ? 1 : 0,
                channel.createdDay,
                channel.failures,
                channel.restUntilMillis);
    }

    /** Those of a person, the oldest first. */
    public List<Channel> of(String person) {
        return list("person = :value order by created_day, id", person);
    }

    public Optional<Channel> byCode(String code) {
        return list("code = :value", code).stream().findFirst();
    }

    private List<Channel> list(String where, String value) {
        return reading.withHandle(handle -> handle.createQuery(SELECT + where)
                .bind("value", value)
                .map((row, context) -> Channel.of(row))
                .list());
    }

    /** Turns it off, or on again as if nothing had ever failed there. */
    public CompletableFuture<Void> pause(String id, boolean paused) {
        return writer.write(batch -> batch.run(
                "update alert_channels set paused = ?, failures = 0, rest_until_millis = 0 where id = ?",
                paused ? 1 : 0,
                id));
    }

    public CompletableFuture<Void> remove(String id) {
        return writer.write(batch -> batch.run("delete from alert_channels where id = ?", id));
    }

    /** Something was taken there. */
    public CompletableFuture<Void> worked(Channel channel) {
        if (channel.failures == 0) return CompletableFuture.completedFuture(null);
        return writer.write(batch ->
                batch.run("update alert_channels set failures = 0, rest_until_millis = 0 where id = ?", channel.id));
    }

    /** Nothing was taken there, once more: it is left alone for a while, and forgotten after {@code most} times in a row. */
    public CompletableFuture<Void> failed(String id, long restUntilMillis, int most) {
        return writer.write(batch -> {
            batch.run(
                    "update alert_channels set failures = failures + 1, rest_until_millis = ? where id = ?",
                    restUntilMillis,
                    id);
            batch.run("delete from alert_channels where id = ? and failures >= ?", id, most);
        });
    }

    /** Nothing goes anywhere until their owner, who may not have given all of them, turns them on again. */
    public static void pauseAll(Batch batch, String person) throws SQLException {
        batch.run("update alert_channels set paused = 1 where person = ?", person);
    }

    /** Those who have signed out everywhere are alerted in no browser any more. */
    public static void endPush(Batch batch, String person) throws SQLException {
        batch.run("delete from alert_channels where person = ? and kind = 'PUSH'", person);
    }
}
