package tablee.server;

import java.security.SecureRandom;
import tablee.core.HmacDice;
import tablee.table.SeedSource;
import tablee.wire.match.Seed;

/** Seeds that nobody can guess. */
record RandomSeeds(SecureRandom random) implements SeedSource {
    @Override
    public Seed seed() {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        random.nextBytes(bytes);
        return Seed.of(bytes);
    }
}
