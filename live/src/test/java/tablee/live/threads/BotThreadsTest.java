package tablee.live.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.BotPlayer;
import tablee.core.Dealer;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.HmacDice;
import tablee.core.Match;
import tablee.core.State;
import tablee.table.message.Command;
import tablee.table.message.Effects;

class BotThreadsTest {
    private static <S extends State<S>> Effects.Thinking<S> thinking(Game<S> game, long pauseMillis) {
        return thinking(game, "m", "random", "", pauseMillis);
    }

    private static <S extends State<S>> Effects.Thinking<S> thinking(
            Game<S> game, String id, String level, String hint, long pauseMillis) {
        Match<S> match =
                Match.open(game, Header.of(game.card().id(), game.card().setup(2, Map.of())));
        Dealer dealer = new Dealer(new byte[HmacDice.SEED_BYTES], Map.of());
        while (Actor.in(match.toAct(), Actor.CHANCE)) {
            for (Entry entry : dealer.deal(match).entries()) match = ((Match.Accepted<S>) match.play(entry)).match();
        }
        int seat = Actor.first(match.toAct());
        return new Effects.Thinking<>(
                game, match.eyes(seat), id, "ann", level, "", hint, pauseMillis, Optional.empty());
    }

    private static long millisUntil(BotThreads thinkers, Effects.Thinking<?> thinking, List<Command> answers)
            throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(1);
        long start = System.nanoTime();
        thinkers.think(thinking, command -> {
            answers.add(command);
            answered.countDown();
        });
        assertTrue(answered.await(20, TimeUnit.SECONDS));
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    @Test
    @DisplayName("TABLE-33: a bot answers no sooner than people can follow, and sooner where the clocks run faster")
    void pauses() throws InterruptedException {
        List<Command> answers = new CopyOnWriteArrayList<>();
        Effects.Thinking<?> thinking = thinking(Games.find("circus"), 300);
        try (BotThreads patient = new BotThreads(1, () -> 5, 1);
                BotThreads hasty = new BotThreads(1, () -> 5, 100)) {
            assertTrue(millisUntil(patient, thinking, answers) >= 300);
            assertTrue(millisUntil(hasty, thinking, answers) >= 3);
        }
        assertEquals(answers.get(0), answers.get(1));
    }

    @Test
    @DisplayName("TABLE-33: while a bot pauses, its thread thinks for others")
    void others() throws InterruptedException {
        Effects.Thinking<?> thinking = thinking(Games.find("circus"), 400);
        CountDownLatch answered = new CountDownLatch(10);
        long start = System.nanoTime();
        try (BotThreads patient = new BotThreads(1, () -> 5, 1)) {
            for (int i = 0; i < 10; i++) patient.think(thinking, command -> answered.countDown());
            assertTrue(answered.await(20, TimeUnit.SECONDS));
        }
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        assertTrue(millis >= 400 && millis < 4000, "ten pauses at once took " + millis);
    }

    @Test
    @DisplayName(
            "A bot stays seated between its decisions until its match is over or its table sleeps; advice keeps nobody")
    void stays() throws InterruptedException {
        List<Command> answers = new CopyOnWriteArrayList<>();
        try (BotThreads thinkers = new BotThreads(1, () -> 5)) {
            millisUntil(thinkers, thinking(Games.find("circus"), "m", "novice", "advise me", 0), answers);
            assertEquals(0, thinkers.seated());
            millisUntil(thinkers, thinking(Games.find("circus"), "m", "novice", "", 0), answers);
            millisUntil(thinkers, thinking(Games.find("rando"), "n", "novice", "", 0), answers);
            millisUntil(thinkers, thinking(Games.find("circus"), "m", "novice", "", 0), answers);
            assertEquals(2, thinkers.seated());
            thinkers.leave("m");
            assertEquals(1, thinkers.seated());
        }
    }

    @Test
    @DisplayName("The same bot comes back to its seat, no two thoughts share one, and who decided longest ago leaves")
    void seated() {
        sits(Games.find("circus"));
    }

    private static <S extends State<S>> void sits(Game<S> game) {
        BotMemory seated = new BotMemory(2);
        Effects.Thinking<S> first = thinking(game, "a", "strong", "", 0);
        BotPlayer<S> player = seated.call(first);
        assertNotSame(player, seated.call(first), "it is still thinking");
        seated.back(first, player);
        assertNotSame(player, seated.call(thinking(game, "b", "strong", "", 0)));
        assertNotSame(player, seated.call(thinking(game, "a", "expert", "", 0)));
        assertSame(player, seated.call(first));
        for (String match : List.of("a", "b", "c")) {
            Effects.Thinking<S> thinking = thinking(game, match, "strong", "", 0);
            seated.back(thinking, match.equals("a") ? player : seated.call(thinking));
        }
        assertEquals(2, seated.size());
        assertNotSame(player, seated.call(first), "a was let go for c");
    }
}
