package tablee.store.ratings;

import java.sql.SQLException;
import java.util.Optional;
import tablee.store.database.Batch;
import tablee.store.database.StoreWriter;

/**
 * A setting that teams have played against, by the name that it has today. Ratings follow from it when they are worked out again.
 *
 * @param today none: what was played against it does not count
 */
record SettledSetting(String written, Optional<String> today) implements StoreWriter.Work {
    private static final String WRITTEN =
            "player in (select id from rating_players where kind = 'SETTING' and name = ?)";

    @Override
    public void on(Batch batch) throws SQLException {
        if (today.isPresent()) rename(batch, today.get());
        else
            batch.run(
                    "update rated_matches set void = 1 where match in (select match from rated_seats where " + WRITTEN
                            + ")",
                    written);
    }

    private void rename(Batch batch, String name) throws SQLException {
        RatedResults.insert(batch, new RatedResults.Player(RatedResults.Kind.SETTING, name));
        batch.run(
                "update rated_seats set player = (select id from rating_players where kind = 'SETTING' and name = ?)"
                        + " where " + WRITTEN,
                name,
                written);
    }
}
