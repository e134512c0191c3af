package tablee.table;

import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Bots;
import tablee.core.Refusal;

/** Before the match: who sits where, on which terms (TABLE-20, TABLE-21), and who has to go (TABLE-29). */
final class Gathering {
    private Gathering() {}

    /** @param name how this seat is called, where several people share one screen */
    record Sit(int seat, Optional<String> name) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            if (!asked.isGathering()) return Request.refuse(No.NOT_GATHERING);
            if (!asked.isSeat(seat) || !asked.sheet().chairs().get(seat).isOpen())
                return Request.refuse(No.SEAT_IS_TAKEN);
            String called = name.map(typed -> Text.line(typed, Text.NAME_CHARS))
                    .filter(clean -> !clean.isEmpty())
                    .orElse(asked.caller().name());
            return put(asked, seat, Chair.person(asked.person(), called));
        }
    }

    record Stand(int seat) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            if (!asked.isGathering()) return Request.refuse(No.NOT_GATHERING);
            if (!asked.isMine(seat)) return Request.refuse(No.NOT_YOUR_SEAT);
            return put(asked, seat, Chair.OPEN);
        }
    }

    record SeatBot(int seat, String level) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            Bots.find(level);
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            boolean free =
                    asked.isSeat(seat) && asked.sheet().chairs().get(seat).kind() != Chair.Kind.PERSON;
            return free ? put(asked, seat, Chair.bot(level)) : Request.refuse(No.SEAT_IS_TAKEN);
        }
    }

    /** Opens a seat that a bot or a guest has. */
    record Clear(int seat) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            return asked.isSeat(seat) ? put(asked, seat, Chair.OPEN) : Request.refuse(No.SEAT_IS_TAKEN);
        }
    }

    record Change(Terms terms) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            boolean built = terms.data().isEmpty()
                    || terms.data().equals(asked.sheet().terms().data());
            if (!built) throw new BadInput("A ruleset of one's own is named when the table is made.");
            asked.table().change(asked.sheet().on(terms));
            return DONE;
        }
    }

    record Start() implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            if (!asked.sheet().isFull()) return Request.refuse(No.SEATS_ARE_OPEN);
            asked.table().start(asked.step());
            return DONE;
        }
    }

    /** The host sends a guest away; during a match a bot plays the seat to its end. */
    record Remove(String person) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            if (!asked.isHost() && !asked.caller().admin()) return Request.refuse(No.HOST_ONLY);
            boolean known =
                    asked.table().isSeated(person) || asked.table().presence().isHere(person);
            if (!known || person.equals(asked.person())) return Request.refuse(No.NO_SUCH_PERSON);
            for (int seat : asked.sheet().seatsOf(person)) empty(asked, seat);
            asked.table().change(asked.sheet().without(person));
            new Door(asked.table()).turnAway(person, asked.step());
            return DONE;
        }

        private static void empty(Asked asked, int seat) {
            if (asked.sheet().isPlaying()) Playing.giveUp(asked, seat);
            else asked.table().change(asked.sheet().with(seat, Chair.OPEN));
        }
    }

    private static Optional<Refusal> refuse(Asked asked) {
        if (!asked.isHost()) return Request.refuse(No.HOST_ONLY);
        return asked.isGathering() ? Request.DONE : Request.refuse(No.NOT_GATHERING);
    }

    private static Optional<Refusal> put(Asked asked, int seat, Chair chair) {
        asked.table().change(asked.sheet().with(seat, chair));
        boolean complete = asked.sheet().isFull() && asked.sheet().terms().startWhenFull();
        if (complete) asked.table().start(asked.step());
        return Request.DONE;
    }
}
