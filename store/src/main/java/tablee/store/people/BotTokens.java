package tablee.store.people;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.SessionLock;
import tablee.store.database.StoreWriter;

/** Programs of other people that play here: each is a person of its own, known by a token, and belongs to somebody. */
public final class BotTokens {
    private static final String JOINED = "join bots b on b.person = p.id ";

    /** @param session in which they ask for a program */
    public record Owner(String person, byte[] session) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public BotTokens(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /**
     * Refused where this owner has as many as may be, and where the session has ended in which it was asked for.
     *
     * @param look of its name, by which others are told apart, or empty
     * @param tokenHash of what the program will show to be known again
     */
    public CompletableFuture<Void> add(
            People.Person bot, String look, Owner owner, byte[] tokenHash, int most, long wallMillis) {
        return writer.write(batch -> {
            // Anyone who adds another one for the same owner at this moment, also from another node, waits here.
            batch.run("update people set name = name where id = ?", owner.person);
            SessionLock.hold(batch, owner.session);
            int has = batch.texts("select person from bots where owner = ?", owner.person)
                    .size();
            if (has >= most) throw new SQLException("this owner has " + has + " bots");
            People.insert(batch, bot, wallMillis);
            People.look(batch, bot.id(), look);
            batch.run(
                    "insert into bots (person, owner, token_hash, created_millis) values (?, ?, ?, ?)",
                    bot.id(),
                    owner.person,
                    tokenHash,
                    wallMillis);
        });
    }

    /** The programs stay, and no token opens them any more: what stands there now is the hash of none. */
    public static void endAll(Batch batch, String owner) throws SQLException {
        for (String bot : batch.texts("select person from bots where owner = ?", owner)) {
            byte[] none = ("ended " + bot).getBytes(StandardCharsets.UTF_8);
            batch.run("update bots set token_hash = ? where person = ?", none, bot);
        }
    }

    /** Anyone who owns it answers for it: the program of a banned person is banned too. */
    public Optional<People.Person> byToken(byte[] tokenHash) {
        String sql = "select p.id, p.name, p.language, p.admin,"
                + " case when o.banned_until > p.banned_until then o.banned_until else p.banned_until end from people p "
                + JOINED + "join people o on o.id = b.owner where b.token_hash = :hash";
        return reading.withHandle(handle -> handle.createQuery(sql)
                .bind("hash", tokenHash)
                .map((row, context) -> People.Person.of(row))
                .findFirst());
    }

    /** Whose program this is; none: it is a person. */
    public Optional<String> owner(String bot) {
        return reading.withHandle(handle -> handle.createQuery("select owner from bots where person = :bot")
                .bind("bot", bot)
                .mapTo(String.class)
                .findFirst());
    }

    /** The bots of a person, the oldest first. */
    public List<People.Person> of(String owner) {
        return reading.withHandle(handle -> handle.createQuery(
                        People.SELECT + JOINED + "where b.owner = :owner order by b.created_millis, p.id")
                .bind("owner", owner)
                .map((row, context) -> People.Person.of(row))
                .list());
    }
}
