package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Bird: which tile is protected (FLOW-42). */
final class Protect implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        Square.moves(FlowMove.Kind.PROTECT, Cards.protectable(s), out);
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) != FlowMove.Kind.PROTECT) {
            return Optional.of(Refusal.of("FLOW-42", "choose-tile-to-protect"));
        }
        int square = FlowMove.first(move);
        if (Square.in(Cards.protectable(s), square)) return Optional.empty();
        boolean bird = Square.in(s.board.birds(), square);
        return bird
                ? Optional.of(Refusal.of("FLOW-42", "bird-there", Square.name(square)))
                : Cards.refuseTile(s, square, "FLOW-42");
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int square = FlowMove.first(move);
        s.board.addBird(square);
        if (told.listening()) told.all(new FlowEvent.BirdPlaced(s.seat, Square.name(square)));
        Cards.done(s, told);
    }
}
