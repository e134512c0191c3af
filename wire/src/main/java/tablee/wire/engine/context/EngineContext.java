package tablee.wire.engine.context;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import tablee.core.Game;
import tablee.wire.arena.Arena;
import tablee.wire.match.Seed;
import tablee.wire.words.Words;

/** What requests work on: the matches that lie there, each by its number, batch and arenas beside them, the language asked for, ruleset files, and fresh seeds. */
public final class EngineContext {
    private static final int MOST_MATCHES = 10_000;
    private static final int MOST_ARENAS = 256;

    private final Supplier<Seed> seeds;
    private final Rulesets rulesets;
    private final SortedMap<Integer, Session<?>> sessions = new TreeMap<>();
    private final SortedMap<Integer, Arena<?>> arenas = new TreeMap<>();
    private int selected;
    private Optional<EngineBatch<?>> batch = Optional.empty();
    private String language = "en";

    public EngineContext(Supplier<Seed> seeds, Rulesets rulesets) {
        this.seeds = seeds;
        this.rulesets = rulesets;
    }

    public Rulesets rulesets() {
        return rulesets;
    }

    public Session<?> session() {
        return Optional.<Session<?>>ofNullable(sessions.get(selected))
                .orElseThrow(() -> new EngineFault(
                        EngineFault.Code.NO_MATCH, "There is no match yet: ask for \"new\" or \"load\" first."));
    }

    public void put(Session<?> next) {
        sessions.put(selected, next);
    }

    /** Which match the requests are about. */
    public void select(int match) {
        if (match < 0 || match >= MOST_MATCHES) {
            throw new EngineFault(
                    EngineFault.Code.BAD_REQUEST, "Matches have the numbers 0 to " + (MOST_MATCHES - 1) + ".");
        }
        selected = match;
    }

    public void forget() {
        session();
        sessions.remove(selected);
    }

    public Arena<?> arena(int number) {
        return Optional.<Arena<?>>ofNullable(arenas.get(number))
                .orElseThrow(() -> new EngineFault(
                        EngineFault.Code.NO_MATCH, "There is no arena " + number + ": ask for \"arena\" first."));
    }

    /** The number by which frames name this arena: the lowest that is free. */
    public int put(Arena<?> arena) {
        int number = 0;
        while (arenas.containsKey(number)) number++;
        if (number >= MOST_ARENAS)
            throw new EngineFault(EngineFault.Code.TOO_MUCH, "There are at most " + MOST_ARENAS + " arenas.");
        arenas.put(number, arena);
        return number;
    }

    public void forgetArena(int number) {
        arena(number);
        arenas.remove(number);
    }

    public EngineBatch<?> batch() {
        return batch.orElseThrow(() -> new EngineFault(
                EngineFault.Code.NO_MATCH, "There are no matches to step yet: ask for \"batch\" first."));
    }

    public void put(EngineBatch<?> next) {
        batch = Optional.of(next);
    }

    public void speak(String wanted) {
        language = wanted;
    }

    public Words words(Game<?> game) {
        return Words.of(game, language);
    }

    /** The seed given, or a fresh one. */
    public Seed seed(Optional<String> given) {
        return given.map(Seed::read).orElseGet(seeds);
    }
}
