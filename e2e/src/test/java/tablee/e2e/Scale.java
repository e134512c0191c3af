package tablee.e2e;

import java.util.List;
import java.util.Optional;

/** How much a run looks at. */
final class Scale {
    /** Everything, instead of what a few minutes allow. */
    static final boolean FULL = Boolean.getBoolean("tablee.full");

    /** Every screen there is, for pictures and for a long run; otherwise one of a kind. */
    static final boolean EVERY_SCREEN = FULL || System.getProperty("tablee.screens") != null;

    /** Languages in which words have to fit: all of them, or the one with the longest words; or those asked for. */
    static final List<String> LANGUAGES = Optional.ofNullable(System.getProperty("tablee.language"))
            .map(asked -> List.of(asked.split(",")))
            .orElse(FULL ? List.of("en", "fr", "de", "pl") : List.of("de"));

    private Scale() {}
}
