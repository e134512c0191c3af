package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.State;
import tablee.rating.Rating;
import tablee.table.clock.TimeControl;
import tablee.table.seats.TableRecord;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;

/** From a table where results count to the rows that ratings follow from. A row is player, side, rank, and whether somebody left. */
class RatedOutcomeTest {
    @TempDir
    Path folder;

    private RatedRoom at;

    @BeforeEach
    void open() {
        at = new RatedRoom(folder.resolve("rated.db"));
    }

    @AfterEach
    void close() {
        at.close();
    }

    private static TableTerms rated(String game, int seats, Map<String, String> options) {
        return TableTerms.of(game, seats, options).with(CountingTerms.RATED);
    }

    static Stream<Arguments> everyTable() {
        return Games.all().stream()
                .flatMap(game -> game.card().seatCounts().stream().map(seats -> Arguments.of(game, seats)));
    }

    /** How the sides of a game sit. */
    private static <S extends State<S>> List<Integer> sides(Game<S> game, TableTerms terms) {
        S state = game.open(game.card().setup(terms.seats(), terms.options()));
        return IntStream.range(0, terms.seats()).mapToObj(state::side).toList();
    }

    private static String mode(int seats, long sides) {
        if (sides == 1) return "together, together";
        return sides < seats ? "teams" : seats == 2 ? "two" : "many";
    }

    @ParameterizedTest
    @MethodSource("everyTable")
    @DisplayName(
            "Every game with every number of seats: a row for each seat in the pool of its mode, and somebody is first")
    void every(Game<?> game, int seats) throws SQLException {
        TableTerms terms = rated(game.card().id(), seats, game.card().untimed());
        String[] people = IntStream.range(0, seats).mapToObj(seat -> "p" + seat).toArray(String[]::new);
        at.begin(RatedRoom.table(terms), people);
        at.playOut();
        List<Integer> sides = sides(game, terms);
        long count = sides.stream().distinct().count();
        assertEquals(List.of(game.card().id() + "/" + mode(seats, count)), at.pool());
        List<String> rows = at.seats();
        assertEquals(count == 1 ? seats + 1 : seats, rows.size(), rows.toString());
        for (int seat = 0; seat < seats; seat++)
            assertTrue(rows.get(seat).matches("PERSON p" + seat + ", " + sides.get(seat) + ", \\d"), rows.toString());
        assertTrue(rows.stream().anyMatch(row -> row.endsWith(", 1")), rows.toString());
    }

    // ---- Pools -----------------------------------------------------------------------------------------------------

    /** With a clock, so that anyone who goes has left, also in the other one's turn. */
    private static TableTerms timed(int seats) {
        TableTerms terms = rated("circus", seats, Map.of());
        return terms.with(terms.meeting().at(TimeControl.live(600_000, 0)));
    }

    @Test
    @DisplayName("A duel that somebody gives up: the other one has won, and nobody has left")
    void two() throws SQLException {
        at.begin(RatedRoom.table(rated("circus", 2, Map.of())), "ann", "bob");
        at.move(4);
        at.ask("ann", "\"do\":\"resign\",\"seat\":0");
        assertEquals(List.of("circus/two"), at.pool());
        assertEquals(List.of("PERSON ann, 0, 2", "PERSON bob, 1, 1"), at.seats());
    }

    @Test
    @DisplayName("Among many, with bots: each is a player, and the bot that plays on for who gave up is none")
    void many() throws SQLException {
        at.begin(RatedRoom.table(rated("rando", 4, Map.of())), "ann", "bob", "NOVICE", "RANDOM");
        at.move(8);
        at.ask("bob", "\"do\":\"resign\",\"seat\":1");
        at.playOut();
        assertEquals(List.of("rando/many"), at.pool());
        List<String> seats = at.seats();
        assertEquals(4, seats.size());
        assertTrue(seats.get(0).matches("PERSON ann, 0, [1-4]"), seats.get(0));
        assertTrue(seats.get(1).matches("PERSON bob, 1, [1-4], left"), seats.get(1));
        assertTrue(seats.get(2).matches("BOT rando/novice, 2, [1-4]"), seats.get(2));
        assertTrue(seats.get(3).matches("BOT rando/random, 3, [1-4]"), seats.get(3));
        at.ratings().enterWaiting((pool, player) -> Rating.NEWCOMER).join();
        assertTrue(at.ratings().of("bob").get(0).rating().mean() < Rating.NEWCOMER.mean(), "the last of all");
        assertEquals(2, at.ratings().ofBots("rando/many").size());
    }

