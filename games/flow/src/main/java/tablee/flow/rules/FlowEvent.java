package tablee.flow.rules;

import java.util.List;

/** What a table of Flow is told, entry by entry. Squares are named {@code a1} to {@code g7}, open edges {@code nesw}. */
public final class FlowEvent {
    private FlowEvent() {}

    // ---- Set-up ----------------------------------------------------------------------------------------------------

    public record ScenarioDrawn(Scenario scenario) {}

    /** The second No Communication: another card is drawn for it (FLOW-73). */
    public record ScenarioSetAside(Scenario scenario) {}

    public record CardDealt(int seat, ActionCard card) {}

    /** Somebody else's card, under No Communication. */
    public record HiddenCardDealt(int seat) {}

    public record FirstPlayer(int seat) {}

    public record ObstaclePlaced(int white, int black, String square) {}

    public record ObstacleRerolled(int white, int black, String square, Reroll reason) {}

    /** Why a Scenario obstacle cannot lie where it was rolled (FLOW-71). */
    public enum Reroll {
        OCCUPIED,
        ANIMAL_SPACE,
        NO_WAY_LEFT,
        NO_BOAT_DIRECTION_LEFT
    }

    public record BoatTurned(int seat, String open) {}

    // ---- Rounds ----------------------------------------------------------------------------------------------------

    /** A timed round: the clock runs until {@code dueAt}. */
    public record RoundStarted(int round, int seat, long dueAt) {}

    /** The table has started the round for everybody (TABLE-27). */
    public record RoundOpened(int round, long dueAt) {}

    /** An untimed round of this many turns. */
    public record RoundBegun(int round, int turns) {}

    /** Time ran out; the seat has until {@code dueAt} to finish if it had drawn a tile or started a card. */
    public record TimeRanOut(int seat, boolean finishing, long dueAt) {}

    /** Only a card that may not be played in this round was left (FLOW-61). */
    public record RoundCutShort(int seat) {}

    public record TurnSkipped(int seat) {}

    public record HandsShown(List<Hand> hands) {}

    public record Hand(int seat, List<ActionCard> cards) {}

    // ---- Tiles -----------------------------------------------------------------------------------------------------

    public record TileDrawn(int seat, Tile tile) {}

    /** One of the tiles that Fishing had turned up. */
    public record TileTaken(int seat, Tile tile) {}

    /** @param joined the animals that are joined to the Boat now */
    public record TilePlaced(int seat, Tile tile, String square, String open, List<Animal> joined) {}

    public record TileSwapped(int seat, Tile tile) {}

    public record CardDrawn(int seat, ActionCard card) {}

    public record HiddenCardDrawn(int seat) {}

    public record TileDiscarded(int seat, Tile tile, Discard reason) {}

    /** Why a tile is discarded without a card. */
    public enum Discard {
        /** FLOW-28, FLOW-29. */
        NO_PLACE,
        /** FLOW-51. */
        OUT_OF_TIME
    }

    // ---- Cards -----------------------------------------------------------------------------------------------------

    public record CardPlayed(int seat, ActionCard card) {}

    /** Time ran out: a started card goes back to the hand (FLOW-51). */
    public record CardTakenBack(int seat, ActionCard card) {}

    /** @param bird whether a Bird token went back to the supply with it */
    public record TileRemoved(int seat, Tile tile, String square, boolean bird) {}

    public record BirdPlaced(int seat, String square) {}

    public record TileLifted(int seat, Tile tile, String square) {}

    public record TileMoved(
            int seat, Tile tile, String from, String square, String open, boolean bird, List<Animal> joined) {}

    public record TileTurnedUp(int seat, Tile tile) {}

    public record TilePicked(int seat, Tile tile) {}

    public record TileReturned(int seat, Tile tile, String square, String open, List<Animal> joined) {}

    // ---- Waves and the end -----------------------------------------------------------------------------------------

    public record DieChosen(int seat, String die) {}

    /**
     * A Giant Wave.
     *
     * @param white the face of the white die, or 0 if it was not rolled; likewise black
     * @param hits every tile on the lines rolled, and what became of it
     */
    public record Wave(int seat, int white, int black, List<Hit> hits) {}

    public record Hit(String square, Tile tile, Fate fate) {}

    /** What a wave does to a tile. */
    public enum Fate {
        /** The tile is gone. */
        SWEPT,
        /** The Bird token is gone, the tile stays (FLOW-54). */
        SAVED_BY_BIRD,
        /** On both lines: Bird token and tile are gone (FLOW-54). */
        SWEPT_WITH_BIRD,
        /** A tile with obstacles stays, with its token (FLOW-78). */
        REMAINS
    }

    /** @param paths for each animal, the squares of a shortest way to the Boat, both ends included */
    public record Won(int seat, List<Path> paths) {}

    public record Path(Animal animal, List<String> squares) {}

    public record Lost(int round) {}
}
