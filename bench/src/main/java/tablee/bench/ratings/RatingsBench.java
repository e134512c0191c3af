package tablee.bench.ratings;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tablee.rating.Rating;
import tablee.store.Store;
import tablee.store.ratings.PlayerRatings;

/** A page of a leaderboard, one's own rank and one result that is entered, among as many as a large server may have. */
public final class RatingsBench {
    private static final int TRIES = 21;
    private static final int PAGE = 50;

    private record Figures(String database, long players, long results, long[] nanos) {
        String line() {
            StringBuilder cells =
                    new StringBuilder(String.format(Locale.ROOT, "| %s | %,d | %,d |", database, players, results));
            for (long each : nanos) cells.append(String.format(Locale.ROOT, " %.1f |", each / 1e6));
            return cells.toString();
        }
    }

    private RatingsBench() {}

    /** @param quick a tenth of everything */
    public static String report(boolean quick) throws IOException {
        long part = quick ? 10 : 1;
        try {
            return page(quick, List.of(sqlite(100_000 / part, 1_000_000 / part), postgres(1_000_000 / part)));
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }

    private static String page(boolean quick, List<Figures> all) {
        StringBuilder page = new StringBuilder("Measured on " + LocalDate.now() + " by `./tablee bench ratings"
                + (quick ? " --quick" : "") + "`, Java " + System.getProperty("java.version") + ": medians of " + TRIES
                + ", in milliseconds.\n\n"
                + "| database | players | results | first page | a page in the middle | own rank | own course | one result entered |\n"
                + "|---|---|---|---|---|---|---|---|\n");
        all.forEach(each -> page.append(each.line()).append('\n'));
        return page.toString();
    }

    private static Figures sqlite(long players, long results) throws IOException, SQLException {
        Path folder = Files.createTempDirectory("tablee-bench");
        Path file = folder.resolve("ratings.db");
        try {
            return measure("SQLite", file.toString(), "jdbc:sqlite:" + file, players, results);
        } finally {
            for (Path each : List.of(file, folder.resolve("ratings.db-wal"), folder.resolve("ratings.db-shm"), folder))
                Files.deleteIfExists(each);
        }
    }

    private static Figures postgres(long players) throws IOException, SQLException {
        try (EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setServerConfig("max_wal_size", "8GB") // for the filling; all else is as PostgreSQL comes
                .start()) {
            String address = "postgresql://postgres:postgres@localhost:" + server.getPort() + "/postgres";
            String jdbc = server.getJdbcUrl("postgres", "postgres");
            return measure("PostgreSQL", address, jdbc, players, 10 * players);
        }
    }

    private static Figures measure(String name, String address, String jdbc, long players, long results)
            throws SQLException {
        RatingRowsMade rows = new RatingRowsMade(jdbc);
        try (Store store = Store.open(address)) {
            rows.fill(players, results);
            PlayerRatings ratings = store.ratings();
            PlayerRatings.After middle = new PlayerRatings.After(25_000_000, 0);
            // Counting those above takes as long as there are many of them: somebody in the middle of the list.
            String me = ratings.listed(RatingRowsMade.POOL, middle, 1)
                    .get(0)
                    .player()
                    .name();
            long[] nanos = {
                median(i -> ratings.listed(RatingRowsMade.POOL, PlayerRatings.After.NOBODY, PAGE)),
                median(i -> ratings.listed(RatingRowsMade.POOL, middle, PAGE)),
                median(i -> ratings.of(me)),
                median(i -> ratings.course(me, RatingRowsMade.POOL, 200)),
                0
            };
            long[] entered = new long[TRIES];
            for (int i = 0; i < TRIES; i++) {
                rows.wait("late" + i, 1 + i, players - i);
                entered[i] = time(() ->
                        ratings.enterWaiting((pool, player) -> Rating.NEWCOMER).join());
            }
            nanos[4] = median(entered);
            return new Figures(name, players, results, nanos);
        }
    }

    private interface Try {
        Object at(int number);
    }

    private static long median(Try once) {
        long[] nanos = new long[TRIES];
        for (int i = 0; i < TRIES; i++) {
            int number = i;
            nanos[i] = time(() -> once.at(number));
        }
        return median(nanos);
    }

    private static long median(long[] nanos) {
        Arrays.sort(nanos);
        return nanos[nanos.length / 2];
    }

    private static long time(Runnable work) {
        long from = System.nanoTime();
        work.run();
        return System.nanoTime() - from;
    }
}
