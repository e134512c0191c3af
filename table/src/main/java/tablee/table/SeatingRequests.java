package tablee.table;

import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Bots;
import tablee.core.Refusal;

/** Before the match: who sits where, on which terms (TABLE-20, TABLE-21), and who has to go (TABLE-29). */
final class SeatingRequests {
    private SeatingRequests() {}

    /** @param name how this seat is called, where several people share one screen */
    record Sit(int seat, Optional<String> name) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.isGathering()) return TableRequest.refuse(TableRefusal.NOT_GATHERING);
            if (!asked.isSeat(seat) || !asked.record().chairs().get(seat).isOpen())
                return TableRequest.refuse(TableRefusal.SEAT_IS_TAKEN);
            String called = Caller.called(asked.caller().name(), name);
            return put(asked, seat, Chair.person(asked.person(), called));
        }
    }

    record Stand(int seat) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.isGathering()) return TableRequest.refuse(TableRefusal.NOT_GATHERING);
            if (!asked.isMine(seat)) return TableRequest.refuse(TableRefusal.NOT_YOUR_SEAT);
            return put(asked, seat, Chair.OPEN);
        }
    }

    record SeatBot(int seat, String level) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Bots.find(level);
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            boolean free =
                    asked.isSeat(seat) && asked.record().chairs().get(seat).kind() != Chair.Kind.PERSON;
            return free ? put(asked, seat, Chair.bot(level)) : TableRequest.refuse(TableRefusal.SEAT_IS_TAKEN);
        }
    }

    /** Opens a seat that a bot or a guest has. */
    record Clear(int seat) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            return asked.isSeat(seat) ? put(asked, seat, Chair.OPEN) : TableRequest.refuse(TableRefusal.SEAT_IS_TAKEN);
        }
    }

    record Change(TableTerms terms) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            boolean built = terms.data().isEmpty()
                    || terms.data().equals(asked.record().terms().data());
            if (!built) throw new BadInput("A ruleset of one's own is named when the table is made.");
            asked.table().change(asked.record().on(terms));
            return DONE;
        }
    }

    record Start() implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            if (!asked.record().isFull()) return TableRequest.refuse(TableRefusal.SEATS_ARE_OPEN);
            asked.table().start(asked.step());
            return DONE;
        }
    }

    /** The host sends a guest away; during a match a bot plays the seat to its end. */
    record Remove(String person) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.isHost() && !asked.caller().admin()) return TableRequest.refuse(TableRefusal.HOST_ONLY);
            boolean known =
                    asked.table().isSeated(person) || asked.table().presence().isHere(person);
            if (!known || person.equals(asked.person())) return TableRequest.refuse(TableRefusal.NO_SUCH_PERSON);
            for (int seat : asked.record().seatsOf(person)) empty(asked, seat);
            asked.table().change(asked.record().without(person));
            new ConnectionHandler(asked.table()).turnAway(person, asked.step());
            return DONE;
        }

        private static void empty(RequestContext asked, int seat) {
            if (asked.record().isPlaying()) PlayRequests.giveUp(asked, seat);
            else asked.table().change(asked.record().with(seat, Chair.OPEN));
        }
    }

    private static Optional<Refusal> refuse(RequestContext asked) {
        if (!asked.isHost()) return TableRequest.refuse(TableRefusal.HOST_ONLY);
        return asked.isGathering() ? TableRequest.DONE : TableRequest.refuse(TableRefusal.NOT_GATHERING);
    }

    private static Optional<Refusal> put(RequestContext asked, int seat, Chair chair) {
        asked.table().change(asked.record().with(seat, chair));
        boolean complete = asked.record().isFull() && asked.record().terms().startWhenFull();
        if (complete) asked.table().start(asked.step());
        return TableRequest.DONE;
    }
}
