package tablee.table;

import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** Where secrets come from. */
@FunctionalInterface
public interface SeedSource {
    /** A seed that nobody can guess. */
    Seed seed();

    /** Where they come from, as headers say it where nobody else has a share in them. */
    default SeedOrigin.Kind kind() {
        return SeedOrigin.Kind.SERVER;
    }
}
