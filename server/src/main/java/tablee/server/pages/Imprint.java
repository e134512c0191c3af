package tablee.server.pages;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Who runs a server, for its privacy notice and its terms.
 *
 * @param operator who it is, as the law of their country wants it said; empty where they have not said it
 * @param contact where to turn to; empty where they have not said it
 * @param texts a folder with texts of their own, {@code privacy.<language>.md} and {@code terms.<language>.md}
 */
public record Imprint(String operator, String contact, Optional<Path> texts) {
    public static final Imprint NONE = new Imprint("", "", Optional.empty());
}
