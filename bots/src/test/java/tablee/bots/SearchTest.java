package tablee.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Bots;
import tablee.core.Entry;
import tablee.core.FastDice;
import tablee.core.Header;
import tablee.core.Match;

class SearchTest {
    private static final Bot.Budget WITHOUT_TIME = Bot.Budget.iterations(2_000);

    private static Match<Nim.Heap> heap(int left) {
        Header header = new Header(
                "nim", Nim.GAME.card().setup(2, Map.of()), new TreeMap<>(), Optional.of(new Nim.Position(left, 0)));
        return Match.open(Nim.GAME, header);
    }

    private static int chosen(String level, int left, long seed) {
        return Bots.find(level).sit(Nim.GAME).choose(heap(left).eyes(0), WITHOUT_TIME, new FastDice(seed));
    }

    @Test
    void theLevelsAreThereWeakestFirst() {
        List<String> levels = Bots.all().stream().map(Bot::level).toList();
        assertEquals(List.of("random", "novice", "casual", "strong", "expert"), levels);
    }

    @Test
    void theExpertLeavesAMultipleOfFourWheneverItCan() {
        for (int left = 2; left <= 15; left++) {
            if (left % 4 != 0) assertEquals(left % 4, chosen("expert", left, left), "heap of " + left);
        }
    }

    @Test
    void theSameSeedAndIterationsGiveTheSameMove() {
        for (int seed = 0; seed < 10; seed++) assertEquals(chosen("novice", 16, seed), chosen("novice", 16, seed));
    }

    @Test
    void thoughtsAreRankedAndTheirSharesAddUp() {
        List<BotPlayer.Thought> thoughts =
                Bots.find("expert").sit(Nim.GAME).think(heap(7).eyes(0), WITHOUT_TIME, new FastDice(1));
        assertEquals(3, thoughts.get(0).move());
        assertTrue(thoughts.get(0).valuePermille() > 900, thoughts.toString());
        int shares =
                thoughts.stream().mapToInt(BotPlayer.Thought::sharePermille).sum();
        assertTrue(shares > 990 && shares <= 1000, thoughts.toString());
    }

    @Test
    void theExpertBeatsRandomFromAWonHeap() {
        for (int seed = 0; seed < 20; seed++) assertEquals(1, ranksAgainstRandom(seed)[0], "seed " + seed);
    }

    private static int[] ranksAgainstRandom(int seed) {
        List<BotPlayer<Nim.Heap>> players =
                List.of(Bots.find("expert").sit(Nim.GAME), Bots.find("random").sit(Nim.GAME));
        Match<Nim.Heap> match = heap(21);
        FastDice dice = new FastDice(seed);
        while (!match.over()) {
            int seat = Long.numberOfTrailingZeros(match.toAct());
            int move = players.get(seat).choose(match.eyes(seat), WITHOUT_TIME, dice);
            match = ((Match.Accepted<Nim.Heap>) match.play(new Entry(seat, move, 0))).match();
        }
        return match.ranks().orElseThrow();
    }
}
