package tablee.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.Game;
import tablee.core.Perspective;
import tablee.core.State;

/**
 * How often a seat may expect to win, seen through its own eyes, also while others are to act: a search of the best level, judged for this
 * seat. The same eyes, iterations and seed give the same answer. One instance serves one thread.
 */
public final class SeatOutlook<S extends State<S>> {
    /**
     * A first step that was looked at.
     *
     * @param permille what the seat expects after it
     */
    public record Step(int actor, int move, int visits, int permille) {}

    /** @param steps most visited first */
    public record Expectation(int permille, List<Step> steps) {
        /** The move that was looked at most, of those of this actor. */
        public OptionalInt best(int actor) {
            for (Step step : steps) if (step.actor == actor) return OptionalInt.of(step.move);
            return OptionalInt.empty();
        }
    }

    private static final class Sum {
        private int visits;
        private double rewards;
    }

    private final int seat;
    private final SearchPause pause;
    private final SeededDice dice = new SeededDice();
    private final Search<S> search;

    /** @param like any state of the match */
    public SeatOutlook(Game<S> game, S like, int seat, SearchPause pause) {
        this.seat = seat;
        this.pause = pause;
        search = new Search<>(
                KnowledgeChoice.usual(Level.EXPERT, game).find(game, like),
                Level.EXPERT,
                dice,
                SearchPlayer.MOST_NODES,
                like.copy());
        search.watch(seat);
    }

    /** From this moment on. */
    public Expectation now(Perspective<S> eyes, int iterations, long seed) throws InterruptedException {
        begin(seed);
        Map<Integer, Sum> sums = new LinkedHashMap<>();
        for (int i = 0; i < iterations; i++) {
            rest(i);
            search.iterate(eyes);
            Sum sum = sums.computeIfAbsent(search.firstStep(), node -> new Sum());
            sum.visits++;
            sum.rewards += search.reward(seat);
        }
        List<Step> steps = steps(sums);
        return new Expectation(permille(sums, steps), steps);
    }

    /**
     * After this entry, before its effect is seen: in the worlds that are imagined now and in which it can happen.
     *
     * @return nothing where hardly any world has room for it
     */
    public OptionalInt after(Perspective<S> eyes, int actor, int move, int iterations, long seed)
            throws InterruptedException {
        begin(seed);
        double rewards = 0;
        int happened = 0;
        for (int i = 0; i < iterations; i++) {
            rest(i);
            if (!search.iterateAfter(eyes, actor, move)) continue;
            happened++;
            rewards += search.reward(seat);
        }
        return happened < 1 + iterations / 50
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.round(1000 * rewards / happened));
    }

    private void rest(int iteration) throws InterruptedException {
        if (iteration % SearchPause.AFTER == 0) pause.take();
    }

    private void begin(long seed) {
        dice.seed(seed);
        search.follow(Tree.NONE);
    }

    private List<Step> steps(Map<Integer, Sum> sums) {
        List<Step> steps = new ArrayList<>();
        for (Map.Entry<Integer, Sum> each : sums.entrySet())
            if (each.getKey() != Tree.NONE) steps.add(step(each.getKey(), each.getValue()));
        steps.sort(Comparator.comparingInt(Step::visits).reversed().thenComparingInt(Step::move));
        return steps;
    }

    private Step step(int node, Sum sum) {
        int permille = (int) Math.round(1000 * sum.rewards / sum.visits);
        return new Step(search.tree().actor(node), search.tree().move(node), sum.visits, permille);
    }

    /**
     * Of one's own moves the best one counts. Others may have different best moves in different worlds, so each of theirs counts by the square
     * of its visits, which leaves out most of what was only tried. Outcomes of chance count as often as they come.
     */
    private int permille(Map<Integer, Sum> sums, List<Step> steps) {
        if (!steps.isEmpty() && steps.get(0).actor == seat) return steps.get(0).permille;
        boolean chosen = !steps.isEmpty() && Actor.isSeat(steps.get(0).actor);
        double weights = 0;
        double rewards = 0;
        for (Sum sum : sums.values()) {
            double weight = chosen ? sum.visits : 1;
            weights += weight * sum.visits;
            rewards += weight * sum.rewards;
        }
        return (int) Math.round(1000 * rewards / weights);
    }
}
