package tablee.server.ratings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Games;
import tablee.core.Setting;
import tablee.rating.PlackettLuce;
import tablee.rating.RatedSide;
import tablee.rating.Rating;
import tablee.store.ratings.RatedResults;

class SettingRatingsTest {
    private static final List<String> LEVELS = List.of("novice", "casual", "strong", "expert");
    private static final int GAMES = 60;

    private final Properties all = SettingRatings.read(Games.find("flow"));

    /** The side that this number of bots of a level are. */
    private static RatedSide team(String level, int seats) {
        RatedResults.Player bot = new RatedResults.Player(RatedResults.Kind.BOT, "flow/" + level);
        return new RatedSide(Collections.nCopies(seats, FirstRatings.of("flow/together", bot)), 1);
    }

    private static double expected(int seats, Rating setting) {
        RatedSide other = new RatedSide(List.of(setting), 2);
        return LEVELS.stream()
                .mapToDouble(level -> GAMES * PlackettLuce.chance(team(level, seats), other))
                .sum();
    }

    @Test
    @DisplayName("Every setting that bots have played begins where as many wins would be expected as there were")
    void workedOut() {
        List<String> keys = new ArrayList<>();
        for (String key : all.stringPropertyNames()) if (key.startsWith("won.")) keys.add(key);
        assertEquals(252, keys.size(), "seven difficulties, six numbers of seats, two of turns and four clocks");
        for (String key : keys) {
            int wins = 0;
            for (String each : all.getProperty(key).split(" ")) wins += Integer.parseInt(each);
            String setting = key.substring(4) + (key.split("\\.").length == 5 ? "" : ".untimed");
            String[] figures = all.getProperty(setting).split(" ");
            Rating rating = new Rating(Long.parseLong(figures[0]), Long.parseLong(figures[1]));
            // Where every game was won, half a game is counted as lost: otherwise there would be no end to how easy it
            // is.
            double counted = Math.min(wins, LEVELS.size() * GAMES - 0.5);
            assertEquals(counted, expected(Integer.parseInt(setting.split("\\.")[0]), rating), 0.01, setting);
        }
    }

    private static Rating of(String name) {
        return Setting.read(name).flatMap(SettingRatings::of).orElseThrow();
    }

    @Test
    @DisplayName(
            "What was not chosen is as usual, every number of seats and every clock is known, and more time makes it"
                    + " easier")
    void found() {
        assertEquals(of("flow/1 difficulty=none round=untimed turns=8"), of("flow/1 round=untimed"));
        assertTrue(of("flow/1 difficulty=hard round=untimed").mean()
                > of("flow/1 round=untimed").mean());
        assertTrue(of("flow/1 round=untimed turns=12").mean()
                < of("flow/1 round=untimed").mean());
        for (int seats = 1; seats <= 6; seats++) {
            for (String clock : List.of("", " round=45", " round=90", " round=120", " round=untimed"))
                assertEquals(4_000_000, of("flow/" + seats + clock).spread(), clock);
            assertTrue(
                    of("flow/" + seats + " round=90").mean()
                            < of("flow/" + seats).mean(),
                    "half a minute more makes it easier");
            assertTrue(
                    of("flow/" + seats + " round=120").mean()
                            < of("flow/" + seats + " round=60").mean(),
                    "a minute more makes it easier still");
            assertTrue(
                    of("flow/" + seats + " round=45").mean()
                            > of("flow/" + seats).mean(),
                    "fifteen seconds less make it harder");
            assertTrue(
                    of("flow/" + seats).mean()
                            < of("flow/" + seats + " round=untimed").mean(),
                    "in a minute bots take twelve turns, and not eight");
        }
        assertEquals(Optional.empty(), Setting.read("circus/2").flatMap(SettingRatings::of));
    }

    private static Rating turns(int turns) {
        return of("flow/3 difficulty=hard round=untimed turns=" + turns);
    }

    @Test
    @DisplayName(
            "Turns that no bot has played lie on the line between those that bots have played: fewer are harder, and"
                    + " less is known of them")
    void turns() {
        for (int turns = 5; turns <= 20; turns++)
            assertTrue(turns(turns).mean() <= turns(turns - 1).mean(), turns + " turns");
        assertTrue(
                turns(4).mean() > turns(8).mean() && turns(8).mean() > turns(10).mean());
        assertEquals((turns(8).mean() + turns(12).mean()) / 2.0, turns(10).mean(), 1);
        assertEquals(turns(8).mean() + (turns(8).mean() - turns(12).mean()), turns(4).mean(), 1);
        assertEquals(turns(12).mean(), turns(20).mean());
        assertEquals(6_000_000, turns(9).spread());
        assertEquals(
                List.of(Rating.NEWCOMER.spread(), Rating.NEWCOMER.spread()),
                List.of(turns(7).spread(), turns(13).spread()));
    }
}
