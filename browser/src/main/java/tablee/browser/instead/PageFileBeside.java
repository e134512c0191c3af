package tablee.browser.instead;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Words and weights as the page's script brought them: it has them anyway, or fetches those of the one game that is played. */
public final class PageFileBeside {
    private static final Map<String, byte[]> BROUGHT = new HashMap<>();

    private PageFileBeside() {}

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