    @Test
    @DisplayName(
            "A duel that somebody leaves ends after the patience, also when the other one goes, too: who went first"
                    + " has lost")
    void absent() throws SQLException {
        at.begin(RatedRoom.table(timed(2)), "ann", "bob");
        at.move(4);
        at.leave("bob");
        at.pass(30_000);
        at.leave("ann");
        at.pass(30_000);
        assertEquals(List.of("circus/two"), at.pool());
        assertEquals(List.of("PERSON ann, 0, 1", "PERSON bob, 1, 2, left"), at.seats());
        at.ratings().enterWaiting((pool, player) -> Rating.NEWCOMER).join();
        assertTrue(at.ratings().of("ann").get(0).rating().mean() > Rating.NEWCOMER.mean());
        assertTrue(at.ratings().of("bob").get(0).rating().mean() < Rating.NEWCOMER.mean());
    }

    @Test
    @DisplayName("Les Pluvionautes, among many with a die that is thrown: from the table to rows")
    void thrown() throws SQLException {
        at.begin(RatedRoom.table(rated("pluvionautes", 3, Map.of())), "ann", "bob", "RANDOM");
        at.playOut();
        assertEquals(List.of("pluvionautes/many"), at.pool());
        List<String> seats = at.seats();
        assertEquals(3, seats.size());
        assertTrue(seats.get(0).matches("PERSON ann, 0, [1-3]"), seats.get(0));
        assertTrue(seats.get(1).matches("PERSON bob, 1, [1-3]"), seats.get(1));
        assertTrue(seats.get(2).matches("BOT pluvionautes/random, 2, [1-3]"), seats.get(2));
    }

    @Test
    @DisplayName(
            "Two teams: partners have one side and one rank, and who was away for less than the patience has not left")
    void teams() throws SQLException {
        at.begin(RatedRoom.table(rated("circus", 4, Map.of())), "ann", "bob", "cleo", "RANDOM");
        at.move(6);
        at.leave("cleo");
        at.pass(59_000);
        at.comeBack("cleo");
        at.playOut();
        assertEquals(List.of("circus/teams"), at.pool());
        List<String> seats = at.seats();
        assertEquals(seats.get(0).replace("ann", "cleo"), seats.get(2));
        assertEquals(seats.get(1).replace("PERSON bob", "BOT circus/random"), seats.get(3));
        assertTrue(seats.get(0).matches("PERSON ann, 0, [12]"), seats.get(0));
        assertTrue(seats.get(1).matches("PERSON bob, 1, [12]"), seats.get(1));
    }

    @Test
    @DisplayName(
            "Two teams are two sides: who goes away ends it; the partner who stayed does not move, and the others have"
                    + " won")
    void teamLeft() throws SQLException {
        at.begin(RatedRoom.table(timed(4)), "ann", "bob", "cleo", "dan");
        at.move(6);
        at.leave("cleo");
        at.pass(60_000);
        assertEquals(
                List.of("PERSON ann, 0, 2", "PERSON bob, 1, 1", "PERSON cleo, 0, 2, left", "PERSON dan, 1, 1"),
                at.seats());
        at.ratings().enterWaiting((pool, player) -> Rating.NEWCOMER).join();
        assertEquals(List.of(), at.ratings().of("ann"), "no match has counted for this person");
        assertTrue(at.ratings().of("cleo").get(0).rating().mean() < Rating.NEWCOMER.mean());
        assertTrue(at.ratings().of("bob").get(0).rating().mean() > Rating.NEWCOMER.mean());
    }

