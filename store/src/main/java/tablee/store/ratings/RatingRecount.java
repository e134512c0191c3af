package tablee.store.ratings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Jdbi;
import tablee.rating.RatedMatch;
import tablee.rating.RatedSeat;
import tablee.rating.RatingBook;
import tablee.store.database.StoreWriter;

/**
 * Works all ratings out again from the matches, in their order: beside the ones that hold, which it replaces at the end in one go. So
 * servers go on meanwhile, and what they enter is caught up with.
 */
final class RatingRecount {
    private static final int MATCHES_AT_ONCE = 500;

    private record Key(String pool, long player) {}

    /** One seat of a match, with the match. */
    private record Row(long number, String pool, boolean together, RatedSeat seat) {}

    private final StoreWriter writer;
    private final Jdbi reading;
    private final RatingBook book;
    private final Map<Long, RatedResults.Player> players = new HashMap<>();
    private final Map<Key, Integer> matches = new HashMap<>();

    RatingRecount(StoreWriter writer, Jdbi reading, PlayerRatings.Beginnings beginnings) {
        this.writer = writer;
        this.reading = reading;
        book = new RatingBook((pool, player) -> beginnings.first(pool, player(player)));
    }

    /** The number of the last match that was entered. It takes a while, on the caller's thread. */
    long run() {
        long old = number("select epoch from rating_state");
        writer.write(batch -> RatingRows.clear(batch, old + 1)).join();
        long entered = 0;
        do entered = enter(entered, number("select number from rating_state"), old + 1);
        while (!replace(old, entered));
        writer.write(batch -> RatingRows.clear(batch, old)).join();
        return entered;
    }

    private long number(String sql) {
        return reading.withHandle(
                handle -> handle.createQuery(sql).mapTo(Long.class).one());
    }

    private long enter(long after, long last, long epoch) {
        for (long from = after; from < last; from += MATCHES_AT_ONCE) {
            Map<Long, List<Row>> next = new TreeMap<>();
            for (Row row : rows(from, Math.min(last, from + MATCHES_AT_ONCE)))
                next.computeIfAbsent(row.number, number -> new ArrayList<>()).add(row);
            enter(epoch, next);
        }
        return last;
    }

    private void enter(long epoch, Map<Long, List<Row>> next) {
        Map<Long, List<RatingBook.Move>> moves = new TreeMap<>();
        next.forEach((number, rows) -> moves.put(number, enter(rows)));
        writer.write(batch -> {
                    for (Map.Entry<Long, List<RatingBook.Move>> each : moves.entrySet())
                        for (RatingBook.Move move : each.getValue()) RatingRows.move(batch, epoch, each.getKey(), move);
                })
                .join();
    }

    private List<RatingBook.Move> enter(List<Row> rows) {
        Row first = rows.get(0);
        RatedMatch match = new RatedMatch(
                first.pool, first.together, rows.stream().map(Row::seat).toList());
        List<RatingBook.Move> moves = book.enter(match);
        for (RatingBook.Move move : moves) matches.merge(new Key(first.pool, move.player()), 1, Integer::sum);
        return moves;
    }

    private List<Row> rows(long after, long last) {
        return reading.withHandle(handle -> handle.createQuery(
                        "select m.number, m.pool, m.together, s.player, s.side, s.rank, s.stood_in, p.kind, p.name"
                                + " from rated_matches m join rated_seats s on s.match = m.match"
                                + " join rating_players p on p.id = s.player"
                                + " where m.number > :after and m.number <= :last and m.void = 0 order by m.number, s.seat")
                .bind("after", after)
                .bind("last", last)
                .map((row, context) -> {
                    RatedResults.Kind kind = RatedResults.Kind.valueOf(row.getString(8));
                    players.put(row.getLong(4), new RatedResults.Player(kind, row.getString(9)));
                    RatedSeat seat = new RatedSeat(row.getLong(4), row.getInt(5), row.getInt(6), row.getInt(7) != 0);
                    return new Row(row.getLong(1), row.getString(2), row.getInt(3) != 0, seat);
                })
                .list());
    }

    /** False where a server has entered more meanwhile. */
    private boolean replace(long old, long entered) {
        try {
            writer.write(batch -> {
                        for (Map.Entry<Key, Integer> each : matches.entrySet())
                            RatingRows.standing(batch, old + 1, standing(each.getKey(), each.getValue()));
                        RatingRows.count(batch, old + 1);
                        batch.later(
                                "update rating_state set epoch = ? where epoch = ? and number = ?",
                                old + 1,
                                old,
                                entered);
                    })
                    .join();
            return true;
        } catch (CompletionException refused) {
            if (number("select number from rating_state") == entered) throw refused;
            return false;
        }
    }

    private RatedResults.Player player(long id) {
        return Objects.requireNonNull(players.get(id), "read with the first of its seats");
    }

    private RatingRows.Standing standing(Key key, int count) {
        boolean known = !player(key.player).name().isEmpty();
        return new RatingRows.Standing(key.pool, key.player, book.of(key.pool, key.player), count, known);
    }
}
