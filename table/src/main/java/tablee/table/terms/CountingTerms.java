package tablee.table.terms;

import java.util.Optional;

/**
 * Whether results count for more than the evening.
 *
 * @param rated whether they move the ratings of those who play (TABLE-51); none: they do not
 * @param deal the deal that others play too, with whom results are compared (TABLE-61); none: nobody else plays it
 */
public record CountingTerms(Optional<Boolean> rated, Optional<SameDeal> deal) {
    static final CountingTerms NONE = new CountingTerms(Optional.empty(), Optional.empty());

    public static final CountingTerms RATED = new CountingTerms(Optional.of(true), Optional.empty());

    public static CountingTerms of(SameDeal deal) {
        return new CountingTerms(Optional.empty(), Optional.of(deal));
    }

    boolean isRated() {
        return rated.orElse(false);
    }
}
