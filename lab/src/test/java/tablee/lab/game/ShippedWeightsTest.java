package tablee.lab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.bots.CandidateBot;
import tablee.core.Actor;
import tablee.core.BadInput;
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
        List<String> found = new ArrayList<>();
        for (Game<?> game : Games.all()) {
            byte[] weights = weights(game);
            if (weights.length == 0) continue;
            found.add(game.card().id());
            assertTrue(weights.length <= MOST_BYTES, game.card().id() + " has " + weights.length);
            sit(game, weights);
        }
        assertEquals(
                listed(),
                found,
                "weights/games.txt names each game that has weights, so that a missing file is noticed");
    }

    private static List<String> listed() throws IOException {
        try (InputStream in = Objects.requireNonNull(CandidateBot.class.getResourceAsStream("weights/games.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    @DisplayName("Weights for another game, or for a moment that is encoded otherwise, are refused with a sentence")
    void otherVersion() throws IOException {
        for (String id : listed()) {
            Game<?> game = Games.find(id);
            byte[] weights = weights(game);
            int encoding = 3 * Integer.BYTES + ByteBuffer.wrap(weights).getInt(2 * Integer.BYTES);
            BadInput other = assertThrows(BadInput.class, () -> sit(game, with(weights, encoding, 99)));
            assertEquals("The weights are for encoding 99 of other numbers.", other.getMessage());
            for (Game<?> stranger : Games.all()) {
                if (stranger.card().id().equals(id)) continue;
                BadInput foreign = assertThrows(BadInput.class, () -> sit(stranger, weights));
                assertEquals("The weights are for " + id + ".", foreign.getMessage());
            }
        }
    }

    private static <S extends State<S>> BotPlayer<S> sit(Game<S> game, byte[] weights) {
        return new CandidateBot("candidate", weights).sit(game);
    }

    @Test
    @DisplayName(
            "Expert uses them with the seats they were judged with, by the usual rules; otherwise it thinks as without them")
    void where() throws IOException {
        where("rando", List.of(2, 4), 3, Map.of("stretches", "per-action"));
        where("circus", List.of(2), 4, Map.of("draw-after", "50"));
    }

    private static void where(String id, List<Integer> judged, int unjudged, Map<String, String> other)
            throws IOException {
        Game<?> game = Games.find(id);
        Bot expert = Bots.find("expert");
        Bot learned = new CandidateBot("learned", weights(game));
        Bot written = new CandidateBot("written", forNobody(weights(game)));
        Map<String, String> usual = Map.of();
        for (int seats : judged) {
            assertEquals(think(game, learned, seats, usual), think(game, expert, seats, usual));
            assertNotEquals(think(game, written, seats, usual), think(game, expert, seats, usual));
            assertTrue(think(game, expert, seats, usual).get(0).reason().isPresent(), id + ": a hint has its reason");
            assertEquals(think(game, written, seats, other), think(game, expert, seats, other));
        }
        assertEquals(think(game, written, unjudged, usual), think(game, expert, unjudged, usual));
    }

    /** The same weights, judged with no number of seats. */
    private static byte[] forNobody(byte[] weights) {
        return with(weights, 4 * Integer.BYTES + ByteBuffer.wrap(weights).getInt(2 * Integer.BYTES), 0);
    }

    /** The same file with another number in one place, and a sum that is right for it. */
    private static byte[] with(byte[] weights, int at, int number) {
        ByteBuffer bytes = ByteBuffer.wrap(weights.clone());
        bytes.putInt(at, number);
        CRC32 sum = new CRC32();
        sum.update(bytes.array(), 0, weights.length - Integer.BYTES);
        return bytes.putInt(weights.length - Integer.BYTES, (int) sum.getValue())
                .array();
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
