package tablee.store.matches;

import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/** What the moves of seats cost them in matches that were reviewed. Figures by match and seat; whose they are follows from the history. */
public final class ReviewCosts {
    /**
     * @param decisions moves with a choice
     * @param lost what those that were not the best cost at first sight, in thousandths of a win
     */
    public record Cost(String match, int seat, int decisions, int lost) {}

    private final StoreWriter writer;
    private final Jdbi reading;

    ReviewCosts(StoreWriter writer, Jdbi reading) {
        this.writer = writer;
        this.reading = reading;
    }

    /** The same review comes out the same, so that what is known stays. Of somebody who was forgotten meanwhile nothing is kept. */
    public CompletableFuture<Void> keep(Cost cost) {
        return writer.write(batch -> batch.run(
                "insert into review_costs (match, seat, decisions, lost) select match, seat, ?, ? from history"
                        + " where match = ? and seat = ? and person <> '' on conflict do nothing",
                cost.decisions,
                cost.lost,
                cost.match,
                cost.seat));
    }

    /** Those of one person's seats, the match that ended first coming first. */
    public List<Cost> of(String person) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select c.match, c.seat, c.decisions, c.lost from history h join review_costs c"
                                + " on c.match = h.match and c.seat = h.seat where h.person = :person"
                                + " order by h.ended_millis, c.match, c.seat")
                .bind("person", person)
                .map((row, context) -> new Cost(row.getString(1), row.getInt(2), row.getInt(3), row.getInt(4)))
                .list());
    }

    static void forget(Batch batch, String person) throws SQLException {
        batch.run(
                "delete from review_costs where (match, seat) in (select match, seat from history where person = ?)",
                person);
    }
}
