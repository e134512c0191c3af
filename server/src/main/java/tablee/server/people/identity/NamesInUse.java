package tablee.server.people.identity;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.store.Store;
import tablee.table.seats.SeatName;

/**
 * By which names people here are known, as far as eyes tell them apart: those that are shown, and those that accounts are signed in to with.
 * Anyone who wants one that somebody else has gets it with a number behind it. Who had the same name before stays so.
 */
public final class NamesInUse {
    private static final int SMALL_NUMBERS = 9;
    private static final int GREAT_NUMBERS = 20;
    private static final int GREATEST = 9_999;

    /** No table has more names that look alike: a host, and eight seats. */
    private static final int MOST_AT_TABLE = 9;

    /** @param look what the store keeps of it to compare; empty: it is compared with none */
    public record Shown(String name, String look) {}

    private final Store store;
    private final boolean strict;

    /** @param strict false for tests, in which many have the same name */
    public NamesInUse(Store store, boolean strict) {
        this.store = store;
        this.strict = strict;
    }

    /** This name, or with a number if somebody else has it. It reads the store, once and by an index, however many have it. */
    Shown free(String wish, String person) {
        if (!strict || wish.isEmpty()) return new Shown(wish, "");
        return free(wish, person, name -> Stream.of(SeatName.look(name)));
    }

    /**
     * What a seat is called that somebody wants to be called so. Their own name is theirs, and two seats of theirs may have one. Of a name that
     * several want at one table the table makes others, with a number behind them: those are free too. It reads the store.
     */
    public String atSeat(String wish, String person, String own) {
        if (!strict || wish.isEmpty()) return wish;
        boolean theirs = SeatName.look(wish).equals(SeatName.look(own));
        return theirs
                ? free(wish, person).name()
                : free(wish, person, NamesInUse::looksAtTable).name();
    }

    private static Stream<String> looksAtTable(String name) {
        Stream<String> numbered =
                IntStream.rangeClosed(2, MOST_AT_TABLE).mapToObj(each -> SeatName.numbered(name, each));
        return Stream.concat(Stream.of(name), numbered).map(SeatName::look);
    }

    /** @param looks what must be free of a name, first of all its own look */
    private Shown free(String wish, String person, Function<String, Stream<String>> looks) {
        Map<String, List<String>> possible = new LinkedHashMap<>();
        Stream.concat(Stream.of(wish), numbers(wish, person).mapToObj(each -> SeatName.numbered(wish, each)))
                .forEach(name -> possible.put(name, looks.apply(name).toList()));
        Set<String> taken = store.people()
                .inUse(
                        possible.values().stream()
                                .flatMap(List::stream)
                                .distinct()
                                .toList(),
                        person);
        String name = possible.entrySet().stream()
                .filter(each -> Collections.disjoint(taken, each.getValue()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(SeatName.numbered(wish, GREATEST));
        return new Shown(name, SeatName.look(name));
    }

    /**
     * Small ones first; where these are taken, one that hardly anybody has, and the same whenever this person asks (TABLE-23). Who is nobody yet
     * draws anew each time: otherwise all who come would want the same few.
     */
    private static IntStream numbers(String wish, String person) {
        Random random = person.isEmpty() ? new Random() : new Random((wish + " " + person).hashCode());
        return IntStream.concat(
                IntStream.rangeClosed(2, SMALL_NUMBERS), random.ints(GREAT_NUMBERS, SMALL_NUMBERS + 1, GREATEST + 1));
    }

    /** Whether somebody else is known by a name that looks so. It reads the store. */
    public boolean isTaken(String look, String person) {
        return strict && !store.people().inUse(List.of(look), person).isEmpty();
    }
}
