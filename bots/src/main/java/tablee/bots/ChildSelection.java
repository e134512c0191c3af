package tablee.bots;

import tablee.core.Knowledge;
import tablee.core.Moves;
import tablee.core.State;

/** Chooses among the moves of a node: what promised most so far, what knowledge recommends, and what was rarely tried. */
final class ChildSelection<S extends State<S>> {
    /** How much less than its parent an untried move is thought to be worth. */
    private static final double CAUTION = 0.08;

    private final Knowledge<S> knowledge;
    private final int insight;
    private final double curiosity;
    private final Tree tree;
    private final Moves moves = new Moves();
    private final MoveIndex places = new MoveIndex();
    private float[] weights = new float[64];
    private int[] known = new int[64];

    /**
     * @param insight how much of what is known of the moves this player sees, see {@link Level}
     * @param curiosity how strongly rarely tried moves are preferred, in hundredths
     */
    ChildSelection(Knowledge<S> knowledge, int insight, int curiosity, Tree tree) {
        this.knowledge = knowledge;
        this.insight = insight;
        this.curiosity = curiosity / 100.0;
        this.tree = tree;
    }

    /** The child with the best promise among the moves that are legal in this world; none when the tree is full. */
    int best(S world, int node, int actor) {
        moves.clear();
        world.moves(actor, moves);
        if (moves.size() > known.length) widen();
        if (!find(node, actor) && !grow(world, node, actor)) return Tree.NONE;
        double sum = 0;
        double rewards = 0;
        int visits = 0;
        for (int i = 0; i < moves.size(); i++) {
            sum += tree.weight(known[i]);
            rewards += tree.reward(known[i]);
            visits += tree.visits(known[i]);
        }
        double expected = visits == 0 ? 0.5 : rewards / visits;
        return best(expected - CAUTION, curiosity * Math.sqrt(Math.max(1, visits)) / sum);
    }

    private int best(double untried, double spread) {
        int best = Tree.NONE;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            int child = known[i];
            int visits = tree.visits(child);
            double promise = (visits == 0 ? untried : tree.mean(child)) + spread * tree.weight(child) / (1 + visits);
            if (promise > highest) {
                highest = promise;
                best = child;
            }
        }
        return best;
    }

    private void widen() {
        weights = new float[2 * moves.size()];
        known = new int[2 * moves.size()];
    }

    /** Finds the child of each move. Mostly they stand in the order of the moves; worlds that differ need a closer look. */
    private boolean find(int node, int actor) {
        int child = tree.firstChild(node);
        for (int i = 0; i < moves.size(); i++) {
            if (child == Tree.NONE || tree.move(child) != moves.get(i) || tree.actor(child) != actor) {
                return lookUp(node, actor);
            }
            known[i] = child;
            child = tree.nextSibling(child);
        }
        return true;
    }

    private boolean lookUp(int node, int actor) {
        places.clear();
        for (int child = tree.firstChild(node); child != Tree.NONE; child = tree.nextSibling(child)) {
            if (tree.actor(child) == actor) places.put(tree.move(child), child);
        }
        boolean all = true;
        for (int i = 0; i < moves.size(); i++) {
            known[i] = places.get(moves.get(i));
            all &= known[i] != Tree.NONE;
        }
        return all;
    }

    private float weigh(S world, int actor, int move) {
        int weight = knowledge.weigh(world, actor, move);
        return insight == 100 ? weight : (float) StrictMath.pow(weight, insight / 100.0);
    }

    /** Makes the children that are missing. */
    private boolean grow(S world, int node, int actor) {
        knowledge.look(world, actor);
        if (tree.firstChild(node) == Tree.NONE) {
            for (int i = 0; i < moves.size(); i++) weights[i] = weigh(world, actor, moves.get(i));
            return tree.addAll(node, actor, moves, weights) && find(node, actor);
        }
        for (int i = 0; i < moves.size(); i++) {
            if (known[i] != Tree.NONE) continue;
            int move = moves.get(i);
            known[i] = tree.add(node, actor, move, weigh(world, actor, move));
            if (known[i] == Tree.NONE) return false;
        }
        return true;
    }
}
