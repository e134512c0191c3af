package tablee.table.terms;

import java.util.Optional;

/**
 * Whether results count for more than the evening.
 *
 * @param rated whether they move the ratings of those who play (TABLE-51); none: they do not
 */
public record CountingTerms(Optional<Boolean> rated) {
    static final CountingTerms NONE = new CountingTerms(Optional.empty());

    public static final CountingTerms RATED = new CountingTerms(Optional.of(true));

    boolean isRated() {
        return rated.orElse(false);
    }
}
