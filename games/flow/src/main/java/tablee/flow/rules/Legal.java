package tablee.flow.rules;

import tablee.core.Actor;

/** Whether one move is legal: the same questions that {@link Offer} asks for all of them. */
final class Legal {
    private Legal() {}

    /** For a well-formed move of an actor whom the game waits for. */
    static boolean now(FlowState s, int actor, int move) {
        if (actor == Actor.CHANCE) return Chance.possible(s, move);
        if (actor == Actor.CLOCK) return FlowMove.kind(move) == FlowMove.Kind.TIME;
        int arg = FlowMove.first(move);
        return switch (FlowMove.kind(move)) {
            case START -> s.phase == Phase.READY;
            case TOGETHER -> s.phase == Phase.READY && s.rules.startsTogether();
            case DRAW -> s.phase == Phase.TURN && s.pile != Stock.NONE;
            case TAKE -> s.phase == Phase.TURN && Stock.has(s.revealed, arg);
            case PLAY -> s.phase == Phase.TURN && Stock.has(s.hands[s.seat], arg) && Cards.playable(s, arg);
            case PLACE -> s.phase.placing() && fits(s, arg, FlowMove.second(move));
            case SWAP -> s.phase == Phase.PLACE && Turns.swappable(s);
            case DISCARD -> s.phase == Phase.PLACE && !Turns.swappable(s) && !Fit.any(s, Tile.at(s.held));
            case REMOVE -> s.phase == Phase.SUPPORT && Square.in(Cards.touchable(s), arg);
            case PROTECT -> s.phase == Phase.BIRD && Square.in(Cards.protectable(s), arg);
            case LIFT -> s.phase == Phase.CURRENT && Square.in(Cards.movable(s), arg);
            case PICK -> s.phase == Phase.RETURN && Cards.returnable(s, arg);
            case ROLL -> s.phase == Phase.CALM;
            case BOAT -> s.phase == Phase.BOAT && SetUp.boatMayFace(s, Direction.ALL[arg]);
            default -> false;
        };
    }

    private static boolean fits(FlowState s, int square, int edges) {
        return Tile.at(s.held).has(edges) && Square.in(Fit.squares(s, edges), square);
    }
}
