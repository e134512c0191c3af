package tablee.bots;

import tablee.core.Actor;
import tablee.core.Dice;
import tablee.core.Knowledge;
import tablee.core.Memory;
import tablee.core.Odds;
import tablee.core.Perspective;
import tablee.core.State;
import tablee.core.Told;

/**
 * Monte-Carlo tree search over information sets: every iteration imagines a world this seat could be in, walks down the one
 * tree that all worlds share, plays on for a while, and credits each step with what its own side got out of it.
 *
 * <p>Chance is sampled by its odds and its outcomes are nodes like moves. Seats that choose at the same time are taken one
 * after the other. Depends only on eyes, knowledge and dice.
 */
final class Search<S extends State<S>> {
    private static final int DEEPEST = 512;
    /** How many worlds are imagined at most until one is believed. */
    private static final int DOUBTS = 8;

    private final Knowledge<S> knowledge;
    private final boolean infers;
    private final Memory memory;
    private final Dice dice;
    private final Tree tree;
    private final ChildSelection<S> choice;
    private final SearchPace pace = new SearchPace();
    private final Rollout<S> playing;
    private final Odds odds = new Odds();
    private final int[] path = new int[DEEPEST];
    private final double[] rewards = new double[Actor.MOST_SEATS];
    private final S world;
    private int depth;
    private long acted;
    private long watched;
    private long plies;
    private int root;

    /** @param world any state of the match, to think in */
    Search(Knowledge<S> knowledge, Level level, Dice dice, int mostNodes, S world) {
        this.knowledge = knowledge;
        infers = level.infers();
        memory = level.memory();
        this.dice = dice;
        this.world = world;
        tree = new Tree(mostNodes);
        choice = new ChildSelection<>(knowledge, level.insight(), knowledge.curiosity(), tree);
        playing = new Rollout<>(knowledge, dice, pace);
        root = tree.plant();
    }

    Tree tree() {
        return tree;
    }

    /** How many entries all iterations played. */
    long plies() {
        return plies;
    }

    int root() {
        return root;
    }

    /** Goes on from this node, if that leaves the tree room to grow; otherwise begins again. */
    void follow(int node) {
        root = node == Tree.NONE ? tree.plant() : tree.keep(node);
        if (!tree.roomy()) root = tree.plant();
    }

    void iterate(Perspective<S> eyes) {
        imagine(eyes);
        goOn(eyes.at());
    }

    /** The same after this entry, which this seat has not seen the effect of yet; false where it cannot happen in the world imagined. */
    boolean iterateAfter(Perspective<S> eyes, int actor, int move) {
        imagine(eyes);
        if (!Actor.in(world.toAct(), actor) || !world.legal(actor, move)) return false;
        world.play(actor, move, eyes.at(), Told.DEAF);
        goOn(eyes.at());
        return true;
    }

    private void goOn(long at) {
        pace.startAt(at);
        depth = 0;
        acted = watched;
        descend();
        plies += depth + playing.finish(world, acted, rewards);
        credit();
    }

    /** Judges every iteration for this seat too, whether it acted or not. */
    void watch(int seat) {
        watched = Actor.bit(seat);
    }

    /** What a seat that acted or is watched got out of the last iteration, from 0 to 1. */
    double reward(int seat) {
        return rewards[seat];
    }

    /** The first entry of the last iteration, as a node; none where the game was over. */
    int firstStep() {
        return depth == 0 ? Tree.NONE : path[0];
    }

    private void imagine(Perspective<S> eyes) {
        eyes.imagine(memory, dice, world);
        if (!infers) return;
        for (int doubts = 1; doubts < DOUBTS; doubts++) {
            int plausible = knowledge.plausible(world, eyes.seat());
            if (plausible >= 1000 || dice.roll(1000) < plausible) return;
            eyes.imagine(memory, dice, world);
        }
    }

    /** Walks down to the first node that was never played, and plays it. */
    private void descend() {
        int node = root;
        boolean seen = true;
        while (seen && depth < DEEPEST && world.toAct() != 0) {
            int actor = pace.whoActs(world);
            int next = actor == Actor.CHANCE ? outcome(node) : choice.best(world, node, actor);
            if (next == Tree.NONE) return;
            seen = actor == Actor.CHANCE || tree.visits(next) > 0;
            world.play(actor, tree.move(next), pace.at(), Told.DEAF);
            path[depth++] = next;
            acted |= Actor.bit(actor);
            node = next;
        }
    }

    private int outcome(int node) {
        odds.clear();
        world.odds(odds);
        int move = odds.pick(dice);
        int child = tree.child(node, Actor.CHANCE, move);
        return child == Tree.NONE ? tree.add(node, Actor.CHANCE, move, 1) : child;
    }

    private void credit() {
        tree.credit(root, 0);
        for (int i = 0; i < depth; i++) {
            int actor = tree.actor(path[i]);
            tree.credit(path[i], Actor.isSeat(actor) ? rewards[actor] : 0);
        }
    }

    /** How often each move of this seat was tried from here, added to what the list holds already. */
    void report(int seat, Candidates into) {
        for (int child = tree.firstChild(root); child != Tree.NONE; child = tree.nextSibling(child)) {
            if (tree.actor(child) == seat && tree.visits(child) > 0) {
                into.add(tree.move(child), tree.visits(child), tree.mean(child));
            }
        }
    }

    /** By how many visits the most visited move is ahead of the next. */
    int lead(int seat) {
        int first = 0;
        int second = 0;
        for (int child = tree.firstChild(root); child != Tree.NONE; child = tree.nextSibling(child)) {
            if (tree.actor(child) != seat) continue;
            int visits = tree.visits(child);
            second = Math.max(second, Math.min(first, visits));
            first = Math.max(first, visits);
        }
        return first - second;
    }
}
