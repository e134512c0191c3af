package tablee.core;

/**
 * One moment of one game: mutable, quickly copied, flat inside. Moves are plain numbers, so that a ply allocates nothing.
 *
 * <p>A state checks nothing in {@link #play}: {@link Match} asks {@link #legal} first. Programs that search play only
 * what {@link #moves} listed.
 */
public interface State<S extends State<S>> extends ReadableState {
    /** What {@link #dueAt} answers when the clock is not running. */
    long NEVER = Long.MAX_VALUE;

    /** What {@link #read} answers to a word that names no move. */
    int NO_MOVE = -1;

    /** Plays a legal move at this game time, telling each viewer what that viewer may know of it. */
    void play(int actor, int move, long at, Told told);

    S copy();

    /** Makes this state equal to another of the same set-up, without allocating. */
    void become(S other);

    /**
     * Changes this state at random into one that this viewer, remembering this much, cannot tell from it. With perfect
     * memory every such state has the chance that the viewer's information gives it.
     */
    void imagine(int viewer, Memory kept, Dice dice);
}
