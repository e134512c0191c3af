package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.server.ratings.FirstRatings;
import tablee.store.Change;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.store.ratings.RatedResults;
import tablee.store.tables.Tables;

/** {@code tablee ratings}: works them out again. */
class RatingsCommandTest {
    private static final List<String> LEVELS = List.of("random", "novice", "casual", "strong", "expert");
    private static final int MATCHES = 400;

    @TempDir
    Path folder;

    private String ratings(int status, String... words) {
        return ratings(folder, status, words);
    }

    private static String ratings(Path data, int status, String... words) {
        List<String> all = new ArrayList<>(List.of("ratings"));
        all.addAll(List.of(words));
        all.addAll(List.of("--data", data.toString()));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        assertEquals(status, new Main(new ByteArrayInputStream(new byte[0]), said, said, Map.of()).run(all));
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("Says how far it came; what never counted, and nothing at all, gets one sentence")
    void said() {
        assertEquals(
                "Entered again: the matches up to number 0.",
                ratings(0, "--again").strip());
        assertTrue(ratings(2, "--annul", "t.1").contains("no match \"t.1\" was ever rated"));
        assertTrue(ratings(2).contains("say --again, --annul MATCH or --restore MATCH"));
    }

    // ---- What was played -------------------------------------------------------------------------------------------

    private static RatedResults.Seat seat(RatedResults.Kind kind, String name, int side, int rank, boolean left) {
        return new RatedResults.Seat(new RatedResults.Player(kind, name), side, rank, left, 7);
    }

    /** A person, or sometimes a bot; one of twenty left. */
    private static RatedResults.Seat somebody(FastDice dice, String game, int seat, int side, int rank) {
        boolean bot = dice.roll(4) == 0;
        return bot
                ? seat(RatedResults.Kind.BOT, game + "/" + LEVELS.get(dice.roll(LEVELS.size())), side, rank, false)
                : seat(RatedResults.Kind.PERSON, "p" + (seat * 5 + dice.roll(5)), side, rank, dice.roll(20) == 0);
    }

    /** Everybody for themselves, two teams, or a team against this setting; ties too. */
    private static RatedResults.Ended ended(int number, FastDice dice, String setting) {
        List<RatedResults.Seat> seats = new ArrayList<>();
        boolean won = dice.roll(2) == 0;
        int kind = number % 4;
        int count = kind == 0 ? 2 : kind == 3 ? Character.digit(setting.charAt(5), 10) : 4;
        for (int seat = 0; seat < count; seat++) {
            int side = kind == 3 ? 0 : kind == 2 ? seat % 2 : seat;
            int rank = kind == 3 ? (won ? 1 : 2) : kind == 2 ? (won == (side == 0) ? 1 : 2) : 1 + dice.roll(count);
            seats.add(
                    somebody(dice, List.of("circus", "rando", "circus", "flow").get(kind), seat, side, rank));
        }
        if (kind == 3) seats.add(seat(RatedResults.Kind.SETTING, setting, 1, won ? 2 : 1, false));
        String pool = List.of("circus/two", "rando/many", "circus/teams", "flow/together")
                .get(kind);
        return new RatedResults.Ended("t" + number + ".1", pool, kind == 3, seats);
    }

    private static void play(Store store, int number, RatedResults.Ended ended) {
        String table = "t" + number;
        Tables.Document document = new Tables.Document("{}", "circus", "over", false, "code-" + table, List.of());
        Journal.MatchStart start = new Journal.MatchStart(ended.match(), "{\"game\":\"circus\"}", "c0", new byte[32]);
        store.write(Change.of(number, new Tables.Revision(table, 0, Optional.of(document), 1, 0, 7, Tables.NEVER, 0))
                        .begin(start)
                        .append(new Journal.Append(ended.match(), start.tail(), List.of(new Entry(62, 1, 0)), true))
                        .rated(Optional.of(ended)))
                .join();
    }

    /** The same matches in a store of its own, entered now and then; those against the setting that is called nothing are not there. */
    private static Path played(Path data, List<String> settings) {
        FastDice dice = new FastDice(24);
        try (Store store = Store.open(DataFolder.file(data).toString())) {
            for (int number = 0; number < MATCHES; number++) {
                String setting = settings.get(number / 4 % settings.size());
                RatedResults.Ended ended = ended(number, dice, setting.isEmpty() ? "flow/2" : setting);
                if (!ended.together() || !setting.isEmpty()) play(store, number, ended);
                if (dice.roll(9) == 0) enter(store);
            }
            enter(store);
        }
        return data;
    }

    private static void enter(Store store) {
        while (store.ratings().hasWaiting())
            store.ratings().enterWaiting(FirstRatings::of).join();
    }

    // ---- What follows from it --------------------------------------------------------------------------------------

    private static List<String> rows(Path data, String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + DataFolder.file(data));
                Statement statement = file.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            while (row.next()) rows.add(row.getString(1));
        }
        return rows;
    }

    private static final String NOW = ".epoch = (select epoch from rating_state)";

    /** Where everybody stands, and where they stood after each match, to the last bit. */
    private static List<String> standings(Path data) throws SQLException {
        List<String> all = new ArrayList<>(rows(
                data,
                "select pool || ' ' || kind || ' ' || name || ' ' || mean || ' ' || spread || ' ' || matches || ' ' || listed"
                        + " from ratings r join rating_players p on p.id = r.player where r" + NOW
                        + " order by pool, kind, name"));
        all.addAll(rows(
                data,
                "select match || ' ' || kind || ' ' || name || ' ' || mean || ' ' || spread"
                        + " from rating_moves r join rating_players p on p.id = r.player"
                        + " join rated_matches m on m.number = r.number where r" + NOW
                        + " order by match, kind, name"));
        all.addAll(rows(
                data,
                "select pool || ' ' || step || ' ' || listed from rating_counts r where listed > 0 and r" + NOW
                        + " order by pool, step"));
        return all;
    }

    @Test
    @DisplayName(
            "Worked out again to the last bit: bots, settings, teams, ties and departures, each from its first rating")
    void again() throws SQLException {
        Path data = played(
                folder,
                List.of(
                        "flow/3 difficulty=none round=60",
                        "flow/2 difficulty=hard round=untimed turns=8",
                        "flow/2 difficulty=easy round=90"));
        List<String> before = standings(data);
        for (String kind : List.of(
                "circus/two PERSON",
                "rando/many BOT rando/expert",
                "circus/teams BOT",
                "flow/together SETTING flow/2 difficulty=easy round=90"))
            assertTrue(before.stream().anyMatch(each -> each.startsWith(kind)), kind);
        assertTrue(
                rows(data, "select match from rated_seats where stood_in = 1").size() > 20);
        assertFalse(
                rows(data, "select step from rating_counts where listed > 0").isEmpty());
        assertTrue(ratings(data, 0, "--again").contains("up to number " + MATCHES));
        assertEquals(before, standings(data));
        ratings(data, 0, "--annul", "t4.1");
        assertNotEquals(before, standings(data));
        ratings(data, 0, "--restore", "t4.1");
        assertEquals(before, standings(data));
    }

    @Test
    @DisplayName(
            "What was written under another name of a setting counts as that setting; what was played against none does not count")
    void settled(@TempDir Path other) throws SQLException {
        Path written = played(
                folder,
                List.of(
                        "flow/3",
                        "flow/3 difficulty=none",
                        "flow/2 grace=30",
                        "flow/3 round=60 turns=12",
                        "flow/2 round=untimed"));
        String today = "flow/3 difficulty=none round=60";
        Path named = played(other, List.of(today, today, "", today, "flow/2 difficulty=none round=untimed turns=8"));
        assertNotEquals(standings(named), standings(written));
        ratings(written, 0, "--again");
        assertEquals(standings(named), standings(written));
        ratings(written, 0, "--again");
        assertEquals(standings(named), standings(written));
    }
}
