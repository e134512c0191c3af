package tablee.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.bots.CandidateBot;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;

/** The weights in the jar are for the games as they are encoded now, small enough, and used where they were judged. */
class ShippedWeightsTest {
    private static final int MOST_BYTES = 200 * 1024;

    private static byte[] weights(Game<?> game) throws IOException {
        try (InputStream in =
                CandidateBot.class.getResourceAsStream("weights/" + game.card().id() + ".weights")) {
            return in == null ? new byte[0] : in.readAllBytes();
        }
    }

    @Test
    @DisplayName("Every file of weights fits its game, and has at most 200 KB")
    void fit() throws IOException {
        int found = 0;
        for (Game<?> game : Games.all()) {
            byte[] weights = weights(game);
            if (weights.length == 0) continue;
            found++;
            assertTrue(weights.length <= MOST_BYTES, game.card().id() + " has " + weights.length);
            sit(game, weights);
        }
        assertEquals(1, found, "the games that docs/training.md has weights for");
    }

    private static <S extends State<S>> BotPlayer<S> sit(Game<S> game, byte[] weights) {
        return new CandidateBot("candidate", weights).sit(game);
    }

    @Test
    @DisplayName("Expert uses them with two seats by the usual rules, and nowhere else; strong does not use them")
    void where() throws IOException {
        assertEquals(thoughts("candidate", 2, Map.of()), thoughts("expert", 2, Map.of()));
        assertNotEquals(thoughts("candidate", 2, Map.of()), thoughts("strong", 2, Map.of()));
        Map<String, String> other = Map.of("stretches", "per-action");
        assertEquals(thoughts("candidate", 2, other), thoughts("expert", 2, other));
    }

    private static List<BotPlayer.Thought> thoughts(String level, int seats, Map<String, String> options)
            throws IOException {
        Game<?> game = Games.find("rando");
        Bot bot = level.equals("candidate") ? new CandidateBot(level, weights(game)) : Bots.find(level);
        return think(game, bot, seats, options);
    }

    private static <S extends State<S>> List<BotPlayer.Thought> think(
            Game<S> game, Bot bot, int seats, Map<String, String> options) {
        Match<S> match =
                Match.open(game, Header.of(game.card().id(), game.card().setup(seats, options)));
        Playout playout = new Playout(new FastDice(3));
        while (!Actor.isSeat(Actor.first(match.toAct()))) {
            playout.choose(match.state());
            match = ((Match.Accepted<S>) match.play(new Entry(playout.actor(), playout.move(), 0))).match();
        }
        int seat = Actor.first(match.toAct());
        return bot.sit(game).think(match.eyes(seat), Bot.Budget.iterations(200), new FastDice(1));
    }
}
