package tablee.core;

import java.util.List;
import java.util.Optional;

/** A bot in its seat. It may keep what it thought about the last decision, so it is used for one seat of one match only. */
public interface BotPlayer<S extends State<S>> {
    /** The move to play, for a seat that is to act. The same iterations, no time limit and the same dice: the same move. */
    int choose(Perspective<S> eyes, Bot.Budget budget, Dice dice);

    /** What it thinks of its moves, best first: at least one. */
    List<Thought> think(Perspective<S> eyes, Bot.Budget budget, Dice dice);

    /**
     * @param sharePermille how much of the thinking went into this move
     * @param valuePermille how often it expects to win with it, or a comparable measure
     * @param reason what speaks for the move in the game's own terms, where somebody wrote down how to say it
     */
    record Thought(int move, int sharePermille, int valuePermille, Optional<Reason> reason) {}
}
