package tablee.wire;

import java.util.Locale;

/** Names of Java as words of the wire: {@code RED_FOX} and {@code RedFox} are both {@code red-fox}. */
final class Kebab {
    private Kebab() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String of(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
