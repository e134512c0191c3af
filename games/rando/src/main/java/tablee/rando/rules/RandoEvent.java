package tablee.rando.rules;

import java.util.List;

/** What the players are told. */
public final class RandoEvent {
    private RandoEvent() {}

    public record TokenPlaced(Colour colour, int value, Side side, String at) {}

    public record HikerPlaced(Colour hiker, String at) {}

    public record MarkerPlaced(Obstacle obstacle, int rank) {}

    public record FirstPlayer(int seat) {}

    public record RoundBegan(int round, int seat) {}

    public record TopShown(Colour colour) {}

    public record PileMade(int cards) {}

    /** To the one who draws. */
    public record CardDrawn(int seat, Colour colour, CardKind kind) {}

    /** To all others. */
    public record BackDrawn(int seat, Colour colour) {}

    public record TileUsed(int seat, Tile tile, int times) {}

    public record JokerUsed(int seat, Tile action) {}

    public record TileBlocked(int seat, Tile tile) {}

    public record TileTurned(int seat, Tile tile) {}

    public record NothingDone(int seat, Tile action) {}

    public record HikerWalked(Colour hiker, Direction direction, String from, String to) {}

    public record HikeStopped(int seat, Colour hiker) {}

    public record HikerMet(Colour hiker, Colour other) {}

    public record BorderMet(Colour hiker, Direction direction) {}

    public record ValueScored(int seat, String at, Colour colour, int points, int times) {}

    public record ScaleClimbed(int seat, String at, Obstacle obstacle, int steps, int level) {}

    public record TopDiscarded(Colour colour, CardKind kind) {}

    public record MultiplierLowered(int seat, int by, Tile tile, int to) {}

    public record MultiplierRaised(int seat, Tile tile, int to) {}

    public record MarkersSwapped(int seat, Obstacle one, Obstacle other) {}

    public record CardPlayed(int seat, Colour colour, CardKind kind) {}

    public record NoCardPlayed(int seat) {}

    public record SwapsEnded(int seat) {}

    public record CardDiscarded(int seat, Colour colour, CardKind kind) {}

    public record RoundEnded(int round, Space space) {}

    public record TilesRestored(int seat, Tile except) {}

    public record TileRemoved(int seat, Tile tile) {}

    /** To the one who chose: the place of the card in the row, or 0 for none. */
    public record GiftChosen(int seat, int slot) {}

    /** To all others. */
    public record GiftReady(int seat) {}

    /** To the two who hold the card, before and after. */
    public record CardGiven(int seat, int to, Colour colour, CardKind kind) {}

    /** To all others. */
    public record BackGiven(int seat, int to, Colour colour) {}

    public record PointsLost(int seat, int points) {}

    /** RAND-61: the best totals are equal, and some of those seats have more from scales than the others. */
    public record TieBroken(List<Integer> seats, List<Integer> others, int total) {}

    /** RAND-61: equal totals, and as much from scales. */
    public record TieShared(List<Integer> seats, int total) {}
}
