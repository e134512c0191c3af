package tablee.bots;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.core.Told;

/**
 * Finds again, in the tree of the last decision, the moment that a seat is in now: the node whose entries lead from what this
 * seat saw then to what it sees now. It is told by what it sees, never by what was played in secret; where it cannot be
 * told, or was hardly thought of, there is none.
 */
final class TreeReuse<S extends State<S>> {
    /** Nodes with fewer visits than this are not worth keeping or looking at. */
    private static final int WORTHWHILE = 16;

    private static final int DEEPEST = 6;

    private final Tree tree;
    private final Perspective<S> now;
    private final Record sight;
    private final List<S> worlds = new ArrayList<>();
    private final Odds odds = new Odds();

    TreeReuse(Tree tree, Perspective<S> now) {
        this.tree = tree;
        this.now = now;
        sight = now.view();
    }

    /** @param then a world as it was imagined when there were this many entries, at this node */
    int find(int node, S then, int version) {
        int steps = now.version() - version;
        if (steps < 1 || steps > DEEPEST) return Tree.NONE;
        for (int i = 0; i < steps; i++) worlds.add(then.copy());
        return find(node, then, 0, steps);
    }

    private int find(int node, S before, int depth, int steps) {
        if (depth == steps) return before.view(now.seat()).equals(sight) ? node : Tree.NONE;
        S world = worlds.get(depth);
        for (int child = tree.firstChild(node); child != Tree.NONE; child = tree.nextSibling(child)) {
            if (tree.visits(child) < WORTHWHILE || !possible(before, tree.actor(child), tree.move(child))) continue;
            world.become(before);
            world.play(tree.actor(child), tree.move(child), now.at(), Told.DEAF);
            int found = find(child, world, depth + 1, steps);
            if (found != Tree.NONE) return found;
        }
        return Tree.NONE;
    }

    private boolean possible(S world, int actor, int move) {
        if (!Actor.in(world.toAct(), actor)) return false;
        if (actor != Actor.CHANCE) return world.legal(actor, move);
        odds.clear();
        world.odds(odds);
        for (int i = 0; i < odds.size(); i++) if (odds.move(i) == move) return true;
        return false;
    }
}
