package tablee.bots;

import tablee.core.Eyes;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Knowledges;
import tablee.core.Memory;
import tablee.core.State;

/** The search of the best level by itself, to be measured: it thinks about one decision and never stops early. */
public final class SearchMeter<S extends State<S>> {
    private final Eyes<S> eyes;
    private final Search<S> search;
    private long iterations;

    /** @param knowing whether it uses what is known about the game, or plays every world to its end */
    public SearchMeter(Game<S> game, Eyes<S> eyes, boolean knowing, long seed) {
        this.eyes = eyes;
        FastDice dice = new FastDice(seed);
        Knowledge<S> guess = new NoKnowledge<>(game.card().id());
        Knowledge<S> knowledge = knowing ? Knowledges.find(game).orElse(guess) : guess;
        S world = eyes.imagine(Memory.PERFECT, dice);
        search = new Search<>(knowledge, Level.EXPERT, dice, SearchPlayer.MOST_NODES, world);
    }

    /** Begins again, in the room that the last search took. */
    public void run(int count) {
        search.follow(Tree.NONE);
        for (int i = 0; i < count; i++) search.iterate(eyes);
        iterations += count;
    }

    /** How many entries an iteration plays, in the tree and after it. */
    public double pliesPerIteration() {
        return (double) search.plies() / iterations;
    }

    /** What the tree of the last run takes. */
    public long bytes() {
        return (long) search.tree().size() * Tree.NODE_BYTES;
    }
}
