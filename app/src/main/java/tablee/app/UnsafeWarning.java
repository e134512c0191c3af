package tablee.app;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;

/**
 * From Java 24 on a library that reaches memory by {@code sun.misc.Unsafe} makes Java warn, once. Pekko does so in its newest release, which
 * is in the jar, and those who start a server can do nothing about it. A manifest cannot ask for silence, so Java is told that it has warned.
 */
final class UnsafeWarning {
    private static final int FIRST_JAVA_THAT_WARNS = 24;

    private UnsafeWarning() {}

    static void silence() {
        if (Runtime.version().feature() < FIRST_JAVA_THAT_WARNS) return;
        try {
            Field warned = Class.forName("sun.misc.Unsafe").getDeclaredField("memoryAccessWarned");
            warned.setAccessible(true);
            warned.setBoolean(null, true);
        } catch (ReflectiveOperationException | InaccessibleObjectException another) {
            // A Java that keeps this elsewhere warns, and goes on.
        }
    }
}
