package tablee.wire.engine.context;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Header;
import tablee.core.State;
import tablee.wire.json.Json;
import tablee.wire.match.ChanceSources;
import tablee.wire.match.Seed;

/** Where the chance of a match comes from: fields that several requests have. */
public record ChanceFields(
        Optional<SortedMap<String, Integer>> sources, Optional<String> seed, Optional<String> chance) {
    private static final String BY_HAND = "manual";

    /** The versions asked for, which must be here; or the newest of all that serve this game. */
    public SortedMap<String, Integer> sources(State<?> state) {
        if (sources.isEmpty()) return ChanceSources.serving(state);
        SortedMap<String, Integer> missing = new TreeMap<>(sources.get());
        missing.keySet().removeAll(ChanceSources.named(sources.get(), state).keySet());
        if (missing.isEmpty()) return sources.get();
        String name = missing.firstKey();
        throw new EngineFault(
                EngineFault.Code.BAD_REQUEST,
                "The chance source " + Json.quote(name) + " in version " + missing.get(name) + " is not here.");
    }

    /** The seed to deal from, unless chance is to be played by hand. */
    public Optional<Seed> seed(EngineContext desk) {
        if (version() == Header.STREAMS || chance.isEmpty()) return Optional.of(desk.seed(seed));
        if (seed.isEmpty()) return Optional.empty();
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "Chance is played by hand or comes from a seed, not both.");
    }

    /** How outcomes follow from the seed: as ever, since the same request is the same match in every release, unless streams are asked for. */
    public int version() {
        if (chance.isEmpty() || isByHand()) return Header.NUMBERED;
        if (chance.get().equals("streams")) return Header.STREAMS;
        throw new EngineFault(EngineFault.Code.BAD_REQUEST, "\"chance\" is \"manual\", \"streams\" or left out.");
    }

    public boolean isByHand() {
        return chance.filter(BY_HAND::equals).isPresent();
    }

    /** The same, dealt from this seed. */
    public ChanceFields dealtFrom(Seed drawn) {
        return new ChanceFields(sources, Optional.of(drawn.hex()), chance);
    }
}
