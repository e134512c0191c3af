package tablee.core;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The encoders of the games that are here. */
public final class Encoders {
    private static final Map<String, Supplier<Encoder<?>>> MAKERS = makers();

    private Encoders() {}

    private static Map<String, Supplier<Encoder<?>>> makers() {
        Map<String, Supplier<Encoder<?>>> makers = new TreeMap<>();
        Providers.of(Encoder.class).forEach(maker -> makers.put(maker.get().game(), () -> maker.get()));
        return makers;
    }

    /** A fresh encoder of a game, if it has one. */
    @SuppressWarnings("unchecked") // the encoder of a game is about that game's states
    public static <S extends State<S>> Optional<Encoder<S>> find(Game<S> game) {
        return Optional.ofNullable(MAKERS.get(game.card().id())).map(maker -> (Encoder<S>) maker.get());
    }
}