    @Test
    @DisplayName("Among many, one move of a stand-in for somebody who was away, and who came back, means having left")
    void helped() throws SQLException {
        at.begin(RatedRoom.table(rated("rando", 3, Map.of())), "ann", "bob", "RANDOM");
        at.move(6);
        at.leave("bob");
        at.pass(60_000);
        at.moveUntil(1);
        at.comeBack("bob");
        at.playOut();
        assertTrue(
                at.seats().get(1).matches("PERSON bob, 1, [1-3], left"),
                at.seats().get(1));
    }

    // ---- Together --------------------------------------------------------------------------------------------------

    private static final Map<String, String> TURNS = Map.of("round", "untimed", "turns", "4");

    @Test
    @DisplayName("A team plays against the setting, a seat of its own that has won where they have not")
    void together() throws SQLException {
        at.begin(RatedRoom.table(rated("flow", 2, TURNS)), "ann", "NOVICE");
        at.playOut();
        assertEquals(List.of("flow/together, together"), at.pool());
        List<String> seats = at.seats();
        int rank = seats.get(0).endsWith("1") ? 1 : 2;
        assertEquals(
                List.of(
                        "PERSON ann, 0, " + rank,
                        "BOT flow/novice, 0, " + rank,
                        "SETTING flow/2 difficulty=none round=untimed turns=4, 1, " + (3 - rank)),
                seats);
    }

    @Test
    @DisplayName("The same setting has one name, however it was chosen; a bot stands in for who gave a team up")
    void sameSetting() throws SQLException {
        Map<String, String> all =
                Map.of("round", "untimed", "turns", "4", "difficulty", "none", "grace", "15", "win", "before-wave");
        at.begin(RatedRoom.table(rated("flow", 2, all)), "ann", "bob");
        at.move(3);
        at.ask("bob", "\"do\":\"resign\",\"seat\":1");
        at.playOut();
        assertTrue(at.seats().get(1).endsWith("left"), at.seats().get(1));
        assertTrue(at.seats().get(2).startsWith("SETTING flow/2 difficulty=none round=untimed turns=4, "));
    }

    @Test
    @DisplayName("A table that was agreed on while any option could be chosen ends, and enters nothing")
    void noSetting() throws SQLException {
        String known = Json.text(RatedRoom.table(rated("flow", 2, TURNS)));
        String other = known.replace("\"round\":", "\"grace\":\"30\",\"round\":");
        assertNotEquals(known, other);
        at.begin(Json.read(other, TableRecord.class), "ann", "bob");
        at.playOut();
        assertEquals(List.of(), at.pool());
    }

    // ---- Nothing ---------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("An abandoned match enters nothing")
    void abandoned() throws SQLException {
        at.begin(RatedRoom.table(rated("circus", 2, Map.of())), "ann", "bob");
        at.move(4);
        at.ask("ann", "\"do\":\"propose\",\"what\":\"abandon\"");
        at.ask("bob", "\"do\":\"agree\"");
        assertTrue(at.isOver());
        assertEquals(List.of(), at.pool());
        assertEquals(List.of(), at.seats());
    }

    @Test
    @DisplayName("A match that is not rated enters nothing")
    void unrated() throws SQLException {
        at.begin(RatedRoom.table(TableTerms.of("circus", 2, Map.of())), "ann", "bob");
        at.move(4);
        at.ask("ann", "\"do\":\"resign\",\"seat\":0");
        assertTrue(at.isOver());
        assertEquals(List.of(), at.pool());
    }

    @Test
    @DisplayName("Who was forgotten before the end has no row, and the others have theirs")
    void forgotten() throws SQLException {
        at.begin(RatedRoom.table(rated("rando", 3, Map.of())), "ann", "bob", "RANDOM");
        at.move(6);
        at.forget("bob");
        at.playOut();
        List<String> seats = at.seats();
        assertEquals(2, seats.size());
        assertTrue(seats.get(0).startsWith("PERSON ann, 0, ") && seats.get(1).startsWith("BOT rando/random, 2, "));
    }
}
