package tablee.rando.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.Reason;
import tablee.core.Told;
import tablee.rando.Rando;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.testkit.KnowledgeCheck;
import tablee.wire.words.Words;

class RandoKnowledgeTest {
    @Test
    @DisplayName("Every move has a reason that can be said in four languages, and what it says is true")
    void reasonsAreTrue() {
        Set<String> given = new TreeSet<>(KnowledgeCheck.of(new Rando(), 120, RandoKnowledgeTest::check));
        given.add("no-hike"); // needs an empty pile and discard
        Set<String> known = new TreeSet<>();
        for (String key : Words.of(new Rando(), "en").keys()) {
            if (key.startsWith("reason.")) known.add(key.substring("reason.".length()));
        }
        assertEquals(known, given);
    }

    private static void check(RandoState before, RandoState after, int seat, Reason reason) {
        boolean sameTurn = after.seat == seat && after.round == before.round && after.part == before.part;
        if (!sameTurn) return;
        switch (reason.key()) {
            case "points", "double-points" ->
                assertEquals(reason.args().get(0), after.boards.points(seat) - before.boards.points(seat));
            case "steps", "double-steps" ->
                assertEquals(reason.args().get(0), BestHike.steps(after, seat) - BestHike.steps(before, seat));
            case "on-the-way" -> assertEquals(reason.args().get(0), before.rules.stretches - after.stretch);
            case "swap" -> assertEquals(reason.args().get(0), Score.scales(after, seat));
            default -> assertTrue(reason.rule().startsWith("RAND-"));
        }
    }

    @Test
    @DisplayName("RAND-30: what a stretch is thought to bring is what it brings")
    void stretches() {
        for (long seed = 1; seed <= 200; seed++) {
            RandoState s = hiking(seed);
            Moves ways = new Moves();
            s.moves(s.seat, ways);
            for (int i = 0; i < ways.size(); i++) {
                RandoState after = s.copy();
                after.part = Part.TILE;
                after.play(s.seat, ways.get(i), 0, Told.DEAF);
                int points = after.boards.points(s.seat) - s.boards.points(s.seat);
                int steps = 0;
                for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) {
                    int climbed = after.boards.level(s.seat, obstacle) - s.boards.level(s.seat, obstacle);
                    steps += climbed * Outlook.step(s, obstacle);
                }
                assertEquals(100 * points + steps, Stretch.worth(s, s.seat, RandoMove.a(ways.get(i))), "seed " + seed);
            }
        }
    }

    /** A moment of a random game in which somebody hikes. */
    private static RandoState hiking(long seed) {
        Rando rando = new Rando();
        RandoState s = rando.open(rando.card().setup(2, java.util.Map.of()));
        Playout playout = new Playout(new FastDice(seed));
        long plies = 0;
        while (s.phase != Phase.HIKE || plies < seed % 30) {
            if (s.toAct() == 0) return hiking(seed + 1000);
            playout.step(s, Told.DEAF);
            if (playout.actor() != Actor.CHANCE) plies++;
        }
        return s;
    }

    @Test
    @DisplayName("RAND-61: the leader has the better chance, the more so the fewer rounds are left")
    void leads() {
        RandoState s = hiking(1);
        RandoKnowledge knowledge = new RandoKnowledge();
        int other = 1 - s.seat;
        s.boards.score(s.seat, 20);
        s.round = 3;
        int early = knowledge.value(s, s.seat);
        s.round = 9;
        int late = knowledge.value(s, s.seat);
        assertTrue(early > 600 && late > early, early + " " + late);
        assertTrue(knowledge.value(s, other) < 400);
    }
}
