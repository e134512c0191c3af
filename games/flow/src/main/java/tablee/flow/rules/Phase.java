package tablee.flow.rules;

/** What the game waits for. */
public enum Phase {
    /** Set-up: chance draws a Scenario card (FLOW-70). */
    SCENARIO(Waits.CHANCE),
    /** Set-up: chance deals an Action card (FLOW-11). */
    DEAL(Waits.CHANCE),
    /** Set-up: chance names the first player (FLOW-12). */
    FIRST(Waits.CHANCE),
    /** Set-up: both dice place a Scenario obstacle (FLOW-71). */
    OBSTACLE(Waits.CHANCE),
    /** Set-up: the first player turns the single-path Boat (FLOW-77). */
    BOAT(Waits.SEAT),
    /** Any seat may start the round (FLOW-56). */
    READY(Waits.ANYBODY),
    /** A turn begins: draw or play (FLOW-20). */
    TURN(Waits.HURRIED_SEAT),
    /** Chance draws the tile (FLOW-21). */
    DRAW(Waits.CHANCE),
    /** The drawn tile is placed, swapped or discarded (FLOW-22). */
    PLACE(Waits.HURRIED_SEAT),
    /** Chance draws the card that a tile was swapped for (FLOW-27). */
    SWAP(Waits.CHANCE),
    /** Support: which tile goes (FLOW-41). */
    SUPPORT(Waits.HURRIED_SEAT),
    /** Bird: which tile is protected (FLOW-42). */
    BIRD(Waits.HURRIED_SEAT),
    /** Current: which tile is taken up (FLOW-43). */
    CURRENT(Waits.HURRIED_SEAT),
    /** Current: where it goes. */
    CURRENT_TO(Waits.HURRIED_SEAT),
    /** Fishing: chance turns a tile up (FLOW-44). */
    FISHING(Waits.CHANCE),
    /** Return: which discarded tile (FLOW-46). */
    RETURN(Waits.HURRIED_SEAT),
    /** Return: where it goes. */
    RETURN_TO(Waits.HURRIED_SEAT),
    /** Calm Waters: which die is rolled (FLOW-45). */
    CALM(Waits.SEAT),
    /** Both dice are rolled (FLOW-53). */
    WAVE(Waits.CHANCE),
    WAVE_WHITE(Waits.CHANCE),
    WAVE_BLACK(Waits.CHANCE),
    WON(Waits.NOBODY),
    LOST(Waits.NOBODY);

    /** Whom a phase waits for; a hurried seat has the clock beside it where rounds are timed. */
    public enum Waits {
        NOBODY,
        CHANCE,
        SEAT,
        HURRIED_SEAT,
        ANYBODY
    }

    private final Waits waits;

    Phase(Waits waits) {
        this.waits = waits;
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
