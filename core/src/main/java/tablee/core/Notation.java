package tablee.core;

import java.util.Optional;

/**
 * How the states and moves of one game are written down: views, positions, words, drawings. A {@link NotedState} hands these
 * questions on to it, so that rules know nothing of how they are shown. Stateless.
 */
public interface Notation<S extends State<S>> {
    /** See {@link State#view}. */
    Record view(S state, int viewer);

    /** See {@link State#figures}. */
    default Optional<Record> figures(S state, int viewer) {
        return Optional.empty();
    }

    /** See {@link State#position}. */
    Record position(S state);

    /** See {@link State#write}. */
    String write(S state, int actor, int move);

    /** See {@link State#read}. */
    int read(S state, int actor, String word);

    /** See {@link State#whyNot}. */
    default Refusal whyNot(S state, int actor, String word) {
        return TableRule.WORD.refuse("no-such-move");
    }

    /** See {@link State#draw}. */
    String draw(S state);
}
