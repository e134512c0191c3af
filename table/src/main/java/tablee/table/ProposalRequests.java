package tablee.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.core.Refusal;
import tablee.core.TableMove;
import tablee.table.budget.Budget;
import tablee.table.match.TableMatch;
import tablee.table.message.TableRefusal;
import tablee.table.seats.Chair;
import tablee.table.seats.Proposal;
import tablee.table.seats.TableRecord;
import tablee.table.terms.AbsenceTerms;

/** What needs everybody's consent (TABLE-22): undo, pause, resume, abandon, rematch. */
final class ProposalRequests {
    private ProposalRequests() {}

    record Propose(Proposal.Kind what) implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            int count = what == Proposal.Kind.UNDO ? undoes(asked) : 0;
            if (what == Proposal.Kind.UNDO && count == 0) return TableRequest.refuse(TableRefusal.NOTHING_TO_UNDO);
            if (!asked.admits(Budget.PROPOSALS)) return TableRequest.refuse(TableRefusal.TOO_FAST);
            int version = asked.table().play().orElseThrow().match().version();
            Proposal mine = new Proposal(what, asked.person(), count, version, List.of(asked.person()));
            Optional<Proposal> open = asked.record().proposal().filter(each -> isOpen(each, asked.record()));
            if (open.isPresent() && !open.get().asksFor(mine))
                return TableRequest.refuse(TableRefusal.PROPOSED_ALREADY);
            return agree(asked, open.map(each -> each.and(asked.person())).orElse(mine));
        }

        /** What was proposed in a match is past with its end, and a rematch with its beginning. */
        private static boolean isOpen(Proposal proposal, TableRecord record) {
            return (proposal.kind() == Proposal.Kind.REMATCH) == (record.phase() == TableRecord.Phase.OVER);
        }

        private Optional<Refusal> refuse(RequestContext asked) {
            if (!asked.table().isSeated(asked.person())) return TableRequest.refuse(TableRefusal.NOT_SEATED);
            boolean rematch = what == Proposal.Kind.REMATCH;
            if (rematch
                    && (asked.record().phase() != TableRecord.Phase.OVER
                            || asked.record().isStarting())) return TableRequest.refuse(TableRefusal.NOT_OVER);
            if (!rematch && asked.table().running().isEmpty()) return TableRequest.refuse(TableRefusal.NOT_PLAYING);
            boolean bound = asked.record().tournament().isPresent() && what != Proposal.Kind.ABANDON;
            if (bound) return TableRequest.refuse(TableRefusal.OF_A_TOURNAMENT);
            return asked.record().terms().isFinal() ? refuseFinal(asked) : DONE;
        }

        /** What counts elsewhere is neither taken back nor, by one side alone, given back (TABLE-64). */
        private Optional<Refusal> refuseFinal(RequestContext asked) {
            if (what == Proposal.Kind.UNDO) return TableRequest.refuse(TableRefusal.NO_UNDO);
            boolean dealt = asked.record().terms().deal().isPresent();
            if (what == Proposal.Kind.REMATCH && dealt) return TableRequest.refuse(TableRefusal.COMMON_DEAL);
            if (!dealt && !isOneSided(asked)) return DONE;
            return switch (what) {
                case ABANDON -> TableRequest.refuse(TableRefusal.NOT_ALONE);
                case PAUSE -> TableRequest.refuse(TableRefusal.NO_PAUSE);
                default -> DONE;
            };
        }

        /** Who has given up is not asked, and so nobody else's consent. */
        private static boolean isOneSided(RequestContext asked) {
            List<Chair> chairs = asked.record().chairs();
            return IntStream.range(0, chairs.size())
                            .filter(seat -> chairs.get(seat) instanceof Chair.Person)
                            .filter(seat -> !chairs.get(seat).resigned())
                            .map(asked.table().outcome()::side)
                            .distinct()
                            .count()
                    < 2;
        }

        private static int undoes(RequestContext asked) {
            return asked.table().running().orElseThrow().undoes(asked.record().seatsOf(asked.person()));
        }
    }

    record Agree() implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            Optional<Proposal> proposal = asked.record().proposal();
            if (proposal.isEmpty()) return TableRequest.refuse(TableRefusal.NOTHING_PROPOSED);
            if (!asked.table().isSeated(asked.person())) return TableRequest.refuse(TableRefusal.NOT_SEATED);
            return agree(asked, proposal.get().and(asked.person()));
        }
    }

    record Decline() implements TableRequest {
        @Override
        public Optional<Refusal> on(RequestContext asked) {
            if (asked.record().proposal().isEmpty()) return TableRequest.refuse(TableRefusal.NOTHING_PROPOSED);
            if (!asked.table().isSeated(asked.person())) return TableRequest.refuse(TableRefusal.NOT_SEATED);
            asked.table().change(asked.record().with(Optional.<Proposal>empty()));
            return TableRequest.DONE;
        }
    }

    private static Optional<Refusal> agree(RequestContext asked, Proposal proposal) {
        boolean all = isLongPaused(asked, proposal.kind())
                || persons(asked, proposal.kind()).allMatch(proposal.agreed()::contains);
        asked.table().change(asked.record().with(all ? Optional.<Proposal>empty() : Optional.of(proposal)));
        return all ? happen(asked, proposal) : TableRequest.DONE;
    }

    /** Where results count nobody keeps a match from its end by never coming back from a pause (TABLE-64). */
    private static boolean isLongPaused(RequestContext asked, Proposal.Kind what) {
        if (what != Proposal.Kind.RESUME || !asked.record().terms().isRated()) return false;
        long stood = asked.step().now().upMillis() - asked.table().time().sinceUpMillis();
        return stood >= AbsenceTerms.MOST_RATED_MILLIS;
    }

    /** Those whose word counts. A stand-in agrees to nothing, so that nobody is bound by what happens while they are away. */
    private static Stream<String> persons(RequestContext asked, Proposal.Kind what) {
        TableMatch<?> play = asked.table().play().orElseThrow();
        List<Chair> chairs = asked.record().chairs();
        return IntStream.range(0, chairs.size())
                .filter(seat -> what == Proposal.Kind.RESUME
                        ? !play.isProgram(seat)
                        : what == Proposal.Kind.REMATCH || !chairs.get(seat).resigned())
                .mapToObj(seat -> chairs.get(seat).person())
                .flatMap(Optional::stream)
                .filter(person -> what != Proposal.Kind.REMATCH
                        || asked.table().presence().isHere(person));
    }

    private static Optional<Refusal> happen(RequestContext asked, Proposal proposal) {
        return switch (proposal.kind()) {
            case UNDO -> asked.step().enter(TableMove.Kind.UNDO, proposal.count());
            case PAUSE -> asked.step().enter(TableMove.Kind.PAUSE, 0);
            case RESUME -> asked.step().enter(TableMove.Kind.RESUME, 0);
            case ABANDON -> asked.step().enter(TableMove.Kind.ABANDON, 0);
            case REMATCH -> rematch(asked);
        };
    }

    private static Optional<Refusal> rematch(RequestContext asked) {
        asked.table().starting().call(asked.step(), false);
        return TableRequest.DONE;
    }
}
