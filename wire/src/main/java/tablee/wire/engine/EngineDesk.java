package tablee.wire.engine;

import java.util.Optional;
import java.util.function.Supplier;
import tablee.core.Game;
import tablee.wire.Seed;
import tablee.wire.Words;

/** What requests work on: the match that lies there, the batch of matches beside it, the language asked for, ruleset files, and fresh seeds. */
final class EngineDesk {
    private final Supplier<Seed> seeds;
    private final Rulesets rulesets;
    private Optional<Session<?>> session = Optional.empty();
    private Optional<EngineBatch<?>> batch = Optional.empty();
    private String language = "en";

    EngineDesk(Supplier<Seed> seeds, Rulesets rulesets) {
        this.seeds = seeds;
        this.rulesets = rulesets;
    }

    Rulesets rulesets() {
        return rulesets;
    }

    Session<?> session() {
        return session.orElseThrow(() -> new EngineFault(
                EngineFault.Code.NO_MATCH, "There is no match yet: ask for \"new\" or \"load\" first."));
    }

    void put(Session<?> next) {
        session = Optional.of(next);
    }

    EngineBatch<?> batch() {
        return batch.orElseThrow(() -> new EngineFault(
                EngineFault.Code.NO_MATCH, "There are no matches to step yet: ask for \"batch\" first."));
    }

    void put(EngineBatch<?> next) {
        batch = Optional.of(next);
    }

    void speak(String wanted) {
        language = wanted;
    }

    Words words(Game<?> game) {
        return Words.of(game, language);
    }

    /** The seed given, or a fresh one. */
    Seed seed(Optional<String> given) {
        return given.map(Seed::read).orElseGet(seeds);
    }
}
