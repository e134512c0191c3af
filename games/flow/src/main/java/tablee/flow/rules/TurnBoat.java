package tablee.flow.rules;

import java.util.Optional;
import tablee.core.Moves;
import tablee.core.Refusal;
import tablee.core.Told;

/** Set-up: the first player turns the single-path Boat (FLOW-77). */
public final class TurnBoat implements Step.Decision {
    @Override
    public void moves(FlowState s, Moves out) {
        for (Direction direction : Direction.ALL) {
            if (mayFace(s, direction)) out.add(FlowMove.of(FlowMove.Kind.BOAT, direction.ordinal()));
        }
    }

    @Override
    public Optional<Refusal> refuse(FlowState s, int move) {
        if (FlowMove.kind(move) != FlowMove.Kind.BOAT) return Optional.of(Refusal.of("FLOW-77", "turn-boat"));
        Direction direction = Direction.ALL[FlowMove.first(move)];
        if (mayFace(s, direction)) return Optional.empty();
        long without = Square.ANIMALS & ~s.board.waysIf(direction, 0);
        return Optional.of(Refusal.of("FLOW-77", "boat-faces-away", direction.key(), Animal.key(without)));
    }

    @Override
    public void play(FlowState s, int actor, int move, long at, Told told) {
        int open = Direction.ALL[FlowMove.first(move)].bit();
        s.board.turnBoat(open);
        s.flow();
        if (told.listening()) told.all(new FlowEvent.BoatTurned(s.seat, Edges.write(open)));
        SetUp.advance(s, told);
    }

    /** A direction in which some animal has no possible way is not offered. */
    public static boolean mayFace(FlowState s, Direction direction) {
        return s.board.waysIf(direction, 0) == Square.ANIMALS;
    }
}
