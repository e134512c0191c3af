package tablee.store.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.Administration;
import tablee.store.database.Batch;
import tablee.store.database.Sql;
import tablee.store.database.StoreWriter;

/**
 * People, guests or not. What proves that somebody is a person is kept as a hash only, and all that is personal can be
 * forgotten: logs hold seat numbers, so every match still verifies.
 */
public final class People {
    /** What has no end. */
    public static final long FOR_GOOD = Long.MAX_VALUE;

    /** @param banned whether this person may not come just now */
    public record Person(String id, String name, String language, boolean admin, boolean banned) {
        static Person of(ResultSet row) throws SQLException {
            return new Person(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getInt(4) == 1,
                    row.getLong(5) > System.currentTimeMillis());
        }
    }

    static final String COLUMNS = "p.id, p.name, p.language, p.admin, p.banned_until";
    static final String SELECT = "select " + COLUMNS + " from people p ";

    private final StoreWriter writer;
    private final Jdbi reading;
    private final StudyConsents studies;

    public People(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
        studies = new StudyConsents(writer, reading);
    }

    /** Who lets those who study the games have their matches. */
    public StudyConsents studies() {
        return studies;
    }

    /** @param secretHash of what this person will show to be known again */
    public CompletableFuture<Void> add(Person person, byte[] secretHash, long wallMillis) {
        return add(person, secretHash, wallMillis, Sessions.Origin.UNKNOWN);
    }

    public CompletableFuture<Void> add(Person person, byte[] secretHash, long wallMillis, Sessions.Origin origin) {
        return add(person, "", secretHash, wallMillis, origin);
    }

    /**
     * @param look of the name, by which others are told apart; refused where somebody else has it, empty where nobody shall compare
     */
    public CompletableFuture<Void> add(
            Person person, String look, byte[] secretHash, long wallMillis, Sessions.Origin origin) {
        return writer.write(batch -> {
            insert(batch, person, wallMillis);
            take(batch, person.id, look);
            Sessions.insert(batch, person.id, secretHash, wallMillis, origin);
        });
    }

    private static void take(Batch batch, String id, String look) throws SQLException {
        if (look.isEmpty()) return;
        String others = "select id from people where look = ? and id <> ? union all"
                + " select person from accounts where look = ? and person <> ?";
        boolean taken = !batch.texts(others, look, id, look, id).isEmpty();
        if (taken) throw new SQLException("somebody else is called so meanwhile");
        look(batch, id, look);
    }

    static void look(Batch batch, String id, String look) throws SQLException {
        batch.run("update people set look = ? where id = ?", look, id);
    }

    /** Those of these looks that somebody else has, by the name that is shown or the one that they sign in with. */
    public Set<String> inUse(Collection<String> looks, String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select look from people where look in (<looks>) and id <> :person union"
                                + " select look from accounts where look in (<looks>) and person <> :person")
                        .bindList("looks", List.copyOf(looks))
                        .bind("person", person)
                        .mapTo(String.class)
                        .set());
    }

    static void insert(Batch batch, Person person, long wallMillis) throws SQLException {
        batch.run(
                "insert into people (id, name, language, admin, banned_until, created_millis) values (?, ?, ?, ?, ?, ?)",
                person.id,
                person.name,
                person.language,
                person.admin ? 1 : 0,
                person.banned ? FOR_GOOD : 0L,
                wallMillis);
    }

    /** Changes the name and the language; what somebody may do is changed by {@link Administration} only. */
    public CompletableFuture<Void> rename(Person person) {
        return rename(person, "");
    }

    /** @param look as in {@link #add(Person, String, byte[], long, Sessions.Origin)} */
    public CompletableFuture<Void> rename(Person person, String look) {
        return writer.write(batch -> {
            batch.run("update people set look = '' where id = ? and name <> ?", person.id, person.name);
            take(batch, person.id, look);
            int rows = batch.run(
                    "update people set name = ?, language = ? where id = ?", person.name, person.language, person.id);
            if (rows != 1) throw new SQLException("there is no such person");
        });
    }

    /**
     * What somebody may do here follows from this.
     *
     * @param account whether they can sign in; of a program: whether its owner can
     * @param invited whether those who run the server have invited them, or the owner of the program
     * @param silentUntilMillis until when they may not talk, or 0
     */
    public record Standing(boolean admin, boolean account, boolean invited, long silentUntilMillis) {
        public boolean isSilenced(long wallMillis) {
            return silentUntilMillis > wallMillis;
        }
    }

    public Optional<Standing> standing(String id) {
        String sql = "select p.admin, a.person, o.invited, p.silent_until, o.silent_until from people p"
                + " left join bots b on b.person = p.id join people o on o.id = coalesce(b.owner, p.id)"
                + " left join accounts a on a.person = o.id where p.id = :id";
        return reading.withHandle(handle -> handle.createQuery(sql)
                .bind("id", id)
                .map((row, context) -> new Standing(
                        row.getInt(1) == 1,
                        row.getString(2) != null,
                        row.getInt(3) == 1,
                        Math.max(row.getLong(4), row.getLong(5))))
                .findFirst());
    }

    /** Who knows what a table's document says about people. */
    @FunctionalInterface
    public interface Eraser {
        /** The document without anything that tells who this person was. */
        String without(String document, String person);
    }

    public Optional<Person> find(String id) {
        return reading.withHandle(handle -> handle.createQuery(SELECT + "where p.id = :id")
                .bind("id", id)
                .map((row, context) -> Person.of(row))
                .findFirst());
    }

    /** People whose name or account has this text in it, or whose id it is; the newest first where it is empty. */
    public List<Person> search(String text, int most) {
        return reading.withHandle(handle -> handle.createQuery(SELECT
                        + "left join accounts a on a.person = p.id where p.id = :text or lower(p.name) like :part escape '!'"
                        + " or lower(a.name) like :part escape '!' order by p.created_millis desc, p.id limit :most")
                .bind("text", text)
                .bind("part", Sql.part(text))
                .bind("most", most)
                .map((row, context) -> Person.of(row))
                .list());
    }

    public Optional<Person> bySecret(byte[] secretHash) {
        return reading.withHandle(
                handle -> handle.createQuery(SELECT + "join sessions s on s.person = p.id where s.secret_hash = :hash")
                        .bind("hash", secretHash)
                        .map((row, context) -> Person.of(row))
                        .findFirst());
    }
}
