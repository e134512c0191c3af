package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Bot;
import tablee.core.BotPlayer;
import tablee.core.Dice;
import tablee.core.Eyes;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.State;

/** Thinks by {@link Search}, as long and as well as its level does. */
final class SearchPlayer<S extends State<S>> implements BotPlayer<S> {
    /** Bounds the memory of one search: 36 bytes a node. */
    static final int MOST_NODES = 400_000;

    private static final int CHUNK = 32;

    private final Level level;
    private final Knowledge<S> knowledge;

    SearchPlayer(Level level, Game<S> game) {
        this.level = level;
        knowledge = Guess.of(game.card().id());
    }

    @Override
    public int choose(Eyes<S> eyes, Bot.Budget budget, Dice dice) {
        Moves moves = new Moves();
        eyes.moves(moves);
        if (moves.size() == 1) return moves.get(0);
        Dice own = new FastDice(dice.bits());
        return search(eyes, budget, own).pick(level.wavering(), own);
    }

    @Override
    public List<Thought> think(Eyes<S> eyes, Bot.Budget budget, Dice dice) {
        List<Candidates.Candidate> ranked =
                search(eyes, budget, new FastDice(dice.bits())).ranked();
        long visits = Math.max(
                1, ranked.stream().mapToLong(Candidates.Candidate::visits).sum());
        List<Thought> thoughts = new ArrayList<>();
        for (Candidates.Candidate each : ranked) {
            int share = (int) (1000L * each.visits() / visits);
            thoughts.add(new Thought(each.move(), share, (int) Math.round(1000 * each.value())));
        }
        return thoughts;
    }

    private Candidates search(Eyes<S> eyes, Bot.Budget budget, Dice dice) {
        Search<S> search = new Search<>(knowledge, level.memory(), dice, MOST_NODES);
        long iterations = Math.min(level.iterations(), budget.iterations());
        long deadline = System.nanoTime() + 1_000_000 * Math.min(level.millis(), budget.millis());
        S world = eyes.imagine(level.memory(), dice);
        Candidates candidates = new Candidates();
        for (long done = 0; done < iterations && (done == 0 || System.nanoTime() < deadline); ) {
            long until = Math.min(iterations, done + CHUNK);
            for (; done < until; done++) search.iterate(eyes, world);
            candidates = new Candidates();
            search.report(eyes.seat(), candidates);
            if (candidates.lead() > iterations - done) break;
        }
        return candidates;
    }
}
