package tablee.core;

import java.util.Optional;
import java.util.ServiceLoader;

/** What is known about the games that are here. */
public final class Knowledges {
    private Knowledges() {}

    /** A fresh instance of what is known about a game, if anything is. */
    @SuppressWarnings("unchecked") // knowledge of a game is about that game's states
    public static <S extends State<S>> Optional<Knowledge<S>> find(Game<S> game) {
        for (Knowledge<?> each : ServiceLoader.load(Knowledge.class)) {
            if (each.game().equals(game.card().id())) return Optional.of((Knowledge<S>) each);
        }
        return Optional.empty();
    }
}
