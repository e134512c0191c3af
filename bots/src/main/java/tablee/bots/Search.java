package tablee.bots;

import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Eyes;
import tablee.core.Knowledge;
import tablee.core.Memory;
import tablee.core.Moves;
import tablee.core.Odds;
import tablee.core.State;
import tablee.core.Told;

/**
 * Monte-Carlo tree search over information sets: every iteration imagines a world this seat could be in, walks down the one
 * tree that all worlds share, plays on for a while, and credits each step with what its own side got out of it.
 *
 * <p>Chance is sampled by its odds and its outcomes are nodes like moves. Seats that choose at the same time are taken one
 * after the other. Depends on nothing but eyes, knowledge and dice.
 */
final class Search<S extends State<S>> {
    /** How strongly what was seldom tried is tried again. */
    private static final double CURIOSITY = 1.4;
    /** How much less than its parent an untried move is thought to be worth. */
    private static final double CAUTION = 0.08;

    private static final int DEEPEST = 512;

    private final Knowledge<S> knowledge;
    private final Memory memory;
    private final Dice dice;
    private final Tree tree;
    private final Pace pace;
    private final Playing<S> playing;
    private final Moves moves = new Moves();
    private final Odds odds = new Odds();
    private final int[] path = new int[DEEPEST];
    private final double[] rewards = new double[Actor.MOST_SEATS];
    private final Places places = new Places();
    private float[] weights = new float[64];
    private int[] known = new int[64];
    private int depth;
    private int root;

    Search(Knowledge<S> knowledge, Memory memory, Dice dice, int mostNodes) {
        this.knowledge = knowledge;
        this.memory = memory;
        this.dice = dice;
        tree = new Tree(mostNodes);
        pace = new Pace();
        playing = new Playing<>(knowledge, dice, pace);
        root = tree.plant();
    }

    /** Goes on from the node of a move just played, where the tree has one and room to grow; otherwise begins anew. */
    void follow(int seat, int move) {
        int node = tree.roomy() ? tree.child(root, seat, move) : Tree.NONE;
        root = node == Tree.NONE ? tree.plant() : node;
    }

    void forget() {
        root = tree.plant();
    }

    void iterate(Eyes<S> eyes, S world) {
        eyes.imagine(memory, dice, world);
        pace.startAt(eyes.at());
        depth = 0;
        descend(world);
        playing.finish(world, rewards);
        credit(world);
    }

    private void descend(S world) {
        int node = root;
        boolean seen = true;
        while (seen && depth < DEEPEST && world.toAct() != 0) {
            int actor = pace.whoActs(world);
            int next = actor == Actor.CHANCE ? outcome(world, node) : choice(world, node, actor);
            if (next == Tree.NONE) return;
            seen = actor == Actor.CHANCE || tree.visits(next) > 0;
            world.play(actor, tree.move(next), pace.at(), Told.DEAF);
            path[depth++] = next;
            node = next;
        }
    }

    private int outcome(S world, int node) {
        odds.clear();
        world.odds(odds);
        int move = odds.pick(dice);
        int child = tree.child(node, Actor.CHANCE, move);
        return child == Tree.NONE ? tree.add(node, Actor.CHANCE, move, 1) : child;
    }

    /** The child with the best promise among the moves that are legal in this world. */
    private int choice(S world, int node, int actor) {
        moves.clear();
        world.moves(actor, moves);
        if (moves.size() > weights.length) widen();
        double expected = lookUp(node, actor);
        float sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = known[i] == Tree.NONE ? knowledge.weigh(world, actor, moves.get(i)) : tree.weight(known[i]);
            sum += weights[i];
        }
        int best = best(expected - CAUTION, CURIOSITY * Math.sqrt(Math.max(1, tree.visits(node))) / sum);
        return known[best] == Tree.NONE ? tree.add(node, actor, moves.get(best), weights[best]) : known[best];
    }

    private void widen() {
        weights = new float[2 * moves.size()];
        known = new int[2 * moves.size()];
    }

    /** Finds the child of each listed move, and answers what this actor got here so far. */
    private double lookUp(int node, int actor) {
        places.clear();
        double sum = 0;
        int visits = 0;
        for (int child = tree.firstChild(node); child != Tree.NONE; child = tree.nextSibling(child)) {
            if (tree.actor(child) != actor) continue;
            places.put(tree.move(child), child);
            sum += tree.reward(child);
            visits += tree.visits(child);
        }
        for (int i = 0; i < moves.size(); i++) known[i] = places.get(moves.get(i));
        return visits == 0 ? 0.5 : sum / visits;
    }

    private int best(double untried, double spread) {
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            int visits = known[i] == Tree.NONE ? 0 : tree.visits(known[i]);
            double promise = (visits == 0 ? untried : tree.mean(known[i])) + spread * weights[i] / (1 + visits);
            if (promise > highest) {
                highest = promise;
                best = i;
            }
        }
        return best;
    }

    private void credit(S world) {
        tree.credit(root, 0);
        for (int i = 0; i < depth; i++) {
            int actor = tree.actor(path[i]);
            tree.credit(path[i], Actor.isSeat(actor) ? rewards[actor] : 0);
        }
        Arrays.fill(rewards, 0, world.seats(), 0);
    }

    /** How often each move of this seat was tried from here, added to what the list holds already. */
    void report(int seat, Candidates into) {
        for (int child = tree.firstChild(root); child != Tree.NONE; child = tree.nextSibling(child)) {
            if (tree.actor(child) == seat && tree.visits(child) > 0) {
                into.add(tree.move(child), tree.visits(child), tree.mean(child));
            }
        }
    }

    int nodes() {
        return tree.size();
    }
}
