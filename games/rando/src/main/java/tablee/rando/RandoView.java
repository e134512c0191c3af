package tablee.rando;

import java.util.List;

/**
 * What one viewer may know. Where there is no tile, hiker, direction or colour, the word is empty.
 *
 * @param hiker the hiker that walks, or is about to
 * @param stretches how many a hike has
 * @param pile the number of cards in the draw pile
 * @param unseen the cards that this viewer cannot place: in the pile, or in hands with their backs up
 */
public record RandoView(
        Stage stage,
        Part part,
        int round,
        List<Space> track,
        int first,
        int seat,
        String using,
        int times,
        int done,
        String hiker,
        String came,
        int stretch,
        int stretches,
        int width,
        int height,
        List<RandoPosition.TokenAt> tokens,
        List<RandoPosition.HikerAt> hikers,
        List<Marker> markers,
        int scale,
        String top,
        int pile,
        List<RandoPosition.CardsOf> discard,
        List<RandoPosition.CardsOf> unseen,
        int handLimit,
        List<Range> ranges,
        List<Seat> seats) {
    public RandoView {
        track = List.copyOf(track);
        tokens = List.copyOf(tokens);
        hikers = List.copyOf(hikers);
        markers = List.copyOf(markers);
        discard = List.copyOf(discard);
        unseen = List.copyOf(unseen);
        ranges = List.copyOf(ranges);
        seats = List.copyOf(seats);
    }

    /** A marker in its order, and what a step on its scale is worth there. */
    public record Marker(Obstacle obstacle, int weight) {}

    /**
     * What lies before one player.
     *
     * @param fromScales what the scales would give now
     * @param total what the final count would say now
     * @param chosen whether a choice was made at Give
     * @param choice that choice, for those who may know it: {@code "give 2"}, {@code "pay"}, or empty
     */
    public record Seat(
            int points,
            int fromScales,
            int total,
            List<TileSeen> tiles,
            List<Integer> levels,
            List<CardSeen> hand,
            boolean chosen,
            String choice) {
        public Seat {
            tiles = List.copyOf(tiles);
            levels = List.copyOf(levels);
            hand = List.copyOf(hand);
        }
    }

    /** One of all six tiles; the multiplier of the Joker and of a removed tile is 0. */
    public record TileSeen(Tile tile, TileState state, int multiplier) {}

    /** How far a multiplier goes. */
    public record Range(Tile tile, int least, int most) {}

    public enum TileState {
        ACTIVE,
        BLOCKED,
        REMOVED
    }

    /** A card in a hand; its kind is {@code "hidden"} to those who do not know it. */
    public record CardSeen(Colour colour, String kind) {}
}
