package tablee.pluvionautes.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.Playout;
import tablee.core.Told;
import tablee.pluvionautes.Pluvionautes;
import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Scatter;

class PluvionautesForesightTest {
    private static final Pluvionautes GAME = new Pluvionautes();
    private static final int GAMES = Boolean.getBoolean("tablee.full") ? 60 : 12;

    private final Standing standing = new Standing();
    private final Yield yield = new Yield();

    /** What is done at each beginning of a throw in some random games with two and four seats. */
    private interface Check {
        void at(PluvionautesState throwing, FastDice dice);
    }

    private static void play(Check check) {
        for (long seed = 1; seed <= GAMES; seed++) {
            PluvionautesState state =
                    GAME.open(GAME.card().setup(seed % 2 == 0 ? 2 : 4, Map.of("no-dexterity", "on", "rounds", "15")));
            FastDice dice = new FastDice(seed);
            Playout playout = new Playout(dice);
            while (state.toAct() != 0) {
                if (state.phase == Phase.THROW && dice.roll(4) == 0) check.at(state, dice);
                playout.step(state, Told.DEAF);
            }
        }
    }

    @Test
    @DisplayName("PLUV-22 to 26: the best that a turn can bring is what trying everything out brings")
    void bestTurns() {
        TurnTables tables = new TurnTables();
        play((state, dice) -> {
            int cell = Hex.at(dice.roll(Hex.CELLS));
            int face = 2 + dice.roll(4);
            PluvionautesState landed = state.copy();
            landed.phase = Phase.MOVE;
            landed.die = Hex.bit(cell);
            landed.face = face;
            landed.points = face;
            TurnTable table = tables.find(landed);
            assertEquals(tried(state, landed), table.score(table.landing(Hex.place(cell), face)));
        });
    }

    /** How the one whose turn it is stands after the best of all that can be done until it ends. */
    private int tried(PluvionautesState before, PluvionautesState now) {
        if (now.phase != Phase.MOVE && now.phase != Phase.TOW && now.phase != Phase.ANCHOR) return stands(before, now);
        Moves moves = new Moves();
        now.moves(before.turn, moves);
        int best = 0;
        for (int i = 0; i < moves.size(); i++) {
            PluvionautesState next = now.copy();
            next.play(before.turn, moves.get(i), 0, Told.DEAF);
            best = Math.max(best, tried(before, next));
        }
        return best;
    }

    private int stands(PluvionautesState before, PluvionautesState after) {
        standing.read(before);
        yield.of(after);
        for (Goods goods : Goods.values()) {
            standing.best[goods.ordinal()] = yield.best(goods);
            standing.second[goods.ordinal()] = yield.second(goods);
        }
        return standing.after(before.turn, after.sky.anchored() - before.sky.anchored());
    }

    @Test
    @DisplayName("PLUV-32: a target is worth what the cells bring that its throws come down on")
    void targets() {
        TurnTables tables = new TurnTables();
        play((state, dice) -> {
            TurnTable table = tables.find(state);
            int target = dice.roll(Hex.CELLS);
            Odds odds = new Odds();
            Scatter.measured().odds(Hex.at(target), odds);
            double sum = 0;
            for (int i = 0; i < odds.size(); i++) {
                PluvionautesState landed = state.copy();
                landed.phase = Phase.FLIGHT;
                landed.aim = PluvionautesMove.TARGET.move(Hex.at(target));
                landed.throwsLeft = 0;
                landed.play(Actor.CHANCE, odds.move(i), 0, Told.DEAF);
                sum += odds.weight(i) * (double) outcome(table, landed);
            }
            assertEquals(sum / odds.total(), table.target(target), 100);
            assertTrue(table.target(table.bestTarget()) >= table.target(target));
        });
    }

    /** A miss counts as the best throw after it. */
    private static int outcome(TurnTable table, PluvionautesState landed) {
        if (landed.die == 0) return table.target(table.bestTarget());
        int place = Hex.place(landed.dieCell());
        return table.score(landed.phase == Phase.FACE ? table.landing(place) : table.landing(place, landed.points));
    }

    @Test
    @DisplayName("Chances are chances, two seats share one whole, and what is looked at first is what is best")
    void values() {
        Knowledge<PluvionautesState> foresight = new PluvionautesKnowledge().foresight();
        play((state, dice) -> {
            int sum = 0;
            for (int seat = 0; seat < state.seats(); seat++) {
                int value = foresight.value(state, seat);
                assertTrue(value > 0 && value < 1000, "a chance of " + value);
                sum += value;
            }
            assertEquals(500 * state.seats(), sum, 5 * state.seats());
            Moves moves = new Moves();
            state.moves(state.turn, moves);
            foresight.look(state, state.turn);
            int heaviest = 0;
            for (int i = 0; i < moves.size(); i++) {
                int weight = foresight.weigh(state, state.turn, moves.get(i));
                assertTrue(weight >= 1);
                heaviest = Math.max(heaviest, weight);
            }
            assertEquals(256, heaviest);
        });
    }
}
