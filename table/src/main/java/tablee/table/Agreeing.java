package tablee.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tablee.core.Refusal;
import tablee.core.TableMove;

/** What needs everybody's consent (TABLE-22): undo, pause, resume, abandon, rematch. */
final class Agreeing {
    private Agreeing() {}

    record Propose(Proposal.Kind what) implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            Optional<Refusal> refusal = refuse(asked);
            if (refusal.isPresent()) return refusal;
            int count = what == Proposal.Kind.UNDO ? undoes(asked) : 0;
            if (what == Proposal.Kind.UNDO && count == 0) return Request.refuse(No.NOTHING_TO_UNDO);
            int version = asked.table().play().orElseThrow().match().version();
            return agree(asked, new Proposal(what, asked.person(), count, version, List.of(asked.person())));
        }

        private Optional<Refusal> refuse(Asked asked) {
            if (!asked.table().isSeated(asked.person())) return Request.refuse(No.NOT_SEATED);
            boolean rematch = what == Proposal.Kind.REMATCH;
            if (rematch && asked.sheet().phase() != Sheet.Phase.OVER) return Request.refuse(No.NOT_OVER);
            if (!rematch && asked.table().running().isEmpty()) return Request.refuse(No.NOT_PLAYING);
            return DONE;
        }

        private static int undoes(Asked asked) {
            return asked.table().running().orElseThrow().undoes(asked.sheet().seatsOf(asked.person()));
        }
    }

    record Agree() implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            Optional<Proposal> proposal = asked.sheet().proposal();
            if (proposal.isEmpty()) return Request.refuse(No.NOTHING_PROPOSED);
            if (!asked.table().isSeated(asked.person())) return Request.refuse(No.NOT_SEATED);
            return agree(asked, proposal.get().and(asked.person()));
        }
    }

    record Decline() implements Request {
        @Override
        public Optional<Refusal> on(Asked asked) {
            if (asked.sheet().proposal().isEmpty()) return Request.refuse(No.NOTHING_PROPOSED);
            if (!asked.table().isSeated(asked.person())) return Request.refuse(No.NOT_SEATED);
            asked.table().change(asked.sheet().with(Optional.<Proposal>empty()));
            return Request.DONE;
        }
    }

    private static Optional<Refusal> agree(Asked asked, Proposal proposal) {
        boolean all = persons(asked).allMatch(proposal.agreed()::contains);
        asked.table().change(asked.sheet().with(all ? Optional.<Proposal>empty() : Optional.of(proposal)));
        return all ? happen(asked, proposal) : Request.DONE;
    }

    /** Those in a seat that no bot plays for them: whoever is away for long holds nobody up. */
    private static Stream<String> persons(Asked asked) {
        Play<?> play = asked.table().play().orElseThrow();
        boolean over = play.match().over();
        return IntStream.range(0, asked.sheet().chairs().size())
                .filter(seat -> !asked.sheet().chairs().get(seat).isBot())
                .filter(seat -> over || !play.isProgram(seat))
                .mapToObj(seat -> asked.sheet().chairs().get(seat).person())
                .filter(person -> !over || asked.table().presence().isHere(person));
    }

    private static Optional<Refusal> happen(Asked asked, Proposal proposal) {
        return switch (proposal.kind()) {
            case UNDO -> asked.step().enter(TableMove.Kind.UNDO, proposal.count());
            case PAUSE -> asked.step().enter(TableMove.Kind.PAUSE, 0);
            case RESUME -> asked.step().enter(TableMove.Kind.RESUME, 0);
            case ABANDON -> asked.step().enter(TableMove.Kind.ABANDON, 0);
            case REMATCH -> rematch(asked);
        };
    }

    private static Optional<Refusal> rematch(Asked asked) {
        asked.table().change(asked.sheet().rotated());
        asked.table().start(asked.step());
        return Request.DONE;
    }
}
