package tablee.bots;

import java.util.Arrays;
import tablee.core.Moves;

/**
 * The nodes of a search in a few primitive arrays: 32 bytes a node, and none is ever an object. A node stands for the entry
 * that leads to it.
 */
final class Tree {
    static final int NONE = -1;
    static final int NODE_BYTES = 5 * Integer.BYTES + Float.BYTES + Double.BYTES;

    private final int most;
    private int size;
    private int[] actors;
    private int[] moves;
    private int[] children;
    private int[] siblings;
    private int[] visits;
    private double[] rewards;
    private float[] weights;

    Tree(int most) {
        this.most = most;
        int start = Math.min(most, 1024);
        actors = new int[start];
        moves = new int[start];
        children = new int[start];
        siblings = new int[start];
        visits = new int[start];
        rewards = new double[start];
        weights = new float[start];
    }

    /** Forgets everything and makes a first node. */
    int plant() {
        size = 0;
        return node(NONE, NONE, 1);
    }

    /** Keeps only this node and what follows from it; it becomes the first node. */
    int keep(int node) {
        int[] places = places(node);
        int kept = 0;
        for (int old = node; old < size; old++) if (places[old] != NONE) move(old, kept++, places);
        siblings[0] = NONE;
        size = kept;
        return 0;
    }

    /** Where each node goes that is kept. Children stand behind their parents, so one pass finds them all. */
    private int[] places(int node) {
        int[] places = new int[size];
        Arrays.fill(places, NONE);
        places[node] = 0;
        int kept = 0;
        for (int old = node; old < size; old++) {
            if (places[old] == NONE) continue;
            places[old] = kept++;
            for (int child = children[old]; child != NONE; child = siblings[child]) places[child] = 0;
        }
        return places;
    }

    private void move(int from, int to, int[] places) {
        actors[to] = actors[from];
        moves[to] = moves[from];
        children[to] = children[from] == NONE ? NONE : places[children[from]];
        siblings[to] = siblings[from] == NONE ? NONE : places[siblings[from]];
        visits[to] = visits[from];
        rewards[to] = rewards[from];
        weights[to] = weights[from];
    }

    /** Another child of a node, after those it has; or {@link #NONE} when the tree is full. */
    int add(int parent, int actor, int move, float weight) {
        if (size == most) return NONE;
        int node = node(actor, move, weight);
        int last = lastChild(parent);
        if (last == NONE) children[parent] = node;
        else siblings[last] = node;
        return node;
    }

    /** A child for each of these moves, in their order; none of them when there is no room for all. */
    boolean addAll(int parent, int actor, Moves theirs, float[] theirWeights) {
        if (theirs.size() > most - size) return false;
        int last = lastChild(parent);
        for (int i = 0; i < theirs.size(); i++) {
            int node = node(actor, theirs.get(i), theirWeights[i]);
            if (last == NONE) children[parent] = node;
            else siblings[last] = node;
            last = node;
        }
        return true;
    }

    private int lastChild(int parent) {
        int last = children[parent];
        while (last != NONE && siblings[last] != NONE) last = siblings[last];
        return last;
    }

    private int node(int actor, int move, float weight) {
        if (size == actors.length) grow();
        actors[size] = actor;
        moves[size] = move;
        children[size] = NONE;
        siblings[size] = NONE;
        visits[size] = 0;
        rewards[size] = 0;
        weights[size] = weight;
        return size++;
    }

    private void grow() {
        int length = Math.min(most, 2 * size);
        actors = Arrays.copyOf(actors, length);
        moves = Arrays.copyOf(moves, length);
        children = Arrays.copyOf(children, length);
        siblings = Arrays.copyOf(siblings, length);
        visits = Arrays.copyOf(visits, length);
        rewards = Arrays.copyOf(rewards, length);
        weights = Arrays.copyOf(weights, length);
    }

    int child(int parent, int actor, int move) {
        int node = children[parent];
        while (node != NONE && (moves[node] != move || actors[node] != actor)) node = siblings[node];
        return node;
    }

    void credit(int node, double reward) {
        visits[node]++;
        rewards[node] += reward;
    }

    /** Whether another search still finds room enough to grow. */
    boolean roomy() {
        return size < most / 2;
    }

    int size() {
        return size;
    }

    int firstChild(int node) {
        return children[node];
    }

    int nextSibling(int node) {
        return siblings[node];
    }

    int actor(int node) {
        return actors[node];
    }

    int move(int node) {
        return moves[node];
    }

    int visits(int node) {
        return visits[node];
    }

    float weight(int node) {
        return weights[node];
    }

    double reward(int node) {
        return rewards[node];
    }

    /** The mean reward of the one who acted into this node. */
    double mean(int node) {
        return rewards[node] / visits[node];
    }
}
