package tablee.fuzz;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The doors that strangers' texts come through. Each takes any bytes, and fails only by a mistake of ours. */
enum Target {
    FRAMES(SocketFrames.class, SocketFrames::fuzzerTestOneInput, Seeds::frames),
    ENGINE(EngineLines.class, EngineLines::fuzzerTestOneInput, Seeds::engine),
    WORDS(MoveWords.class, MoveWords::fuzzerTestOneInput, Seeds::words),
    POSITIONS(PositionTexts.class, PositionTexts::fuzzerTestOneInput, Seeds::positions),
    RULESETS(RulesetTexts.class, RulesetTexts::fuzzerTestOneInput, Seeds::rulesets),
    MATCHES(MatchFiles.class, MatchFiles::fuzzerTestOneInput, Seeds::matches);

    private final Class<?> type;
    private final Consumer<byte[]> door;
    private final Supplier<List<Input>> seeds;

    Target(Class<?> type, Consumer<byte[]> door, Supplier<List<Input>> seeds) {
        this.type = type;
        this.door = door;
        this.seeds = seeds;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The class that a fuzzer calls. */
    String className() {
        return type.getName();
    }

    void attempt(byte[] input) {
        door.accept(input);
    }

    /** Sensible texts, and what earlier runs found worth keeping. */
    List<byte[]> corpus() {
        List<byte[]> all =
                new ArrayList<>(seeds.get().stream().map(Input::bytes).toList());
        Seeds.lines(word() + ".corpus")
                .forEach(line -> all.add(Base64.getDecoder().decode(line)));
        return all;
    }
}
