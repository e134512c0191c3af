package tablee.browser.instead;

import java.util.Optional;

/** Words and weights as the page's script brought them: it has them anyway, or fetches those of the one game that is played. */
public final class PageFileBeside {
    private PageFileBeside() {}

    public static Optional<byte[]> read(Class<?> owner, String name) {
        return PageFiles.read(owner, name);
    }
}
