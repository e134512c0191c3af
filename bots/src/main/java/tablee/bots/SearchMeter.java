package tablee.bots;

import java.util.Optional;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Knowledge;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.State;

/** The search of the best level by itself, to be measured: it thinks about one decision and never stops early. */
public final class SearchMeter<S extends State<S>> {
    private final Perspective<S> eyes;
    private final Search<S> search;
    private long iterations;

    private SearchMeter(Knowledge<S> knowledge, Perspective<S> eyes, S world, FastDice dice) {
        this.eyes = eyes;
        search = new Search<>(knowledge, Level.EXPERT, dice, SearchPlayer.MOST_NODES, world);
    }

    private static <S extends State<S>> SearchMeter<S> of(
            KnowledgeChoice choice, Game<S> game, Perspective<S> eyes, long seed) {
        FastDice dice = new FastDice(seed);
        S world = eyes.imagine(Memory.PERFECT, dice);
        return new SearchMeter<>(choice.find(game, world), eyes, world, dice);
    }

    /** Without any knowledge: it plays every world to its end. */
    public static <S extends State<S>> SearchMeter<S> plain(Game<S> game, Perspective<S> eyes, long seed) {
        return of(KnowledgeChoice.NOTHING, game, eyes, seed);
    }

    /** By what people wrote down about the game. */
    public static <S extends State<S>> SearchMeter<S> written(Game<S> game, Perspective<S> eyes, long seed) {
        return of(KnowledgeChoice.WRITTEN, game, eyes, seed);
    }

    /** As {@code expert} thinks, where that is more than what is written down: by weights that ship with the game, or with foresight. */
    public static <S extends State<S>> Optional<SearchMeter<S>> best(Game<S> game, Perspective<S> eyes, long seed) {
        KnowledgeChoice choice = KnowledgeChoice.usual(Level.EXPERT, game);
        S world = eyes.imagine(Memory.PERFECT, new FastDice(seed));
        boolean isWritten = choice.find(game, world).getClass()
                == KnowledgeChoice.WRITTEN.find(game, world).getClass();
        return isWritten ? Optional.empty() : Optional.of(of(choice, game, eyes, seed));
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
