package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.core.Word;
import tablee.rando.positions.Pieces;
import tablee.rando.positions.RandoPosition;

class RandoLockstepTest {
    private static final int TERRAINS = Boolean.getBoolean("tablee.full") ? 100_000 : 4_000;

    @Test
    @DisplayName("RAND-30, RAND-31: a step-by-step simulator of hikes agrees with the rules on random terrains")
    void agrees() {
        long seed = Long.getLong("tablee.seed", 1);
        int terrains = Long.getLong("tablee.seed") == null ? TERRAINS : 1;
        for (int i = 0; i < terrains; i++) compare(seed + i);
    }

    private static void compare(long seed) {
        FastDice dice = new FastDice(seed);
        RandoState s = randomTerrain(dice);
        String walker = Colour.of(s.pile.top()).name().substring(0, 1);
        PlainRando other = new PlainRando(pieces(s), walker);
        s.play(0, Verb.JOKER.move(Tile.HIKE.ordinal()), 0, Told.DEAF);
        String where = "seed " + seed + " (again with -Dtablee.seed=" + seed + ")\n";
        while (s.phase == Phase.HIKE) {
            String before = where + s.draw();
            Moves moves = new Moves();
            s.moves(0, moves);
            assertEquals(other.ways(), ways(s, moves), before);
            int move = moves.pick(dice);
            s.play(0, move, 0, Told.DEAF);
            other.go(Direction.of(RandoMove.a(move)).name().toLowerCase(java.util.Locale.ROOT));
            String after = before + s.write(0, move) + "\n" + s.draw();
            assertEquals(other.pieces(), pieces(s), after);
            assertEquals(other.points, s.boards.points(0), after);
            for (int kind = 0; kind < 4; kind++) assertEquals(other.steps[kind], s.boards.level(0, kind), after);
            assertEquals(other.over(), s.phase != Phase.HIKE, after);
        }
    }

    private static List<String> ways(RandoState s, Moves moves) {
        List<String> ways = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) ways.add(s.write(0, moves.get(i)).substring("go ".length()));
        return ways;
    }

    private static RandoState randomTerrain(FastDice dice) {
        RandoTable table = RandoTable.of(2, "");
        RandoState s = table.s;
        for (int token = 0; token < s.rules.tokens(); token++) {
            s.terrain.placeToken(token, free(s, dice), dice.roll(2) == 0 ? Side.VALUE : Side.OBSTACLE);
        }
        for (int hiker = 0; hiker < Colour.COUNT; hiker++) s.terrain.placeHiker(hiker, free(s, dice));
        s.pile.show(dice.roll(Colour.COUNT));
        return s;
    }

    /** Corners too: more than the set-up allows. */
    private static int free(RandoState s, FastDice dice) {
        int crossing = dice.roll(Crossing.COUNT);
        while (!s.isFree(crossing)) crossing = dice.roll(Crossing.COUNT);
        return crossing;
    }

    private static Map<String, String> pieces(RandoState s) {
        Map<String, String> pieces = new TreeMap<>();
        for (RandoPosition.HikerAt each : Pieces.hikers(s)) {
            pieces.put(each.at(), each.colour().name().substring(0, 1));
        }
        for (RandoPosition.TokenAt each : Pieces.tokens(s)) {
            String side = each.side() == Side.OBSTACLE ? "#" : "";
            pieces.put(each.at(), Word.of(each.colour()).charAt(0) + "" + each.value() + side);
        }
        return pieces;
    }
}
