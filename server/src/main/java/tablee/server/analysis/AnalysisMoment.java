package tablee.server.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.ReadableState;
import tablee.core.Viewer;
import tablee.review.analysis.AnalysisLine;

/**
 * The end of a line, as the analysis board shows it.
 *
 * @param turns who can act, each with all that it can do; chance with the weights of its outcomes
 * @param position in the engine's format, and {@code shape} what such a position is made of
 * @param data the text of the ruleset, where it is not one of the game's own
 * @param lines what a bot of the best level thinks for the first seat that is to act, the best line first
 * @param ranks where the game is over
 */
record AnalysisMoment(
        String game,
        int seats,
        int ruleset,
        Map<String, String> options,
        Optional<String> data,
        String viewer,
        List<Turn> turns,
        Record view,
        Optional<Record> figures,
        Record position,
        Map<String, Object> shape,
        Optional<List<AnalysisLine>> lines,
        Optional<List<Integer>> ranks) {
    record Turn(String actor, List<Choice> moves, boolean sample) {}

    record Choice(String word, int move, Optional<Integer> weight) {}

    static AnalysisMoment of(Match<?> match, int viewer, Optional<List<AnalysisLine>> lines) {
        ReadableState state = match.reading();
        List<Turn> turns = new ArrayList<>();
        for (long left = match.toAct(); left != 0; left &= left - 1) turns.add(turn(state, Actor.first(left)));
        return new AnalysisMoment(
                match.header().game(),
                state.seats(),
                match.header().setup().ruleset(),
                match.header().setup().options().asMap(),
                Optional.of(match.header().setup().data()).filter(text -> !text.isEmpty()),
                Viewer.write(viewer),
                turns,
                match.view(viewer),
                match.figures(viewer),
                state.position(),
                PositionShape.of(match.game().positionType()),
                lines,
                match.ranks().map(AnalysisMoment::listed));
    }

    private static List<Integer> listed(int[] ranks) {
        List<Integer> list = new ArrayList<>();
        for (int rank : ranks) list.add(rank);
        return list;
    }

    private static Turn turn(ReadableState state, int actor) {
        return actor == Actor.CHANCE ? outcomes(state) : moves(state, actor);
    }

    private static Turn outcomes(ReadableState state) {
        Odds odds = new Odds();
        state.odds(odds);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < odds.size(); i++) {
            String word = state.write(Actor.CHANCE, odds.move(i));
            choices.add(new Choice(word, odds.move(i), Optional.of(odds.weight(i))));
        }
        return new Turn(Actor.write(Actor.CHANCE), choices, false);
    }

    private static Turn moves(ReadableState state, int actor) {
        Moves moves = new Moves();
        state.moves(actor, moves);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++)
            choices.add(new Choice(state.write(actor, moves.get(i)), moves.get(i), Optional.empty()));
        return new Turn(Actor.write(actor), choices, moves.isSample());
    }
}
