package tablee.bench.ratings;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Fills a store with players and results by the database itself: what came of them is made up, how many there are is not. */
final class RatingRowsMade {
    static final String POOL = "circus/two";

    private static final List<String> LARGE = List.of("rated_matches", "rated_seats", "rating_moves");

    private final String jdbc;
    private final boolean postgres;

    RatingRowsMade(String jdbc) {
        this.jdbc = jdbc;
        postgres = jdbc.startsWith("jdbc:postgresql");
    }

    void fill(long players, long results) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc);
                Statement statement = connection.createStatement()) {
            prepare(statement);
            connection.setAutoCommit(false);
            run(
                    statement,
                    "insert into people (id, name, language, admin, banned_until, created_millis)"
                            + " select 'p' || n, 'Player ' || n, 'en', 0, 0, 1 from " + numbers(players));
            run(
                    statement,
                    "insert into rating_players (" + (postgres ? "" : "id, ") + "kind, name) select "
                            + (postgres ? "" : "n, ") + "'PERSON', 'p' || n from " + numbers(players) + " order by n");
            run(
                    statement,
                    "insert into ratings (epoch, pool, player, mean, spread, matches, listed)"
                            + " select 1, '" + POOL + "', n, 15000000 + (n * 7919) % 20000000, 2000000, 20,"
                            + " case when n % 5 = 0 then 0 else 1 end from " + numbers(players));
            run(
                    statement,
                    "insert into rating_counts (epoch, pool, step, listed) select epoch, pool, mean >> 14, count(*)"
                            + " from ratings where listed = 1 group by epoch, pool, mean >> 14");
            run(
                    statement,
                    "insert into rated_matches (match, pool, together, ended_millis, number)" + " select 'm' || n, '"
                            + POOL + "', 0, n, n from " + numbers(results));
            for (int seat = 0; seat < 2; seat++) {
                String who = "1 + (n * 6151 + " + seat * (players / 2) + ") % " + players; // never oneself
                run(
                        statement,
                        "insert into rated_seats (match, seat, player, side, rank, stood_in, moves)"
                                + " select 'm' || n, " + seat + ", " + who + ", " + seat + ", " + (seat + 1)
                                + ", 0, 20 from "
                                + numbers(results));
                run(
                        statement,
                        "insert into rating_moves (epoch, player, number, mean, spread) select 1, " + who
                                + ", n, 25000000, 3000000 from " + numbers(results));
            }
            run(statement, "update rating_state set number = " + results);
            connection.commit();
            connection.setAutoCommit(true);
            finish(statement);
        }
    }

    /**
     * In bulk: what is made up here fits together, so that no row has to be looked for; nothing of it has to outlive a crash, and an
     * index that is made of all rows at once takes a fraction of the time.
     */
    private void prepare(Statement statement) throws SQLException {
        if (postgres) {
            run(statement, "set session_replication_role = replica");
            run(statement, "set synchronous_commit = off");
            run(statement, "set maintenance_work_mem = '1GB'");
            for (String table : LARGE) run(statement, indexes(table, false));
        } else {
            run(statement, "pragma synchronous = off");
            run(statement, "pragma foreign_keys = off");
        }
    }

    private void finish(Statement statement) throws SQLException {
        if (postgres) {
            for (String table : LARGE) {
                run(statement, indexes(table, true));
                run(statement, "reindex table " + table);
            }
        }
        run(statement, postgres ? "vacuum analyze" : "analyze");
    }

    /** Whether the indexes of a table are kept in step with it. */
    private static String indexes(String table, boolean ready) {
        return "update pg_index set indisready = " + ready + " where indrelid = '" + table + "'::regclass";
    }

    /** One match between two of them that waits to be entered. */
    void wait(String match, long first, long second) throws SQLException {
        try (Connection connection = DriverManager.getConnection(jdbc);
                Statement statement = connection.createStatement()) {
            statement.execute("insert into rated_matches (match, pool, together, ended_millis) values ('" + match
                    + "', '" + POOL + "', 0, 1)");
            statement.execute("insert into rated_seats (match, seat, player, side, rank, stood_in, moves) values ('"
                    + match + "', 0, " + first + ", 0, 1, 0, 20), ('" + match + "', 1, " + second + ", 1, 2, 0, 20)");
        }
    }

    private static void run(Statement statement, String sql) throws SQLException {
        statement.execute(sql);
    }

    private String numbers(long most) {
        return postgres
                ? "(select n from generate_series(1::bigint, " + most + ") n) numbers"
                : "(with recursive counted(n) as (select 1 union all select n + 1 from counted where n < " + most
                        + ") select n from counted) numbers where true";
    }
}
