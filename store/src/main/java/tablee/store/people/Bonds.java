package tablee.store.people;

import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/**
 * What people are to each other. Each says it for themselves, and nobody is told: friends are two who have both said so, and one who was
 * blocked finds nothing that would tell them.
 */
public final class Bonds {
    /** What somebody says of another one. */
    public enum Kind {
        /** Neither hear, nor be found or asked by them. */
        BLOCK,
        /** Not hear them. */
        MUTE,
        FRIEND
    }

    public record Bond(String person, String other, Kind kind, long createdMillis) {}

    /** Somebody on the other end of a bond. */
    public record Other(String person, String name, long createdMillis) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    public Bonds(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Refused where there are as many as may be. Who blocks somebody is no friend of theirs any more, and waits for no answer. */
    public CompletableFuture<Void> add(Bond bond, int most) {
        return writer.write(batch -> {
            String all = "select other from bonds where person = ? and kind = ?";
            List<String> known = batch.texts(all, bond.person, bond.kind.name());
            if (known.contains(bond.other)) return;
            if (known.size() >= most) throw new SQLException("there is no room for more");
            if (bond.kind == Kind.BLOCK) {
                remove(batch, bond.person, bond.other, Kind.FRIEND);
                remove(batch, bond.other, bond.person, Kind.FRIEND);
            }
            batch.run(
                    "insert into bonds (person, other, kind, created_millis) values (?, ?, ?, ?)",
                    bond.person,
                    bond.other,
                    bond.kind.name(),
                    bond.createdMillis);
        });
    }

    public CompletableFuture<Void> remove(String person, String other, Kind kind) {
        return writer.write(batch -> remove(batch, person, other, kind));
    }

    private static void remove(Batch batch, String person, String other, Kind kind) throws SQLException {
        batch.run("delete from bonds where person = ? and other = ? and kind = ?", person, other, kind.name());
    }

    /** Friends are friends no more, and one of the two is enough to say so. */
    public CompletableFuture<Void> part(String person, String other) {
        return writer.write(batch -> {
            remove(batch, person, other, Kind.FRIEND);
            remove(batch, other, person, Kind.FRIEND);
        });
    }

    private static final String NAMED = "select p.id, p.name, b.created_millis from bonds b join people p on p.id = ";

    /** Whom this person has blocked or muted, or asked to be a friend; the newest first. */
    public List<Other> of(String person, Kind kind) {
        return list(NAMED + "b.other where b.person = :person and b.kind = :kind" + ORDER, person, kind);
    }

    /** Who says this of the person. */
    public List<Other> by(String person, Kind kind) {
        return list(NAMED + "b.person where b.other = :person and b.kind = :kind" + ORDER, person, kind);
    }

    /** Who asks to be a friend and was not answered, the newest first: guests cost nothing, so a list of them has a bound. */
    public List<Other> asking(String person, int most) {
        String sql = NAMED + "b.person where b.other = :person and b.kind = :kind and not exists (select 1 from bonds m"
                + " where m.person = :person and m.other = b.person and m.kind in ('FRIEND', 'BLOCK'))" + ORDER
                + " limit " + most;
        return list(sql, person, Kind.FRIEND);
    }

    /** Those who have said so of this person, and this person of them. */
    public Set<String> friendsOf(String person) {
        return texts(
                "select m.other from bonds m join bonds b on b.person = m.other and b.other = m.person"
                        + " where m.person = :person and m.kind = 'FRIEND' and b.kind = 'FRIEND'",
                person);
    }

    private static final String ORDER = " order by b.created_millis desc, p.id";

    private List<Other> list(String sql, String person, Kind kind) {
        return reading.withHandle(handle -> handle.createQuery(sql)
                .bind("person", person)
                .bind("kind", kind.name())
                .map((row, context) -> new Other(row.getString(1), row.getString(2), row.getLong(3)))
                .list());
    }

    /** All bonds that this person has made. */
    public List<Bond> madeBy(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select person, other, kind, created_millis from bonds where person = :person order by kind, other")
                .bind("person", person)
                .map((row, context) ->
                        new Bond(row.getString(1), row.getString(2), Kind.valueOf(row.getString(3)), row.getLong(4)))
                .list());
    }

    /** Whose talk this person does not hear. */
    public Set<String> unheardBy(String person) {
        return texts("select other from bonds where person = :person and kind in ('BLOCK', 'MUTE')", person);
    }

    /** With whom this person is not brought together: those whom they block, and those who block them. */
    public Set<String> apartFrom(String person) {
        return texts(
                "select other from bonds where person = :person and kind = 'BLOCK'"
                        + " union select person from bonds where other = :person and kind = 'BLOCK'",
                person);
    }

    private Set<String> texts(String sql, String person) {
        return reading.withHandle(handle -> handle.createQuery(sql).bind("person", person).mapTo(String.class).stream()
                .collect(Collectors.toSet()));
    }

    // ---- Who is here -----------------------------------------------------------------------------------------------

    /** These people are here now; of those without friends nothing is kept. */
    public CompletableFuture<Void> seen(Collection<String> people, long wallMillis) {
        return writer.write(batch -> {
            for (String person : people)
                batch.run(
                        "insert into presence (person, seen_millis) select person, ? from bonds where person = ? and"
                                + " kind = 'FRIEND' limit 1 on conflict (person) do update set seen_millis = excluded.seen_millis",
                        wallMillis,
                        person);
        });
    }

    /** When this person was last here, as far as it is kept, or 0. */
    public long lastSeen(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select seen_millis from presence where person = :person")
                        .bind("person", person)
                        .mapTo(Long.class)
                        .findFirst()
                        .orElse(0L));
    }

    /** Those of this person's friends who were seen since. */
    public Set<String> hereOf(String person, long sinceMillis) {
        return reading.withHandle(handle -> handle
                .createQuery("select s.person from presence s join bonds b on b.person = s.person"
                        + " where b.other = :person and b.kind = 'FRIEND' and s.seen_millis >= :since")
                .bind("person", person)
                .bind("since", sinceMillis)
                .mapTo(String.class)
                .stream()
                .collect(Collectors.toSet()));
    }
}
