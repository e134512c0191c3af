package tablee.server.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.FastDice;
import tablee.core.Match;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.ReadableState;
import tablee.core.State;
import tablee.core.Viewer;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/**
 * The end of a line, as the analysis board shows it.
 *
 * @param turns who can act, each with all that it can do; chance with the weights of its outcomes
 * @param position in the engine's format
 * @param thoughts what a bot of the best level thinks for the first seat that is to act, the best move first
 * @param ranks where the game is over
 */
record AnalysisMoment(
        String game,
        int seats,
        int ruleset,
        Map<String, String> options,
        String viewer,
        List<Turn> turns,
        Record view,
        Optional<Record> figures,
        Record position,
        Optional<List<Advice>> thoughts,
        Optional<List<Integer>> ranks) {
    record Turn(String actor, List<Choice> moves, boolean sample) {}

    record Choice(String word, int move, Optional<Integer> weight) {}

    static <S extends State<S>> AnalysisMoment of(
            Match<S> match, int viewer, Optional<Integer> thinking, String language) {
        ReadableState state = match.reading();
        List<Turn> turns = new ArrayList<>();
        for (long left = match.toAct(); left != 0; left &= left - 1) turns.add(turn(state, Actor.first(left)));
        return new AnalysisMoment(
                match.header().game(),
                state.seats(),
                match.header().setup().ruleset(),
                match.header().setup().options().asMap(),
                Viewer.write(viewer),
                turns,
                match.view(viewer),
                match.figures(viewer),
                state.position(),
                thinking.flatMap(iterations -> think(match, iterations, Words.of(match.game(), language))),
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

    /** Through the eyes of the seat that is to act, also where all lies open to those who look on: by the same dice each time. */
    private static <S extends State<S>> Optional<List<Advice>> think(Match<S> match, int iterations, Words words) {
        long seats = match.toAct() & Actor.seats(match.reading().seats());
        if (seats == 0) return Optional.empty();
        int seat = Actor.first(seats);
        return Optional.of(Advice.of(
                match.reading(),
                seat,
                Bots.find("expert")
                        .sit(match.game())
                        .think(match.eyes(seat), Bot.Budget.iterations(iterations), new FastDice(1)),
                words));
    }
}
