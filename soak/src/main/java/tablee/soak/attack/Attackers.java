package tablee.soak.attack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import tablee.soak.SoakPlayers;

/** Attackers at many addresses of this machine, one thread each. */
final class Attackers implements AutoCloseable {
    private static final long PAUSE_MILLIS = 2;
    /** An attack that only meets refusals goes on, but slowly enough to leave the server the processor that both share. */
    private static final long REFUSED_PAUSE_MILLIS = 20;

    private final List<Attacker> attackers = new ArrayList<>();
    private final ExecutorService threads;
    private final Map<Attack, LongAdder> strikes = new EnumMap<>(Attack.class);

    Attackers(int count, int port, List<String> tables, Random random) {
        threads = Executors.newFixedThreadPool(count, task -> {
            Thread thread = new Thread(task, "attacker");
            thread.setDaemon(true);
            return thread;
        });
        for (Attack attack : Attack.values()) strikes.put(attack, new LongAdder());
        for (int i = 0; i < count; i++) {
            Random own = new Random(random.nextLong());
            attackers.add(new Attacker(
                    address(i),
                    new InetSocketAddress("127.0.0.1", port),
                    () -> tables.get(own.nextInt(tables.size())),
                    own));
        }
    }

    private static InetAddress address(int number) {
        try {
            return InetAddress.getByName("127.0.2." + (1 + number));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of them attack in this way until the time is over; then they close everything. */
    void attackUntil(long untilNanos, Function<Random, Attack> how) {
        List<Future<?>> running = new ArrayList<>();
        for (Attacker each : attackers) running.add(threads.submit(() -> attack(each, how, untilNanos)));
        for (Future<?> each : running) {
            try {
                each.get();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void attack(Attacker by, Function<Random, Attack> how, long untilNanos) {
        try (by) {
            while (System.nanoTime() - untilNanos < 0) {
                Attack attack = how.apply(by.random());
                long pause = PAUSE_MILLIS;
                try {
                    attack.strike(by);
                    Objects.requireNonNull(strikes.get(attack), "every attack is counted")
                            .increment();
                } catch (IOException refused) {
                    pause = REFUSED_PAUSE_MILLIS;
                }
                SoakPlayers.sleep(pause);
            }
        }
    }

    /** How often each attack went through to its last byte. */
    Map<Attack, Long> strikes() {
        Map<Attack, Long> counts = new EnumMap<>(Attack.class);
        strikes.forEach((attack, count) -> counts.put(attack, count.sum()));
        return counts;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
