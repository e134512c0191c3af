package tablee.server.people.identity;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
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
        List<Shown> possible = Stream.concat(Stream.of(wish), numbers().mapToObj(each -> SeatName.numbered(wish, each)))
                .map(name -> new Shown(name, SeatName.look(name)))
                .toList();
        Set<String> taken =
                store.people().inUse(possible.stream().map(Shown::look).toList(), person);
        return possible.stream()
                .filter(each -> !taken.contains(each.look))
                .findFirst()
                .orElse(possible.get(possible.size() - 1));
    }

    /** What a seat is called that somebody wants to be called so. Their own name is theirs, and two seats of theirs may have one. It reads the store. */
    public String atSeat(String wish, String person) {
        return free(wish, person).name();
    }

    /** Small ones first; where these are taken, one that hardly anybody has. */
    private static IntStream numbers() {
        return IntStream.concat(
                IntStream.rangeClosed(2, SMALL_NUMBERS),
                ThreadLocalRandom.current().ints(GREAT_NUMBERS, SMALL_NUMBERS + 1, GREATEST + 1));
    }

    /** Whether somebody else is known by a name that looks so. It reads the store. */
    public boolean isTaken(String look, String person) {
        return strict && !store.people().inUse(List.of(look), person).isEmpty();
    }
}
