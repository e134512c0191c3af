package tablee.store.people;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.StoreWriter;

/** Who lets those who study the games have their finished matches, and which matches that makes free to give. */
public final class StudyConsents {
    private static final String LESSON = "lesson";

    private final StoreWriter writer;
    private final Jdbi reading;

    StudyConsents(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** Since which day this person agrees, if they do. */
    public OptionalInt since(String person) {
        return reading.withHandle(
                handle -> handle.createQuery("select since_day from study_consents where person = :person")
                        .bind("person", person)
                        .mapTo(Integer.class)
                        .findFirst()
                        .map(OptionalInt::of)
                        .orElseGet(OptionalInt::empty));
    }

    public CompletableFuture<Void> give(String person, long wallMillis) {
        return writer.write(batch -> batch.run(
                "insert into study_consents (person, since_day) values (?, ?) on conflict do nothing",
                person,
                Sessions.day(wallMillis)));
    }

    public CompletableFuture<Void> takeBack(String person) {
        return writer.write(batch -> batch.run("delete from study_consents where person = ?", person));
    }

    /**
     * A finished match that everybody who played it agreed to give.
     *
     * @param seats those of people, in order; their programs are people here too
     */
    public record Free(String match, List<Integer> seats) {}

    /**
     * The next ones by their ids. Anyone who has been forgotten agrees to nothing any more, and somebody's programs agree as their owner does.
     *
     * @param after the last one had before, or an empty text
     */
    public List<Free> matches(String after, int most) {
        String sql = "select h.match from history h left join bots b on b.person = h.person"
                + " left join study_consents c on c.person = coalesce(b.owner, h.person)"
                + " where h.match > :after and not exists"
                + " (select 1 from match_notes n where n.match = h.match and n.note = '" + LESSON + "')"
                + " group by h.match having count(*) = count(c.person) order by h.match limit :most";
        return reading.withHandle(handle ->
                handle.createQuery(sql).bind("after", after).bind("most", most).mapTo(String.class).list().stream()
                        .map(match -> new Free(
                                match,
                                handle.createQuery("select seat from history where match = :match order by seat")
                                        .bind("match", match)
                                        .mapTo(Integer.class)
                                        .list()))
                        .toList());
    }
}
