package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Playout;
import tablee.core.Told;

/** The quick rules and the plain ones play the same games. */
class CircusLockstepTest {
    private static final int GAMES = Boolean.getBoolean("tablee.full") ? 5_000 : 150;

    @Test
    @DisplayName("CIRC-62: in random games both list the same moves and come to the same rings, posters and ends")
    void sameGames() {
        Map<Ending, Integer> endings = new TreeMap<>();
        long only = Long.getLong("tablee.seed", 0);
        for (long seed = only == 0 ? 1 : only; seed <= (only == 0 ? GAMES : only); seed++) {
            endings.merge(play(seed), 1, Integer::sum);
        }
        assertTrue(only != 0 || endings.size() == Ending.values().length, endings::toString);
    }

    private static Ending play(long seed) {
        FastDice dice = new FastDice(seed);
        int seats = dice.roll(2) == 0 ? 2 : 4;
        Map<String, String> options = Map.of(
                "draw-after", dice.roll(2) == 0 ? "50" : "100", "decide-at-limit", dice.roll(2) == 0 ? "on" : "off");
        CircusTable stage = CircusTable.open(CircusTable.GAME.card().setup(seats, 1 + dice.roll(2), options, ""));
        Playout playout = new Playout(dice);
        while (Actor.in(stage.state.toAct(), Actor.CHANCE)) playout.step(stage.state, Told.DEAF);
        PlainCircus plain = new PlainCircus(stage.state);
        while (stage.state.phase != Phase.OVER) {
            String where = "seed " + seed + ", turn " + plain.turn;
            List<String> moves = stage.moves();
            assertEquals(plain.moves(), new HashSet<>(moves), where);
            boolean thrifty = seed % 3 == 0 && moves.contains("end");
            String word = thrifty ? "end" : moves.get(dice.roll(moves.size()));
            stage.play(word);
            plain.play(word);
            assertEquals(picture(plain), picture(stage.state), where + ", after " + word);
            stage.view(0).ahead().ifPresent(ahead -> assertEquals(plain.ahead(), ahead, where + ", after " + word));
        }
        assertTrue(plain.over);
        return stage.state.ending;
    }

    private record Picture(List<Artist> up, List<Artist> down, List<Integer> applause, List<?> posters, boolean over) {}

    private static Picture picture(PlainCircus plain) {
        List<List<Artist>> posters = plain.posters.stream()
                .map(each -> each.stream().sorted().toList())
                .toList();
        return new Picture(plain.up, plain.down, List.of(plain.applause[0], plain.applause[1]), posters, plain.over);
    }

    private static Picture picture(CircusState state) {
        List<Artist> up = new ArrayList<>();
        List<Artist> down = new ArrayList<>();
        for (int position = 0; position < Ring.POSITIONS; position++) {
            up.add(state.face(position));
            down.add(state.back(position));
        }
        return new Picture(
                up,
                down,
                List.of(Applause.of(state, 0), Applause.of(state, 1)),
                List.of(Posters.artists(Posters.of(state, 0)), Posters.artists(Posters.of(state, 1))),
                state.phase == Phase.OVER);
    }
}
