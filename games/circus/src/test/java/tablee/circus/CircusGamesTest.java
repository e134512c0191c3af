package tablee.circus;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.Ending;
import tablee.circus.rules.Posters;
import tablee.core.Dice;
import tablee.core.Entry;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Told;
import tablee.testkit.Playthroughs;
import tablee.testkit.RecordedGames;
import tablee.testkit.Recorder;

/** Games written down: some to be read, and finished ones for each way a game can end, for each side, of two players and of two teams. */
class CircusGamesTest {
    private static final Circus GAME = new Circus();

    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Circus());
    }

    @TestFactory
    Stream<DynamicNode> recorded() {
        Map<String, Predicate<Match<CircusState>>> endings = new TreeMap<>();
        for (int seats : new int[] {2, 4}) {
            String who = seats == 2 ? "players" : "teams";
            for (int side = 0; side < 2; side++) {
                int winner = side;
                endings.put(
                        who + "-third-poster-" + side,
                        match -> won(match, seats, winner) && postersOf(match) < 5 && !twoAtOnce(match));
                endings.put(
                        who + "-fifth-poster-" + side,
                        match -> won(match, seats, winner)
                                && postersOf(match) == 5
                                && match.state().ending == Ending.THIRD_POSTER);
                endings.put(
                        who + "-five-clowns-" + side,
                        match -> won(match, seats, winner) && match.state().ending == Ending.FIVE_CLOWNS);
            }
            endings.put(
                    who + "-draw",
                    match -> match.state().seats() == seats && match.over() && match.state().ending == Ending.DRAW);
        }
        for (Ending ending : List.of(Ending.MORE_POSTERS, Ending.MORE_APPLAUSE, Ending.REACHED_FIRST)) {
            String name = "limit-" + ending.name().toLowerCase(Locale.ROOT).replace('_', '-');
            endings.put(name, match -> match.over() && match.state().ending == ending);
        }
        endings.put("two-trios", match -> match.over() && twoAtOnce(match));
        return RecordedGames.in(GAME, endings, Recorder.of(GAME).with(CircusGamesTest::choose));
    }

    private static boolean won(Match<CircusState> match, int seats, int side) {
        CircusState state = match.state();
        return match.over() && seats == state.seats() && Posters.countOf(state, side) == 3;
    }

    private static int postersOf(Match<CircusState> match) {
        return Posters.countOf(match.state(), 0) + Posters.countOf(match.state(), 1);
    }

    /** Whether one entry won two posters. */
    private static boolean twoAtOnce(Match<CircusState> match) {
        CircusState state = GAME.open(match.header().setup());
        boolean found = false;
        for (Entry entry : match.log()) {
            int before = Integer.bitCount(state.posters);
            state.play(entry.actor(), entry.move(), entry.at(), Told.DEAF);
            found |= Integer.bitCount(state.posters) == before + 2;
        }
        return found;
    }

    /** Where the limit decides, one may keep Applause for it; random players never do. */
    private static boolean saves(CircusState state, Moves moves) {
        boolean ends = false;
        for (int i = 0; i < moves.size(); i++) ends |= moves.get(i) == CircusMove.END;
        return ends && state.rules.decides();
    }

    /** Any move, but one that wins two posters at once where there is one. */
    private static int choose(CircusState state, int actor, Moves moves, Dice dice) {
        for (int i = 0; i < moves.size(); i++) {
            CircusState next = state.copy();
            next.play(actor, moves.get(i), 0, Told.DEAF);
            if (Integer.bitCount(next.posters) == Integer.bitCount(state.posters) + 2) return moves.get(i);
        }
        return saves(state, moves) && dice.roll(2) == 0 ? CircusMove.END : moves.pick(dice);
    }
}
