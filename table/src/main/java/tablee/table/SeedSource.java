package tablee.table;

import tablee.wire.Seed;

/** Where secrets come from. */
@FunctionalInterface
public interface SeedSource {
    /** A seed that nobody can guess. */
    Seed seed();
}
