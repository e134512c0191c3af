package tablee.core;

/** A player that is a program. Found by {@link java.util.ServiceLoader}, one for each level. */
public interface Bot {
    /** {@code "random"}, {@code "novice"} … */
    String level();

    /** The move for the seat whose eyes these are, which is to act. The same budget of iterations and dice: the same move. */
    <S extends State<S>> int choose(Eyes<S> eyes, Budget budget, Dice dice);

    /** How long a bot may think: until either is used up. */
    record Budget(long millis, long iterations) {}
}
