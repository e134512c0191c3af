package tablee.browser;

import tablee.table.SeedSource;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** Secrets of a page: each command brings a fresh one, of which as many follow as the command needs. */
final class PageSeeds implements SeedSource {
    private Seed secret;
    private int drawn;

    PageSeeds(String secret) {
        this.secret = Seed.read(secret);
    }

    void renew(String fresh) {
        secret = Seed.read(fresh);
        drawn = 0;
    }

    @Override
    public Seed seed() {
        return secret.next(drawn++);
    }

    @Override
    public SeedOrigin.Kind kind() {
        return SeedOrigin.Kind.OFFLINE;
    }
}
