package tablee.table.seats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Whose table it is, and who sits where. */
public record SeatPlan(Host host, List<Chair> chairs) {
    public SeatPlan {
        chairs = List.copyOf(chairs);
    }

    static SeatPlan open(Host host, int seats) {
        return new SeatPlan(host, Collections.nCopies(seats, Chair.OPEN));
    }

    boolean isFull() {
        return chairs.stream().noneMatch(Chair::isOpen);
    }

    List<Integer> seatsOf(String person) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) if (chairs.get(seat).belongsTo(person)) seats.add(seat);
        return seats;
    }

    SeatPlan with(int seat, Chair chair) {
        List<Chair> changed = new ArrayList<>(chairs);
        changed.set(seat, chair);
        return new SeatPlan(host, changed);
    }

    private SeatPlan each(UnaryOperator<Chair> change) {
        return new SeatPlan(host, chairs.stream().map(change).toList());
    }

    /** Another number of seats: those who stay keep theirs, as far as there are any. */
    SeatPlan resized(int seats, boolean allStay) {
        SeatPlan next = open(host, seats);
        for (int seat = 0; seat < Math.min(seats, chairs.size()); seat++) {
            Chair chair = chairs.get(seat);
            if (allStay || chair.isBot() || chair.person().map(host::is).orElse(false)) next = next.with(seat, chair);
        }
        return next;
    }

    /** Without anything that tells who this person was. Another one becomes host. */
    SeatPlan forgetting(String person, Chair left) {
        SeatPlan others = each(chair -> chair.belongsTo(person) ? left : chair);
        return host.is(person) ? new SeatPlan(others.heir(), others.chairs) : others;
    }

    private Host heir() {
        return people().findFirst().map(Host::of).orElse(Host.NOBODY);
    }

    /** The people in seats; one with several seats is named for each. */
    Stream<String> people() {
        return chairs.stream().map(Chair::person).flatMap(Optional::stream);
    }

    /** As a match begins: nobody has resigned, and a bot sits where nobody is known any more. */
    SeatPlan started(String standIn) {
        return each(chair -> chair instanceof Chair.Forgotten ? Chair.bot(standIn) : chair.withResigned(false));
    }

    /** Everybody moves on by one seat, and bots sit where nobody does (TABLE-31). */
    SeatPlan rotated(String standIn) {
        List<Chair> moved = new ArrayList<>(each(chair -> chair.isOpen() ? Chair.bot(standIn) : chair).chairs);
        Collections.rotate(moved, 1);
        return new SeatPlan(host, moved);
    }
}
