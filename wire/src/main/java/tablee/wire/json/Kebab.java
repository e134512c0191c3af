package tablee.wire.json;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Names of Java as words of the wire: {@code RED_FOX} and {@code RedFox} are both {@code red-fox}. */
public final class Kebab {
    /** Made once each: a server says them thousands of times a second. */
    private static final Map<Enum<?>, String> CONSTANTS = new ConcurrentHashMap<>();

    private static final Map<Class<?>, String> TYPES = new ConcurrentHashMap<>();

    private Kebab() {}

    public static String of(Enum<?> constant) {
        return CONSTANTS.computeIfAbsent(
                constant, each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    public static String of(Class<?> type) {
        return TYPES.computeIfAbsent(type, each -> each.getSimpleName()
                .replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT));
    }
}
