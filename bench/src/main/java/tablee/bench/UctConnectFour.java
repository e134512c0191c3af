package tablee.bench;

import tablee.core.FastDice;
import tablee.core.Moves;

/**
 * The yardstick of searches: plain UCT on Connect Four, random games to the end, nodes in primitive arrays. About the least that
 * an iteration can cost.
 */
final class UctConnectFour {
    private static final int MOST_NODES = 400_000;
    private static final int COLUMNS = 8;
    private static final double CURIOSITY = 1.4;

    private final FastDice dice = new FastDice(1);
    private final Moves moves = new Moves();
    private final ConnectFour world = new ConnectFour();
    private final int[] children = new int[MOST_NODES];
    private final int[] visits = new int[MOST_NODES];
    private final double[] rewards = new double[MOST_NODES];
    private final int[] path = new int[128];
    private int size;
    private long plies;
    private long iterations;

    void run(int count) {
        size = 0;
        node();
        for (int i = 0; i < count; i++) iterate();
        iterations += count;
    }

    double pliesPerIteration() {
        return (double) plies / iterations;
    }

    private void iterate() {
        world.clear();
        int depth = 0;
        int node = 0;
        path[0] = 0;
        while (visits[node] > 0 && !world.over()) {
            if (children[node] == 0) grow(node);
            node = choose(node);
            world.play((node - 1) % COLUMNS);
            path[++depth] = node;
        }
        credit(depth, playOn());
        plies += depth;
    }

    private int node() {
        children[size] = 0;
        visits[size] = 0;
        rewards[size] = 0;
        return size++;
    }

    /** Eight children at once: the column of a node follows from its number. */
    private void grow(int node) {
        children[node] = size;
        for (int column = 0; column < COLUMNS; column++) node();
    }

    private int choose(int node) {
        moves.clear();
        world.moves(moves);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        double log = Math.log(visits[node]);
        for (int i = 0; i < moves.size(); i++) {
            int child = children[node] + moves.get(i);
            if (visits[child] == 0) return child;
            double promise = rewards[child] / visits[child] + CURIOSITY * Math.sqrt(log / visits[child]);
            if (promise > highest) {
                highest = promise;
                best = child;
            }
        }
        return best;
    }

    /** Answers what the one to move now gets: 1, 0, or half for a draw. */
    private double playOn() {
        int passed = 0;
        while (!world.over()) {
            moves.clear();
            world.moves(moves);
            world.play(moves.pick(dice));
            passed++;
        }
        plies += passed;
        if (!world.won()) return 0.5;
        return (passed & 1) == 0 ? 0 : 1;
    }

    /** @param reward of the player to move at the end of the path; the one who moved into its last node gets the rest */
    private void credit(int depth, double reward) {
        double theirs = 1 - reward;
        for (int i = depth; i >= 0; i--) {
            visits[path[i]]++;
            rewards[path[i]] += theirs;
            theirs = 1 - theirs;
        }
    }

    /** The column that was tried most. */
    int best() {
        int best = 0;
        for (int column = 1; column < COLUMNS; column++) {
            if (visits[children[0] + column] > visits[children[0] + best]) best = column;
        }
        return best;
    }
}
