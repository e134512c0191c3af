package tablee.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.people.Sessions;

/** What has an end goes at its end, and not before: the lines of docs/hosting.md that say for how long, one after the other. */
class RetentionTest {
    private static final long DAY = TimeUnit.DAYS.toMillis(1);
    private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
    /** Tomorrow, so that nothing of it is over by the calendar of the running server. */
    private static final long NOW = (Sessions.day(System.currentTimeMillis()) + 1) * DAY;

    private final ServerSettings settings = Running.settings();

    /** @param insert a row that came about now, in this table; {@code MARK} is in it */
    private record Line(String id, String table, long keptMillis, String insert) {}

    private static final List<Line> LINES = Stream.of(
                    new Line(
                            "KEPT-3",
                            "sessions",
                            91 * DAY,
                            "insert into sessions values (x'aa', 'ann', DAY, DAY, 'MARK', 'MARK', x'', 0)"),
                    new Line(
                            "KEPT-5",
                            "challenges",
                            5 * MINUTE,
                            "insert into challenges values (x'aa', x'', 'MARK', NOW + 5 * 60000)"),
                    new Line(
                            "KEPT-8",
                            "codes",
                            120 * MINUTE,
                            "insert into codes values ('MARK', 'x', NOW + 120 * 60000)"),
                    new Line(
                            "KEPT-9",
                            "chat",
                            365 * DAY,
                            "insert into chat values ('t', 1, 'ann', 'Ann', 'MARK', 0, NOW)"),
                    new Line(
                            "KEPT-9",
                            "reports",
                            365 * DAY,
                            "insert into reports values ('r', 't', 'NAME', -1, 'ann', 't.1', 0, '', '', 'bob', 'MARK', NOW, 0)"),
                    new Line(
                            "KEPT-12",
                            "sanctions",
                            730 * DAY,
                            "insert into sanctions values ('s', 'ann', 'SILENCE', 'MARK', NOW, NOW + 1000, 0, 0)"),
                    new Line(
                            "KEPT-13",
                            "banned_places",
                            30 * DAY,
                            "insert into banned_places values ('MARK', null, x'01', NOW + 30 * 86400000)"),
                    new Line(
                            "KEPT-14",
                            "audit",
                            730 * DAY,
                            "insert into audit values (1, NOW, 'x', 'MARK', 'WARN', '', '')"),
                    new Line(
                            "KEPT-15",
                            "house_invitations",
                            30 * DAY,
                            "insert into house_invitations values (cast('MARK' as blob), NOW + 30 * 86400000)"),
                    new Line(
                            "KEPT-23",
                            "honest_seats",
                            90 * DAY,
                            "insert into honest_seats values ('MARK', 0, 77, 'circus/two', NOW, 9, 9, 1, 1)"),
                    new Line(
                            "KEPT-23",
                            "honest_gifts",
                            90 * DAY,
                            "insert into honest_gifts values (77, 77, 'MARK', NOW, 9)"),
                    new Line(
                            "KEPT-25",
                            "tournaments",
                            366 * DAY,
                            "insert into tournaments values ('MARK', 'ann', 0, '{}', x'00', 'over', 0,"
                                    + " 9223372036854775807, 9223372036854775807, NOW, NOW)"),
                    new Line(
                            "KEPT-26",
                            "waiting_players",
                            MINUTE,
                            "insert into waiting_players values ('ann', 'circus', 2, 'MARK', 1500, NOW, NOW)"),
                    new Line(
                            "KEPT-19",
                            "alerts",
                            30 * DAY,
                            "insert into alerts values ('ann', 'TURN', 'MARK', '1', NOW, NOW, 0)"))
            .sorted(Comparator.comparing(Line::keptMillis))
            .toList();

    private boolean isKept(Line line) {
        return StoredRows.of(settings.database()).get(line.table).stream()
                .anyMatch(row -> row.contains("MARK") || row.contains("4d41524b"));
    }

    @Test
    @DisplayName(
            "KEPT-3, KEPT-5, KEPT-8, KEPT-9, KEPT-12, KEPT-13, KEPT-14, KEPT-15, KEPT-19, KEPT-25, KEPT-26, KEPT-23: Each is there until its end, and gone after it")
    void ends() throws SQLException {
        try (Server server = Server.start(settings)) {
            fill();
            for (long end : LINES.stream().map(Line::keptMillis).distinct().toList()) {
                List<Line> ending =
                        LINES.stream().filter(line -> line.keptMillis == end).toList();
                server.tidy(NOW + end - MINUTE).await();
                ending.forEach(line -> assertTrue(isKept(line), line.id + " " + line.table + " is kept until then"));
                server.tidy(NOW + end + MINUTE).await();
                ending.forEach(line -> assertFalse(isKept(line), line.id + " " + line.table + " is gone by now"));
            }
        }
    }

    private void fill() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + settings.database());
                Statement sql = connection.createStatement()) {
            sql.execute("pragma busy_timeout = 10000");
            sql.execute(
                    "insert into people (id, name, language, admin, created_millis) values ('ann', 'Ann', 'en', 0, 1), ('bob', 'Bob', 'en', 0, 1),"
                            + " ('MARK', 'M', 'en', 0, 1)");
            // They have accounts, so that they stay.
            sql.execute("insert into accounts values ('ann', 'a', 'a', '', x'', 1), ('bob', 'b', 'b', '', x'', 1),"
                    + " ('MARK', 'm', 'm', '', x'', 1)");
            sql.execute(
                    "insert into tables (id, revision, game, phase, listed, document, version, created_millis, saved_millis, game_millis, wake_millis)"
                            + " values ('t', 1, 'circus', 'over', 0, '{}', 0, 1, 1, 0, 9223372036854775807)");
            sql.execute("insert into rating_players (id, kind, name) values (77, 'PERSON', 'ann')");
            for (Line line : LINES) {
                sql.execute(line.insert.replace("NOW", String.valueOf(NOW)).replace("DAY", String.valueOf(NOW / DAY)));
            }
            sql.execute("insert into figures values (1, 'people-seen', 7) on conflict do nothing");
        }
    }

    @Test
    @DisplayName("KEPT-16: Counts of a day stay when everything that was counted is gone")
    void counts() throws SQLException {
        try (Server server = Server.start(settings)) {
            fill();
            server.tidy(NOW + 5_000 * DAY).await();
            assertTrue(StoredRows.of(settings.database()).get("figures").contains("1|people-seen|7"));
        }
    }
}
