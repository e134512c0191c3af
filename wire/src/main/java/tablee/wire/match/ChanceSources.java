package tablee.wire.match;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.core.ChanceSource;
import tablee.core.Providers;
import tablee.core.ReadableState;

/** The chance sources that are here. */
public final class ChanceSources {
    private static final List<ChanceSource<?>> ALL = Providers.of(ChanceSource.class).stream()
            .<ChanceSource<?>>map(maker -> maker.get())
            .toList();

    private ChanceSources() {}

    /** The newest version of each source that draws for states of this kind: what a new match's header names. */
    public static SortedMap<String, Integer> serving(ReadableState state) {
        SortedMap<String, Integer> newest = new TreeMap<>();
        for (ChanceSource<?> source : ALL) {
            if (serves(source, state)) newest.merge(source.name(), source.version(), Math::max);
        }
        return newest;
    }

    /** Those of the named versions that are here and draw for states of this kind, by name. */
    public static Map<String, ChanceSource<?>> named(SortedMap<String, Integer> versions, ReadableState state) {
        return ALL.stream()
                .filter(source -> Integer.valueOf(source.version()).equals(versions.get(source.name())))
                .filter(source -> serves(source, state))
                .collect(Collectors.toMap(ChanceSource::name, source -> source));
    }

    private static boolean serves(ChanceSource<?> source, ReadableState state) {
        return source.states() == state.getClass();
    }
}
