package tablee.rando.positions;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Viewer;
import tablee.rando.rules.Arg;
import tablee.rando.rules.Boards;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Give;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoSecrets;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.rando.rules.Space;
import tablee.rando.rules.Tile;

/**
 * What one viewer may know. Where there is no tile, hiker, direction or colour, the word is empty.
 *
 * @param hiker the hiker that walks, or is about to
 * @param stretches how many a hike has
 * @param pile the number of cards in the draw pile
 * @param unseen the cards that this viewer cannot place: in the pile, or in hands with their backs up
 */
public record RandoView(
        Phase stage,
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

    private static final String HIDDEN = "hidden";

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

    public static RandoView of(RandoState s, int viewer) {
        return new RandoView(
                s.phase,
                s.part,
                s.round,
                s.rules.track,
                s.first,
                s.seat,
                s.using == RandoState.NONE ? "" : Arg.TILE.write(s.using),
                s.times,
                s.done,
                s.phase == Phase.HIKE ? Pieces.colour(s.walker()) : "",
                Pieces.direction(s.came),
                s.stretch,
                s.rules.stretches,
                s.rules.map.width,
                s.rules.map.height,
                Pieces.tokens(s),
                Pieces.hikers(s),
                markers(s),
                s.rules.scale,
                Pieces.colour(s.pile.top()),
                s.pile.size(),
                Pieces.discard(s),
                unseen(s, viewer),
                s.rules.hand,
                ranges(s),
                seats(s, viewer));
    }

    private static List<Marker> markers(RandoState s) {
        List<Marker> markers = new ArrayList<>();
        for (Obstacle each : Pieces.markers(s)) {
            markers.add(new Marker(each, s.rules.weights[markers.size()]));
        }
        return markers;
    }

    private static List<RandoPosition.CardsOf> unseen(RandoState s, int viewer) {
        return Pieces.cards((colour, kind) -> s.pile.count(colour, kind) + unseenInHands(s, viewer, colour, kind));
    }

    private static int unseenInHands(RandoState s, int viewer, int colour, int kind) {
        int unseen = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            for (int slot = 0; slot < s.hands.size(seat); slot++) {
                int card = s.hands.get(seat, slot);
                boolean alike = Hands.colour(card) == colour && Hands.kind(card) == kind;
                if (alike && !RandoSecrets.knows(viewer, seat, card)) unseen++;
            }
        }
        return unseen;
    }

    private static List<Range> ranges(RandoState s) {
        List<Range> ranges = new ArrayList<>();
        for (int action = 0; action < Tile.ACTIONS; action++) {
            ranges.add(new Range(Tile.of(action), s.rules.least(action), s.rules.most(action)));
        }
        return ranges;
    }

    private static List<Seat> seats(RandoState s, int viewer) {
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) seats.add(seat(s, seat, viewer));
        return seats;
    }

    private static Seat seat(RandoState s, int seat, int viewer) {
        boolean own = viewer == seat || viewer == Viewer.ALL;
        return new Seat(
                s.boards.points(seat),
                Score.scales(s, seat),
                Score.total(s, seat),
                tiles(s, seat),
                Pieces.levels(s, seat),
                hand(s, seat, viewer),
                Give.choice(s, seat) != 0,
                own ? Pieces.choice(s, seat) : "");
    }

    private static List<TileSeen> tiles(RandoState s, int seat) {
        List<TileSeen> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            boolean joker = tile == Tile.JOKER;
            int multiplier = joker ? 0 : s.boards.multiplier(seat, tile.ordinal());
            tiles.add(new TileSeen(tile, state(s.boards, seat, tile.ordinal()), multiplier));
        }
        return tiles;
    }

    private static TileState state(Boards boards, int seat, int tile) {
        if (!boards.owned(seat, tile)) return TileState.REMOVED;
        return boards.active(seat, tile) ? TileState.ACTIVE : TileState.BLOCKED;
    }

    private static List<CardSeen> hand(RandoState s, int seat, int viewer) {
        List<CardSeen> hand = new ArrayList<>();
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            boolean known = RandoSecrets.knows(viewer, seat, card);
            String kind = known ? Arg.KIND.write(Hands.kind(card)) : HIDDEN;
            hand.add(new CardSeen(Colour.of(Hands.colour(card)), kind));
        }
        return hand;
    }
}
