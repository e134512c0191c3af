package tablee.browser.instead;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the page's script has brought. Not in {@link PageFileBeside} itself: as the one who stands for another class it is another class than by its
 * own name, with a memory of its own.
 */
public final class PageFiles {
    private static final Map<String, byte[]> BROUGHT = new HashMap<>();

    private PageFiles() {}

    public static void bring(Class<?> owner, String name, byte[] bytes) {
        BROUGHT.put(path(owner, name), bytes);
    }

    public static Optional<byte[]> read(Class<?> owner, String name) {
        return Optional.ofNullable(BROUGHT.get(path(owner, name)));
    }

    private static String path(Class<?> owner, String name) {
        String type = owner.getName();
        return type.substring(0, type.lastIndexOf('.') + 1) + name;
    }
}
