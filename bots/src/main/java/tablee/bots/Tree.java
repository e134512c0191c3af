package tablee.bots;

import java.util.Arrays;

/**
 * The nodes of a search in a few primitive arrays: 36 bytes a node, and none is ever an object. A node stands for the entry
 * that leads to it.
 */
final class Tree {
    static final int NONE = -1;

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

    /** Another child of a node, or {@link #NONE} when the tree is full. */
    int add(int parent, int actor, int move, float weight) {
        if (size == most) return NONE;
        int node = node(actor, move, weight);
        siblings[node] = children[parent];
        children[parent] = node;
        return node;
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

    /** The mean reward of whoever acted into this node. */
    double mean(int node) {
        return rewards[node] / visits[node];
    }
}
