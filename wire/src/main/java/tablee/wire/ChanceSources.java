package tablee.wire;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tablee.core.ChanceSource;
import tablee.core.ReadableState;

/** The chance sources that are here. */
public final class ChanceSources {
    private static final List<ChanceSource<?>> ALL =
            ServiceLoader.load(ChanceSource.class, ChanceSources.class.getClassLoader()).stream()
                    .<ChanceSource<?>>map(ServiceLoader.Provider::get)
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

    /** A source says by its type whose states it draws for: {@code implements ChanceSource<ThatState>}. */
    private static boolean serves(ChanceSource<?> source, ReadableState state) {
        return Arrays.stream(source.getClass().getGenericInterfaces())
                .filter(type -> type instanceof ParameterizedType of && of.getRawType() == ChanceSource.class)
                .anyMatch(type -> ((ParameterizedType) type).getActualTypeArguments()[0] == state.getClass());
    }
}
