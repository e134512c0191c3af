package tablee.flow.rules;

/** What the game waits for. */
public enum Phase {
    /** Set-up: chance draws a Scenario card (FLOW-70). */
    SCENARIO(Waits.CHANCE, new DrawScenario()),
    /** Set-up: chance deals an Action card (FLOW-11). */
    DEAL(Waits.CHANCE, new DealCard()),
    /** Set-up: chance names the first player (FLOW-12). */
    FIRST(Waits.CHANCE, new ChooseFirst()),
    /** Set-up: both dice place a Scenario obstacle (FLOW-71). */
    OBSTACLE(Waits.CHANCE, new RollObstacle()),
    /** Set-up: the first player turns the single-path Boat (FLOW-77). */
    BOAT(Waits.SEAT, new TurnBoat()),
    /** Any seat may start the round (FLOW-56). */
    READY(Waits.ANYBODY, new StartRound()),
    /** A turn begins: draw or play (FLOW-20). */
    TURN(Waits.HURRIED_SEAT, TakeTurn.STEP),
    /** Chance draws the tile (FLOW-21). */
    DRAW(Waits.CHANCE, DrawTile.STEP),
    /** The drawn tile is placed, swapped or discarded (FLOW-22). */
    PLACE(Waits.HURRIED_SEAT, PlaceTile.STEP),
    /** Chance draws the card that a tile was swapped for (FLOW-27). */
    SWAP(Waits.CHANCE, new DrawCard()),
    /** Support: which tile goes (FLOW-41). */
    SUPPORT(Waits.HURRIED_SEAT, new Support()),
    /** Bird: which tile is protected (FLOW-42). */
    BIRD(Waits.HURRIED_SEAT, new Protect()),
    /** Current: which tile is taken up (FLOW-43). */
    CURRENT(Waits.HURRIED_SEAT, new Lift()),
    /** Current: where it goes. */
    CURRENT_TO(Waits.HURRIED_SEAT, new PutDown()),
    /** Fishing: chance turns a tile up (FLOW-44). */
    FISHING(Waits.CHANCE, new TurnUp()),
    /** Return: which discarded tile (FLOW-46). */
    RETURN(Waits.HURRIED_SEAT, new Pick()),
    /** Return: where it goes. */
    RETURN_TO(Waits.HURRIED_SEAT, new PutBack()),
    /** Calm Waters: which die is rolled (FLOW-45). */
    CALM(Waits.SEAT, new ChooseDie()),
    /** Both dice are rolled (FLOW-53). */
    WAVE(Waits.CHANCE, new Wave(FlowMove.Kind.DICE)),
    WAVE_WHITE(Waits.CHANCE, new Wave(FlowMove.Kind.WHITE)),
    WAVE_BLACK(Waits.CHANCE, new Wave(FlowMove.Kind.BLACK)),
    WON(Waits.NOBODY, new Over()),
    LOST(Waits.NOBODY, new Over());

    /** Whom a phase waits for; a hurried seat has the clock beside it where rounds are timed. */
    public enum Waits {
        NOBODY,
        CHANCE,
        SEAT,
        HURRIED_SEAT,
        ANYBODY
    }

    private final Waits waits;
    final Step step;

    Phase(Waits waits, Step step) {
        this.waits = waits;
        this.step = step;
    }

    public Waits waits() {
        return waits;
    }

    boolean over() {
        return waits == Waits.NOBODY;
    }

    /** Whether a tile that was drawn, or a card that was started, waits to be finished (FLOW-51). */
    public boolean midAction() {
        return waits == Waits.HURRIED_SEAT && this != TURN;
    }

    /** Whether the round is over and its wave comes. */
    public boolean isWave() {
        return this == CALM || this == WAVE || this == WAVE_WHITE || this == WAVE_BLACK;
    }

    /** Whether the game waits for a tile to be put down. */
    public boolean placing() {
        return this == PLACE || this == CURRENT_TO || this == RETURN_TO;
    }

    /** The card being played, or -1. */
    public int card() {
        return switch (this) {
            case SUPPORT -> ActionCard.SUPPORT.ordinal();
            case BIRD -> ActionCard.BIRD.ordinal();
            case CURRENT, CURRENT_TO -> ActionCard.CURRENT.ordinal();
            case FISHING -> ActionCard.FISHING.ordinal();
            case RETURN, RETURN_TO -> ActionCard.RETURN.ordinal();
            default -> -1;
        };
    }
}
