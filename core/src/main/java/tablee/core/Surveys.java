package tablee.core;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** What the games that are here want counted. */
public final class Surveys {
    private static final Map<String, Supplier<Survey<?>>> MAKERS = makers();

    private Surveys() {}

    private static Map<String, Supplier<Survey<?>>> makers() {
        Map<String, Supplier<Survey<?>>> makers = new TreeMap<>();
        Providers.of(Survey.class).forEach(maker -> makers.put(maker.get().game(), () -> maker.get()));
        return makers;
    }

    /** A fresh survey of a game, if it has one. */
    @SuppressWarnings("unchecked") // the survey of a game is about that game's states
    public static <S extends State<S>> Optional<Survey<S>> find(Game<S> game) {
        return Optional.ofNullable(MAKERS.get(game.card().id())).map(maker -> (Survey<S>) maker.get());
    }
}
