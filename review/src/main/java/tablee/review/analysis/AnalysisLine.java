package tablee.review.analysis;

import java.util.List;
import java.util.Optional;
import tablee.bots.BestLines;
import tablee.bots.SearchPause;
import tablee.core.Actor;
import tablee.core.Match;
import tablee.core.State;
import tablee.wire.words.Advice;
import tablee.wire.words.Words;

/**
 * A move that a bot thinks of, with what it expects to follow.
 *
 * @param steps the first one is the move itself
 * @param reason what speaks for the move, where the game's knowledge can say so
 */
public record AnalysisLine(List<Step> steps, Optional<Advice.Because> reason) {
    /** More alternatives would not help anybody. */
    private static final int MOST = 4;

    /**
     * @param sharePermille how often it was tried, of all that was tried there
     * @param valuePermille how often the seat that acts expects to win by it; chance expects nothing
     */
    public record Step(String actor, String word, int sharePermille, Optional<Integer> valuePermille) {
        static Step of(BestLines.Step step) {
            return new Step(
                    Actor.write(step.actor()),
                    step.word(),
                    step.sharePermille(),
                    step.valuePermille().stream().boxed().findFirst());
        }
    }

    /** Through the eyes of the seat that is to act, also where all lies open to those who look on: by the same dice each time. */
    public static <S extends State<S>> Optional<List<AnalysisLine>> of(
            Match<S> match, int iterations, String language, SearchPause rests) throws InterruptedException {
        long seats = match.toAct() & Actor.seats(match.reading().seats());
        if (seats == 0) return Optional.empty();
        Words words = Words.of(match.game(), language);
        return Optional.of(
                BestLines.of(match.game(), match.eyes(Actor.first(seats)), iterations, 1, MOST, rests).stream()
                        .map(line -> new AnalysisLine(
                                line.steps().stream().map(Step::of).toList(),
                                line.reason().map(reason -> Advice.Because.of(reason, words))))
                        .toList());
    }
}
