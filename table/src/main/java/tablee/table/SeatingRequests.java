package tablee.table;

import java.util.List;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Bots;
import tablee.core.Refusal;
import tablee.table.message.TableRefusal;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.shares.SharePromise;
import tablee.table.terms.TableTerms;

/** Before the match: who sits where, on which terms (TABLE-20, TABLE-21), and who has to go (TABLE-29). */
final class SeatingRequests {
    private SeatingRequests() {}

    /**
     * @param name how this seat is called, where several people share one screen
     * @param pledge this person's promise of a share (TABLE-43)
     * @param termsNumber which terms this person saw (TABLE-39)
     */
    record Sit(int seat, Optional<String> name, Optional<SharePromise> pledge, Optional<Integer> termsNumber)
            implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.isGathering()) return TableRequest.refuse(TableRefusal.NOT_GATHERING);
            if (isOthersLesson(asked)) return TableRequest.refuse(TableRefusal.ONLY_A_LESSON);
            if (!asked.isSeat(seat) || !asked.record().chairs().get(seat).isOpen())
                return TableRequest.refuse(TableRefusal.SEAT_IS_TAKEN);
            if (asked.terms().isOutdated(termsNumber)) return TableRequest.refuse(TableRefusal.OTHER_TERMS);
            Optional<Refusal> refusal = refuseRated(asked, asked.record().terms(), 0);
            if (refusal.isPresent()) return refusal;
            String called = asked.apart(Caller.called(asked.caller().name(), name.filter(text -> mayName(asked))));
            asked.table().change(asked.record().with(seat, Chair.person(asked.person(), called)));
            if (termsNumber.isPresent()) asked.terms().agree(asked.person());
            // A promise that came too late for its start is made again with "ready"; the seat is taken all the same.
            pledge.ifPresent(each -> ShareRequests.promise(asked, each));
            return startWhenFull(asked);
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
            Optional<Refusal> refusal = refuse(asked).or(() -> refuseLesson(asked));
            if (refusal.isPresent()) return refusal;
            boolean free = asked.isSeat(seat) && !(asked.record().chairs().get(seat) instanceof Chair.Person);
            return free ? put(asked, seat, Chair.bot(level)) : TableRequest.refuse(TableRefusal.SEAT_IS_TAKEN);
        }
    }

    /** Opens a seat that a bot or a guest has. */
    record Clear(int seat) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked).or(() -> refuseLesson(asked));
            if (refusal.isPresent()) return refusal;
            return asked.isSeat(seat) ? put(asked, seat, Chair.OPEN) : TableRequest.refuse(TableRefusal.SEAT_IS_TAKEN);
        }
    }

    /** A position stays, and none is brought in: those who come were told of it when the table was made (TABLE-37). */
    record Change(TableTerms terms) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked).or(() -> refuseLesson(asked));
            if (refusal.isPresent()) return refusal;
            refusal = refuseRated(asked, terms, 1);
            if (refusal.isPresent() && asked.table().isSeated(asked.person())) return refusal;
            if (!terms.isFairToAbsent()) return TableRequest.refuse(TableRefusal.ABSENCE_AS_USUAL);
            TableTerms before = asked.record().terms();
            if (!terms.data().isEmpty() && !terms.data().equals(before.data()))
                throw new BadInput("A ruleset of one's own is named when the table is made.");
            if (terms.deal().isPresent()) throw new BadInput("A deal that many play is made by the server.");
            if (terms.lesson().isPresent() && !terms.lesson().equals(before.lesson()))
                throw new BadInput("A position or a script is named when the table is made.");
            asked.table().change(asked.record().on(terms.withLesson(before.lesson())));
            if (!asked.record().terms().equals(before))
                asked.terms().changed(asked.step().now());
            ConnectionHandler door = new ConnectionHandler(asked.table());
            if (before.isListed() && !terms.isListed()) door.showOutUninvited(asked.step());
            else door.showOut(asked.step());
            return DONE;
        }
    }

    record Start() implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            if (!asked.record().isFull()) return TableRequest.refuse(TableRefusal.SEATS_ARE_OPEN);
            if (!asked.terms().areSeen(asked.step().now())) return TableRequest.refuse(TableRefusal.TERMS_ARE_NEW);
            asked.table().starting().call(asked.step(), false);
            return DONE;
        }
    }

    /** Anyone who has the old link gets in by it no more (TABLE-40). */
    record RenewInvite() implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.isHost()) return TableRequest.refuse(TableRefusal.HOST_ONLY);
            asked.table().renewInvite();
            new ConnectionHandler(asked.table()).showOutUninvited(asked.step());
            return DONE;
        }
    }

    /**
     * The host sends a guest away, but nobody who plays: that is for those who run the server, and a bot plays the seat to the
     * end then.
     */
    record Remove(String person) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (!asked.isHost() && !asked.caller().admin()) return TableRequest.refuse(TableRefusal.HOST_ONLY);
            boolean known =
                    asked.table().isSeated(person) || asked.table().presence().isHere(person);
            if (!known || person.equals(asked.person())) return TableRequest.refuse(TableRefusal.NO_SUCH_PERSON);
            if (isPlaying(asked) && !asked.caller().admin()) return TableRequest.refuse(TableRefusal.IN_A_MATCH);
            asked.table().starting().leave(person, asked.step());
            for (int seat : asked.record().seatsOf(person)) empty(asked, seat);
            if (!Caller.isNameless(person)) asked.table().change(asked.record().without(person));
            if (!asked.record().invite().isEmpty()) asked.table().renewInvite();
            new ConnectionHandler(asked.table()).turnAway(person, asked.step());
            return DONE;
        }

        private boolean isPlaying(RequestContext asked) {
            List<Chair> chairs = asked.record().chairs();
            return (asked.record().isPlaying() || asked.record().isStarting())
                    && chairs.stream().anyMatch(chair -> chair.belongsTo(person) && !chair.resigned());
        }

        private static void empty(RequestContext asked, int seat) {
            if (asked.record().isPlaying()) PlayRequests.giveUp(asked, seat);
            else asked.table().change(asked.record().with(seat, Chair.OPEN));
        }
    }

    /** A name of one's own choice for each seat would be a way to talk (TABLE-49). */
    private static boolean mayName(RequestContext asked) {
        return !asked.caller().isSilenced(asked.step().now().wallMillis());
    }

    private static Optional<Refusal> refuse(RequestContext asked) {
        if (!asked.isHost()) return TableRequest.refuse(TableRefusal.HOST_ONLY);
        return asked.isGathering() ? TableRequest.DONE : TableRequest.refuse(TableRefusal.NOT_GATHERING);
    }

    /** Who sits at a lesson, or where a deal is played that others play too, was settled when it was made. */
    private static Optional<Refusal> refuseLesson(RequestContext asked) {
        if (asked.record().terms().deal().isPresent()) return TableRequest.refuse(TableRefusal.COMMON_DEAL);
        return asked.record().terms().isLesson() ? TableRequest.refuse(TableRefusal.ONLY_A_LESSON) : TableRequest.DONE;
    }

    /** @param most how many seats this person may have already */
    private static Optional<Refusal> refuseRated(RequestContext asked, TableTerms terms, int most) {
        if (!terms.isRated()) return TableRequest.DONE;
        if (!asked.caller().canBeRated()) return TableRequest.refuse(TableRefusal.ACCOUNT_FIRST);
        boolean several = asked.record().seatsOf(asked.person()).size() > most;
        return several ? TableRequest.refuse(TableRefusal.ONE_SEAT_EACH) : TableRequest.DONE;
    }

    private static boolean isOthersLesson(RequestContext asked) {
        return asked.record().terms().isLesson() && !asked.isHost();
    }

    private static Optional<Refusal> put(RequestContext asked, int seat, Chair chair) {
        asked.table().change(asked.record().with(seat, chair));
        return startWhenFull(asked);
    }

    /** While somebody has had no time to see the terms the table waits, and begins by itself after that (TABLE-39). */
    static Optional<Refusal> startWhenFull(RequestContext asked) {
        boolean complete =
                asked.record().isFull() && asked.record().terms().meeting().startWhenFull();
        if (complete && asked.terms().areSeen(asked.step().now()))
            asked.table().starting().call(asked.step(), false);
        return TableRequest.DONE;
    }
}
