package tablee.core;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What is known about the games that are here. */
public final class Knowledges {
    /** How to make each, by the game's id: an instance holds buffers of its own and serves one search. */
    private static final Map<String, Supplier<Knowledge<?>>> MAKERS = makers();

    private Knowledges() {}

    private static Map<String, Supplier<Knowledge<?>>> makers() {
        Map<String, Supplier<Knowledge<?>>> makers = new TreeMap<>();
        Providers.of(Knowledge.class).forEach(maker -> makers.put(maker.get().game(), () -> maker.get()));
        return makers;
    }

    /** A fresh instance of what is known about a game, if anything is. */
    @SuppressWarnings("unchecked") // knowledge of a game is about that game's states
    public static <S extends State<S>> Optional<Knowledge<S>> find(Game<S> game) {
        return Optional.ofNullable(MAKERS.get(game.card().id())).map(maker -> (Knowledge<S>) maker.get());
    }
}
