package tablee.core;

import java.util.List;

/** A kind of player that is a program. */
public interface Bot {
    /** {@code "random"}, {@code "novice"} … */
    String level();

    /** A player for one seat of one match. */
    <S extends State<S>> BotPlayer<S> sit(Game<S> game);

    /** How long a bot may think about one decision: until either is used up. */
    record Budget(long millis, long iterations) {}

    /** Bots that come together. Found by {@link java.util.ServiceLoader}. */
    interface Family {
        /** The weakest first. */
        List<Bot> levels();
    }
}
