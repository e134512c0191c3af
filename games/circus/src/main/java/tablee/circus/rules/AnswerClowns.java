package tablee.circus.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** The Clown's power (CIRC-36): who brought Clowns together takes Applause, or has the other side return one, or neither. */
final class AnswerClowns implements Step.Decision {
    static final AnswerClowns STEP = new AnswerClowns();

    private AnswerClowns() {}

    @Override
    public void moves(CircusState state, Moves out) {
        if (Clowns.canTake(state)) out.add(CircusMove.TAKE);
        if (Clowns.canReturn(state)) out.add(CircusMove.RETURN);
        out.add(CircusMove.DECLINE);
        if (state.rules.postersFirst()) Spending.moves(state, out);
    }

    @Override
    public Optional<Refusal> refuse(CircusState state, int move) {
        int kind = CircusMove.kind(move);
        return switch (kind) {
            case CircusMove.TAKE -> unless(Clowns.canTake(state), "reserve-empty");
            case CircusMove.RETURN -> unless(Clowns.canReturn(state), "opponents-empty");
            case CircusMove.DECLINE -> Optional.empty();
            case CircusMove.LOOK, CircusMove.BUY, CircusMove.OK ->
                state.rules.postersFirst() ? Spending.refuse(state, kind) : clownsFirst();
            default -> clownsFirst();
        };
    }

    private static Optional<Refusal> unless(boolean can, String key) {
        return can ? Optional.empty() : Optional.of(Refusal.of("CIRC-36", key));
    }

    private static Optional<Refusal> clownsFirst() {
        return Optional.of(Refusal.of("CIRC-42", "clowns-first"));
    }

    @Override
    public void play(CircusState state, int move, Told told) {
        CircusSecrets.acknowledge(state, state.seat);
        int kind = CircusMove.kind(move);
        switch (kind) {
            case CircusMove.TAKE, CircusMove.RETURN, CircusMove.DECLINE -> answer(state, kind, told);
            default -> Spending.play(state, move, told);
        }
        Turns.endIfOver(state, told);
    }

    private static void answer(CircusState state, int kind, Told told) {
        state.phase = Phase.TURN;
        switch (kind) {
            case CircusMove.TAKE -> Applause.move(state, state.side(), Applause.OF_CLOWNS);
            case CircusMove.RETURN -> Applause.move(state, 1 - state.side(), -Applause.OF_CLOWNS);
            default -> {}
        }
        if (told.listening()) told.all(event(state.seat, kind));
        if (!state.rules.postersFirst()) Posters.award(state, told);
    }

    private static Record event(int seat, int kind) {
        return switch (kind) {
            case CircusMove.TAKE -> new CircusEvent.ApplauseTaken(seat);
            case CircusMove.RETURN -> new CircusEvent.ApplauseReturned(seat);
            default -> new CircusEvent.ClownsIgnored(seat);
        };
    }
}
