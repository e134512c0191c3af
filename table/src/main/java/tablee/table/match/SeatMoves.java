package tablee.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.TableMove;
import tablee.table.budget.Bounded;
import tablee.table.clock.SeatClocks;

/** Who made the moves that are in effect: an undo takes them back, and a result belongs to the one who made most (TABLE-38). */
final class SeatMoves {
    /** Its person (or its own bot), or a bot that stands in: because time was up, or because the person was away. */
    private enum By {
        PERSON,
        LATE,
        ABSENT
    }

    /** Of those that are alike there is one, since a live table keeps one for each entry of its match. */
    private record Made(int actor, By by) {
        private static final List<Made> ALL = Stream.of(By.values())
                .flatMap(by -> IntStream.range(0, Long.SIZE).mapToObj(actor -> new Made(actor, by)))
                .toList();

        static Made of(int actor, By by) {
            return ALL.get(by.ordinal() * Long.SIZE + actor);
        }

        boolean byStandIn() {
            return by != By.PERSON;
        }
    }

    @Bounded(why = "the entries of one match")
    private final List<Made> made = new ArrayList<>();

    /** @param standIn whether a bot stood in for this seat's person */
    void follow(Entry entry, boolean standIn, SeatClocks clocks) {
        if (entry.actor() != Actor.TABLE) {
            By absent = standIn && clocks.hasRunOut(entry.actor()) ? By.LATE : By.ABSENT;
            made.add(Made.of(entry.actor(), standIn ? absent : By.PERSON));
            return;
        }
        TableMove move = TableMove.of(entry.move()).orElseThrow();
        if (move.kind() == TableMove.Kind.UNDO)
            made.subList(made.size() - move.arg(), made.size()).clear();
    }

    /** How many entries there are from the last one of these seats on; 0: they have made none. */
    int sinceLastOf(List<Integer> seats) {
        for (int i = made.size() - 1; i >= 0; i--) if (seats.contains(made.get(i).actor)) return made.size() - i;
        return 0;
    }

    /** Whether this seat's person has made a move of it. */
    boolean hasOwn(int seat) {
        return own(seat) > 0;
    }

    /** How many its person has made. */
    int own(int seat) {
        return (int) made.stream()
                .filter(each -> each.actor == seat && !each.byStandIn())
                .count();
    }

    /** Whether a bot has made one while this seat's person was away, and not because time was up. */
    boolean hasForAbsent(int seat) {
        return made.stream().anyMatch(each -> each.actor == seat && each.by == By.ABSENT);
    }

    /** Whether a stand-in made more of this seat's moves than its person. */
    boolean areMostlyByStandIn(int seat) {
        long others = made.stream()
                .filter(each -> each.actor == seat && each.byStandIn())
                .count();
        return others > own(seat);
    }
}
