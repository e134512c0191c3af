package tablee.soak;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.State;
import tablee.store.Store;
import tablee.store.matches.Journal;
import tablee.wire.json.Json;
import tablee.wire.match.WrittenHeader;

/** What people were told, to be compared with what is kept. */
public final class Ledger {
    /** Between these entries there is one of this seat with this move. */
    private record Promise(String match, int from, int to, int seat, int move) {}

    private record Wait(long atNanos, long nanos) {}

    private final List<Wait> waits = new ArrayList<>();
    private final List<Promise> promises = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();
    private final List<Long> gapsMillis = new ArrayList<>();
    private final Map<String, Long> lastNewsNanos = new HashMap<>();
    private final Map<String, Long> lastEndNanos = new HashMap<>();
    private final Set<String> finished = new HashSet<>();
    private final Map<String, Integer> farewells = new TreeMap<>();
    private int lostLines;

    /** @param nanos how long a request waited for its answer, retries included */
    synchronized void answered(long atNanos, long nanos) {
        waits.add(new Wait(atNanos, nanos));
    }

    /** How many milliseconds answers took between two times, sorted. */
    public synchronized double[] waitsMillis(long fromNanos, long toNanos) {
        return waits.stream()
                .filter(wait -> wait.atNanos - fromNanos >= 0 && wait.atNanos - toNanos < 0)
                .mapToDouble(wait -> wait.nanos / 1e6)
                .sorted()
                .toArray();
    }

    synchronized void promised(String match, int from, int to, int seat, int move) {
        promises.add(new Promise(match, from, to, seat, move));
    }

    synchronized void seen(String table, JsonNode update) {
        seen.merge(update.path("match").asText(), update.path("version").asInt(), Math::max);
        long now = System.nanoTime();
        Long before = lastNewsNanos.put(table, now);
        if (before != null) gapsMillis.add((now - before) / 1_000_000);
        if (update.has("result") && finished.add(update.path("match").asText())) lastEndNanos.put(table, now);
    }

    /** @param sentence why a table let somebody go */
    synchronized void dismissed(String sentence) {
        farewells.merge(sentence, 1, Integer::sum);
    }

    synchronized void lostLine() {
        lostLines++;
    }

    /** How often somebody had to come back, whatever the reason. */
    public synchronized int lostLines() {
        return lostLines;
    }

    /** How often tables let people go, by the reason they gave. */
    public synchronized Map<String, Integer> farewells() {
        return new TreeMap<>(farewells);
    }

    /** How many matches came to an end. */
    public synchronized int finished() {
        return finished.size();
    }

    public synchronized int promises() {
        return promises.size();
    }

    /** How many tables somebody heard something of since then. */
    synchronized long heardOfSince(long nanos) {
        return tablesHeardOfSince(nanos).size();
    }

    synchronized Set<String> tablesHeardOfSince(long nanos) {
        Set<String> tables = new TreeSet<>();
        lastNewsNanos.forEach((table, at) -> {
            if (at - nanos > 0) tables.add(table);
        });
        return tables;
    }

    /** At how many tables a match has ended since then. */
    synchronized long finishedSince(long nanos) {
        return lastEndNanos.values().stream().filter(at -> at - nanos > 0).count();
    }

    /** For how long no table was silent, at most. */
    public synchronized long longestSilenceMillis() {
        return gapsMillis.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    /** Everything that is wrong, in sentences; none if every promise was kept. */
    public synchronized List<String> check(String database) {
        List<String> wrong = new ArrayList<>();
        try (Store store = Store.open(database)) {
            Map<String, List<Entry>> logs = new HashMap<>();
            for (String match : seen.keySet()) {
                Journal.Kept kept = store.journal().load(match);
                if (kept instanceof Journal.Whole whole) logs.put(match, whole.entries());
                else wrong.add("match " + match + " is not whole: " + kept);
                if (kept instanceof Journal.Whole whole) checkReplay(match, whole, finished.contains(match), wrong);
            }
            seen.forEach((match, version) -> {
                int stored = logs.getOrDefault(match, List.of()).size();
                if (stored < version) {
                    wrong.add("match " + match + " has " + stored + " entries, and somebody saw " + version);
                }
            });
            promises.forEach(promise -> checkPromise(promise, logs.getOrDefault(promise.match, List.of()), wrong));
        }
        return wrong;
    }

    private static void checkPromise(Promise promise, List<Entry> log, List<String> wrong) {
        long found = promise.to > log.size()
                ? 0
                : log.subList(promise.from, promise.to).stream()
                        .filter(entry -> entry.actor() == promise.seat && entry.move() == promise.move)
                        .count();
        if (found != 1) wrong.add(promise + " was answered with yes and is there " + found + " times");
    }

    private static void checkReplay(String match, Journal.Whole log, boolean finished, List<String> wrong) {
        try {
            WrittenHeader head = Json.read(log.start().header(), WrittenHeader.class);
            boolean ended = replay(head.rules(), head.header(), log.entries());
            if (finished && !ended) wrong.add("match " + match + " was over for somebody, and is not by the rules");
        } catch (RuntimeException fault) {
            wrong.add("match " + match + " cannot be played again: " + fault.getMessage());
        }
    }

    /** Whether the match has ranks at its end: an abandoned one has none. */
    private static <S extends State<S>> boolean replay(Game<S> rules, Header header, List<Entry> entries) {
        return Match.replay(rules, header, entries).ranks().isPresent();
    }
}
