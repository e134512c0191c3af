package tablee.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.Reason;
import tablee.core.State;
import tablee.core.Told;

/**
 * The moves that a search of the best level looks at most, each with what it thinks will follow: at every step what it tried most often. What others
 * and chance do there is imagined, as the seat may not know it.
 */
public final class BestLines<S extends State<S>> {
    private static final int DEEPEST = 6;
    /** A step that was tried less often says nothing. */
    private static final int LEAST_VISITS = 8;
    /** In how many worlds a line is tried out at most until it can be played to its end. */
    private static final int WORLDS = 12;

    /**
     * @param sharePermille how often it was tried, of all that was tried there
     * @param valuePermille what the seat that acts expects of it; chance expects nothing
     */
    public record Step(int actor, String word, int sharePermille, OptionalInt valuePermille) {}

    /** @param steps the first one is the move itself */
    public record Line(int move, List<Step> steps, Optional<Reason> reason) {
        public Line {
            steps = List.copyOf(steps);
        }
    }

    private final Game<S> game;
    private final Perspective<S> eyes;
    private final FastDice dice;
    private final Search<S> search;
    private final Tree tree;

    private BestLines(Game<S> game, Perspective<S> eyes, long seed) {
        this.game = game;
        this.eyes = eyes;
        dice = new FastDice(seed);
        S world = eyes.imagine(Level.EXPERT.memory(), dice);
        search = new Search<>(
                KnowledgeChoice.usual(Level.EXPERT, game).find(game, world),
                Level.EXPERT,
                dice,
                SearchPlayer.MOST_NODES,
                world);
        tree = search.tree();
    }

    /** The best first. The same eyes, iterations and seed give the same lines. */
    public static <S extends State<S>> List<Line> of(
            Game<S> game, Perspective<S> eyes, int iterations, long seed, int most, SearchPause pause)
            throws InterruptedException {
        BestLines<S> lines = new BestLines<>(game, eyes, seed);
        for (int i = 0; i < iterations; i++) {
            if (i % SearchPause.AFTER == 0) pause.take();
            lines.search.iterate(eyes);
        }
        return lines.found(most);
    }

    private List<Line> found(int most) {
        List<Integer> moves = new ArrayList<>();
        for (int child = tree.firstChild(search.root()); child != Tree.NONE; child = tree.nextSibling(child))
            if (tree.actor(child) == eyes.seat() && tree.visits(child) > 0) moves.add(child);
        moves.sort(Comparator.comparingInt((Integer child) -> -tree.visits(child))
                .thenComparingDouble(child -> -tree.mean(child))
                .thenComparingInt(tree::move));
        return moves.stream().limit(most).map(this::line).toList();
    }

    private Line line(int first) {
        List<Integer> nodes = new ArrayList<>();
        for (int node = first; node != Tree.NONE && nodes.size() < DEEPEST; node = mostTried(node)) nodes.add(node);
        List<Step> longest = List.of();
        S world = eyes.imagine(Memory.PERFECT, dice);
        Optional<Reason> reason = KnowledgeChoice.written(game).reason(world, eyes.seat(), tree.move(first));
        for (int i = 0; i < WORLDS && longest.size() < nodes.size(); i++) {
            List<Step> steps = played(eyes.imagine(Memory.PERFECT, dice), nodes);
            if (steps.size() > longest.size()) longest = steps;
        }
        return new Line(tree.move(first), longest, reason);
    }

    private int mostTried(int node) {
        int most = Tree.NONE;
        for (int child = tree.firstChild(node); child != Tree.NONE; child = tree.nextSibling(child))
            if (tree.visits(child) >= LEAST_VISITS && (most == Tree.NONE || tree.visits(child) > tree.visits(most)))
                most = child;
        return most;
    }

    /** As far as these steps can be played in this world. */
    private List<Step> played(S world, List<Integer> nodes) {
        List<Step> steps = new ArrayList<>();
        int parent = search.root();
        long at = eyes.at();
        for (int node : nodes) {
            int actor = tree.actor(node);
            int move = tree.move(node);
            if (!Actor.in(world.toAct(), actor) || !world.legal(actor, move)) return steps;
            OptionalInt value = Actor.isSeat(actor)
                    ? OptionalInt.of((int) Math.round(1000 * tree.mean(node)))
                    : OptionalInt.empty();
            steps.add(new Step(actor, world.write(actor, move), share(parent, node), value));
            at = actor == Actor.CLOCK ? Math.max(at, world.dueAt()) : at;
            world.play(actor, move, at, Told.DEAF);
            parent = node;
        }
        return steps;
    }

    private int share(int parent, int node) {
        long all = 0;
        for (int child = tree.firstChild(parent); child != Tree.NONE; child = tree.nextSibling(child))
            all += tree.visits(child);
        return (int) (1000L * tree.visits(node) / all);
    }
}
