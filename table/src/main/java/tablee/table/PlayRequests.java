package tablee.table;

import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.TableMove;
import tablee.table.match.TableMatch;
import tablee.table.message.TableRefusal;
import tablee.table.shares.SharePromise;

/** During the match: moves, readiness, coming back and giving up. */
final class PlayRequests {
    private PlayRequests() {}

    /**
     * @param version how many entries this person had seen when deciding
     * @param match which match it is for; after a rematch versions begin anew
     * @param seat needed where this person has several seats to act
     */
    record Move(int version, Optional<String> match, Optional<Integer> seat, String move) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<TableMatch<?>> running = asked.table().running();
            if (running.isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
            Optional<Integer> mine = seat.or(() -> toAct(asked, running.get()));
            if (mine.isEmpty()) return TableRequest.refuse(TableRefusal.NOT_YOUR_TURN);
            if (!asked.isMine(mine.get())) return TableRequest.refuse(TableRefusal.NOT_YOUR_SEAT);
            if (asked.record().chairs().get(mine.get()).resigned()) return TableRequest.refuse(TableRefusal.RESIGNED);
            if (running.get().isOutOfTime(mine.get())) return TableRequest.refuse(TableRefusal.OUT_OF_TIME);
            return stale(asked, running.get(), mine.get()).or(() -> play(asked, running.get(), mine.get()));
        }

        private static Optional<Integer> toAct(RequestContext asked, TableMatch<?> play) {
            List<Integer> waiting = asked.record().seatsOf(asked.person()).stream()
                    .filter(each -> Actor.in(play.match().toAct(), each))
                    .toList();
            return waiting.size() == 1 ? Optional.of(waiting.get(0)) : Optional.empty();
        }

        private Optional<Refusal> stale(RequestContext asked, TableMatch<?> play, int mine) {
            boolean other = match.isPresent() && !match.get().equals(play.id());
            if (!other && !play.isStale(mine, version)) return DONE;
            asked.step().show(asked.from().id(), -1);
            return TableRequest.refuse(TableRefusal.STALE);
        }

        private Optional<Refusal> play(RequestContext asked, TableMatch<?> play, int mine) {
            int read = play.match().reading().read(mine, move);
            if (read == State.NO_MOVE) return Optional.of(play.match().reading().whyNot(mine, move));
            return new ConnectionHandler(asked.table()).keptFor(asked.person()).isEmpty()
                    ? asked.step().enter(mine, read)
                    : comeBack(asked, play, mine, read);
        }

        /** Who comes back with a move gets the seats with it, if the move may be played. */
        private static Optional<Refusal> comeBack(RequestContext asked, TableMatch<?> play, int mine, int read) {
            Optional<Refusal> refusal = play.match().why(mine, read);
            if (refusal.isPresent()) return refusal;
            new ConnectionHandler(asked.table()).giveBack(asked.person(), asked.step());
            return asked.step().enter(mine, read);
        }
    }

    /**
     * Ready for the next round (TABLE-27).
     *
     * @param pledge ready for the next match instead, with a share in its seed (TABLE-43)
     * @param termsNumber which terms this person saw (TABLE-39)
     */
    record Ready(Optional<SharePromise> pledge, Optional<Integer> termsNumber) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (asked.terms().isOutdated(termsNumber)) return TableRequest.refuse(TableRefusal.OTHER_TERMS);
            if (pledge.isPresent()) return ShareRequests.promise(asked, pledge.get());
            if (asked.isGathering() && asked.table().isSeated(asked.person())) return agree(asked);
            if (asked.table().running().isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
            if (!asked.table().isSeated(asked.person())) return TableRequest.refuse(TableRefusal.NOT_SEATED);
            asked.table().ready(asked.person());
            asked.step().seatingChanged();
            return DONE;
        }

        /** Before the match it says that this person has seen the terms. */
        private static Optional<Refusal> agree(RequestContext asked) {
            asked.terms().agree(asked.person());
            return SeatingRequests.startWhenFull(asked);
        }
    }

    /** A person who is there takes the seats back that bots have kept; a move for which time was up is the bot's first. */
    record Back() implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<TableMatch<?>> running = asked.table().running();
            if (running.isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
            new ConnectionHandler(asked.table()).giveBack(asked.person(), asked.step());
            boolean waits = asked.record().seatsOf(asked.person()).stream().anyMatch(running.get()::isOutOfTime);
            return waits ? TableRequest.refuse(TableRefusal.OUT_OF_TIME) : DONE;
        }
    }

    /** Between two sides the match ends; otherwise a bot plays the seat to the end (TABLE-26). */
    record Resign(int seat) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (asked.table().running().isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
            if (!asked.isMine(seat)) return TableRequest.refuse(TableRefusal.NOT_YOUR_SEAT);
            if (asked.record().chairs().get(seat).resigned()) return TableRequest.refuse(TableRefusal.RESIGNED);
            boolean ended =
                    Forfeit.enter(asked.table(), asked.step(), asked.step().now(), TableMove.Kind.RESIGN, seat);
            if (!ended) giveUp(asked, seat);
            return DONE;
        }
    }

    /** A bot plays this seat until the match is over. */
    static void giveUp(RequestContext asked, int seat) {
        boolean taken = asked.table().running().orElseThrow().match().takenOver(seat);
        if (!taken) asked.step().enter(TableMove.Kind.TAKEOVER, seat);
        Forfeit.leave(asked.table(), seat);
    }
}
