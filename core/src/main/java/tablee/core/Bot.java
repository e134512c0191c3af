package tablee.core;

import java.util.List;

/** A kind of player that is a program. */
public interface Bot {
    /** {@code "random"}, {@code "novice"} … */
    String level();

    /** A player for one seat of one match. */
    <S extends State<S>> BotPlayer<S> sit(Game<S> game);

    /**
     * How much a bot may think about one decision: until either limit is reached, or as much as its level does.
     *
     * @param cores how many processor cores it may use
     */
    record Budget(long millis, long iterations, int cores) {
        /** No limit but the level's own. */
        public static final Budget USUAL = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, 1);

        /** This many iterations, however long they take: the same move each time. */
        public static Budget iterations(long iterations) {
            return new Budget(Long.MAX_VALUE, iterations, 1);
        }
    }

    /** Bots that come together. Found by {@link java.util.ServiceLoader}. */
    interface Family {
        /** The weakest first. */
        List<Bot> levels();
    }
}
