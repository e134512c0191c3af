package tablee.bench.server;

import java.util.Arrays;
import tablee.store.Store;
import tablee.store.people.People;

/** How long a single small commit takes where nobody else writes: what a durable answer cannot be quicker than. */
final class Commits {
    private static final int WARM = 100;
    private static final int COUNTED = 300;

    private Commits() {}

    static long p99Micros(String address) {
        long[] micros = new long[WARM + COUNTED];
        byte[] secret = {1};
        try (Store store = Store.open(address)) {
            People.Person somebody = new People.Person("bench", "Bench", "en", false, false);
            store.people().add(somebody, secret, 0).exceptionally(known -> null).join();
            for (int i = 0; i < micros.length; i++) {
                long before = System.nanoTime();
                store.sessions().seen(secret, i).join();
                micros[i] = (System.nanoTime() - before) / 1_000;
            }
        }
        long[] counted = Arrays.copyOfRange(micros, WARM, micros.length);
        Arrays.sort(counted);
        return counted[COUNTED * 99 / 100];
    }
}
