package tablee.testkit;

import tablee.core.Dice;
import tablee.core.Moves;
import tablee.core.State;

/** Chooses among the listed moves of a seat or the clock, knowing everything: it serves to reach rare endings. */
@FunctionalInterface
public interface TrialPlayer<S extends State<S>> {
    int choose(S state, int actor, Moves moves, Dice dice);

    /** Any move, each as likely. */
    static <S extends State<S>> TrialPlayer<S> random() {
        return (state, actor, moves, dice) -> moves.pick(dice);
    }
}
