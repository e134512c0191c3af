package tablee.core;

import java.util.Optional;

/** A state that leaves to a {@link Notation} how it is written down. */
public interface NotedState<S extends NotedState<S>> extends State<S> {
    Notation<S> notation();

    /** This state, by the type that its notation knows. */
    S self();

    @Override
    default Record view(int viewer) {
        return notation().view(self(), viewer);
    }

    @Override
    default Optional<Record> figures(int viewer) {
        return notation().figures(self(), viewer);
    }

    @Override
    default Record position() {
        return notation().position(self());
    }

    @Override
    default String write(int actor, int move) {
        return notation().write(self(), actor, move);
    }

    @Override
    default int read(int actor, String word) {
        return notation().read(self(), actor, word);
    }

    @Override
    default Refusal whyNot(int actor, String word) {
        return notation().whyNot(self(), actor, word);
    }

    @Override
    default String draw() {
        return notation().draw(self());
    }
}
