package tablee.flow.rules;

import tablee.core.Actor;
import tablee.core.Refusal;
import tablee.core.Word;

/** Why a move is not legal: the first rule it breaks, and what stands in the way. */
final class Why {
    private Why() {}

    static Refusal not(FlowState s, int actor, int move) {
        if (!FlowMove.wellFormed(move)) return Refusal.of("TABLE-10", "no-such-move");
        if (s.phase.over()) return Refusal.of("TABLE-2", "over");
        if (!Actor.in(s.toAct(), actor)) return Refusal.of("FLOW-31", "not-your-turn");
        if (actor == Actor.CHANCE) return Refusal.of("TABLE-10", "not-drawn-now");
        if (actor == Actor.CLOCK || FlowMove.kind(move) == FlowMove.Kind.TIME) {
            return Refusal.of("FLOW-51", "clock-and-players");
        }
        return belongs(s, FlowMove.kind(move)) ? because(s, move) : awaited(s);
    }

    /** Whether this is the kind of move that the game waits for. */
    private static boolean belongs(FlowState s, FlowMove.Kind kind) {
        Phase phase = s.phase;
        return switch (kind) {
            case START -> phase == Phase.READY;
            case TOGETHER -> phase == Phase.READY && s.rules.startsTogether();
            case DRAW, TAKE, PLAY -> phase == Phase.TURN;
            case PLACE -> phase.placing();
            case SWAP, DISCARD -> phase == Phase.PLACE;
            case REMOVE -> phase == Phase.SUPPORT;
            case PROTECT -> phase == Phase.BIRD;
            case LIFT -> phase == Phase.CURRENT;
            case PICK -> phase == Phase.RETURN;
            case ROLL -> phase == Phase.CALM;
            case BOAT -> phase == Phase.BOAT;
            default -> false;
        };
    }

    /** What the game waits for instead. */
    private static Refusal awaited(FlowState s) {
        return switch (s.phase) {
            case READY -> Refusal.of("FLOW-56", "start-first");
            case PLACE -> Refusal.of("FLOW-22", "finish-tile", tile(s.held));
            case SUPPORT -> Refusal.of("FLOW-41", "choose-tile-to-remove");
            case BIRD -> Refusal.of("FLOW-42", "choose-tile-to-protect");
            case CURRENT -> Refusal.of("FLOW-43", "choose-tile-to-lift");
            case CURRENT_TO -> Refusal.of("FLOW-43", "put-tile-down", tile(s.held), Square.name(s.from));
            case RETURN -> Refusal.of("FLOW-46", "choose-discarded-tile");
            case RETURN_TO -> Refusal.of("FLOW-46", "put-tile-back", tile(s.held));
            case CALM -> Refusal.of("FLOW-45", "choose-die");
            case BOAT -> Refusal.of("FLOW-77", "turn-boat");
            default -> Refusal.of("FLOW-20", "draw-or-play");
        };
    }

    private static Refusal because(FlowState s, int move) {
        int arg = FlowMove.first(move);
        return switch (FlowMove.kind(move)) {
            case DRAW -> Refusal.of("FLOW-21", "nothing-face-down");
            case TAKE -> Refusal.of("FLOW-21", "not-revealed", tile(arg));
            case PLAY -> WhyNotCard.play(s, arg);
            case PLACE -> WhyNotThere.place(s, arg, FlowMove.second(move));
            case SWAP -> swap(s);
            case DISCARD -> discard(s);
            case REMOVE -> WhyNotCard.remove(s, arg);
            case PROTECT -> WhyNotCard.protect(s, arg);
            case LIFT -> WhyNotCard.lift(s, arg);
            case PICK -> WhyNotCard.pick(s, arg);
            case BOAT -> boat(s, Direction.ALL[arg]);
            default -> throw new AssertionError(move + " is legal");
        };
    }

    private static Refusal swap(FlowState s) {
        Tile tile = Tile.at(s.held);
        if (s.has(Scenario.NO_NEW_CARDS)) return Refusal.of("FLOW-75", "no-new-cards");
        if (tile.obstacles()) return Refusal.of("FLOW-27", "obstacles-not-swapped");
        if (tile.shape().ordinal() == s.rules.keptShape()) {
            return Refusal.of("FLOW-27", "shape-not-swapped", tile(s.held));
        }
        return Refusal.of("FLOW-27", "no-card-left");
    }

    private static Refusal discard(FlowState s) {
        Tile tile = Tile.at(s.held);
        String rule = tile.obstacles() ? "FLOW-28" : "FLOW-29";
        for (int i = 0; i < tile.rotations(); i++) {
            long squares = Fit.squares(s, tile.edges(i));
            if (squares != 0) return Refusal.of(rule, "can-be-placed", Square.name(Square.first(squares)));
        }
        return Refusal.of(rule, "can-be-swapped");
    }

    private static Refusal boat(FlowState s, Direction direction) {
        long without = Square.ANIMALS & ~s.board.waysIf(direction, 0);
        return Refusal.of("FLOW-77", "boat-faces-away", direction(direction), animal(without));
    }

    // ---- Things as keys of the game's words ------------------------------------------------------------------------

    static String tile(int tile) {
        return "tile." + Tile.at(tile).word();
    }

    static String card(int card) {
        return "action-card." + ActionCard.at(card).word();
    }

    static String direction(Direction direction) {
        return "direction." + Word.of(direction);
    }

    static String animal(long squares) {
        return "animal." + Animal.first(squares).word();
    }

    /** What lies on a square: an animal, the Boat, or the tile by the square's name. */
    static String occupant(int square) {
        if (square == Square.BOAT) return "boat";
        long bit = Square.bit(square);
        return (Square.ANIMALS & bit) != 0 ? animal(bit) : Square.name(square);
    }
}
