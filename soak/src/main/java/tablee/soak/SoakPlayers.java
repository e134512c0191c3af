package tablee.soak;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import tablee.wire.json.Json;

/** People at many tables, two at each, who play on whatever happens to the servers. */
public final class SoakPlayers implements AutoCloseable {
    private static final String GAME = "circus";

    private final HttpClient client = HttpClient.newHttpClient();
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "soak");
        one.setDaemon(true);
        return one;
    });
    private final Ledger ledger = new Ledger();
    private final SoakPlayer.World world;
    private final Random random;
    private final List<SoakPlayer> players = new ArrayList<>();
    private final List<String> tables = new CopyOnWriteArrayList<>();
    private final IntFunction<String> addresses;

    /** @param door an address of a server, asked for again at each connection */
    public SoakPlayers(Supplier<String> door, long seed, long paceMillis) {
        this(door, seed, paceMillis, player -> "");
    }

    /** @param addresses where a proxy says that each player comes from, or empty */
    public SoakPlayers(Supplier<String> door, long seed, long paceMillis, IntFunction<String> addresses) {
        this.addresses = addresses;
        world = new SoakPlayer.World(client, thread, door, ledger, paceMillis);
        random = new Random(seed);
    }

    public Ledger ledger() {
        return ledger;
    }

    /** Two people sit down at each of this many new tables and begin. */
    public void sitDown(int tables) {
        try {
            for (int table = 0; table < tables; table++) sitDown();
        } catch (IOException e) {
            throw new IllegalStateException("the tables could not be set up: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void sitDown() throws IOException, InterruptedException {
        String origin = world.door().get();
        Identity ann = SoakPlayer.guest(client, origin, "Ann", addresses.apply(players.size()));
        Identity bob = SoakPlayer.guest(client, origin, "Bob", addresses.apply(players.size() + 1));
        Map<String, Object> terms = Map.of(
                "game", GAME, "seats", 2, "visibility", "listed", "startWhenFull", true, "takeOverAfterMillis", 0);
        Map<String, Object> order = Map.of(
                "title",
                "soak",
                "terms",
                terms,
                "seats",
                List.of(Map.of("kind", "me"), Map.of("kind", "open")),
                "start",
                false);
        HttpResponse<String> made = SoakPlayer.post(client, origin, "/api/tables", ann, order);
        if (made.statusCode() / 100 != 2) throw new IOException(made.statusCode() + " " + made.body());
        String table = Json.parse(made.body()).path("table").asText();
        Seat.take(client, origin, table, bob, 1);
        tables.add(table);
        players.add(new SoakPlayer(world, table, ann, new Random(random.nextLong())));
        players.add(new SoakPlayer(world, table, bob, new Random(random.nextLong())));
    }

    /** Somebody who sits alone at a table that is there already plays on, by the cookie of long ago. */
    public void takeUp(String table, String cookie) {
        tables.add(table);
        players.add(new SoakPlayer(world, table, new Identity(cookie, ""), new Random(random.nextLong())));
    }

    /** The ids of the tables, in the order in which they were made. */
    public List<String> tables() {
        return List.copyOf(tables);
    }

    /** Waits until something has happened at every table since now; the answer is for how long, none if it took too long. */
    public OptionalLong goesOnWithin(long seconds) {
        return within(seconds, ledger::heardOfSince);
    }

    /** Waits until a match has come to its end at every table since now. */
    public OptionalLong finishesWithin(long seconds) {
        return within(seconds, ledger::finishedSince);
    }

    private OptionalLong within(long seconds, LongUnaryOperator tablesSince) {
        long now = System.nanoTime();
        long until = now + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < until) {
            boolean all = tablesSince.applyAsLong(now) >= tables.size();
            if (all) return OptionalLong.of(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - now));
            sleep(50);
        }
        return OptionalLong.empty();
    }

    /** Those at whose tables nothing has happened for so long, in words. */
    public List<String> stuckFor(long seconds) {
        Set<String> moving = ledger.tablesHeardOfSince(System.nanoTime() - TimeUnit.SECONDS.toNanos(seconds));
        return players.stream()
                .map(SoakPlayer::toString)
                .filter(text -> !moving.contains(text.split(" ")[0]))
                .toList();
    }

    public static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        if (thread.isShutdown()) return;
        thread.execute(() -> players.forEach(SoakPlayer::stop));
        thread.shutdown();
    }
}
