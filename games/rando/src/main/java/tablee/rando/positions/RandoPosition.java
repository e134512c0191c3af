package tablee.rando.positions;

import java.util.ArrayList;
import java.util.List;
import tablee.rando.rules.Arg;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Side;
import tablee.rando.rules.Tile;

/**
 * Everything about one moment. Where there is no tile, hiker, direction or colour, the word is empty.
 *
 * @param turns how many have had their turn in this round, or at its end; at the set-up, how many cards are dealt
 * @param tokens those placed so far, in the order of the ruleset file
 * @param hikers those placed so far, in the order of the colours
 * @param markers those placed so far, rank 1 first
 */
public record RandoPosition(
        Phase stage,
        Part part,
        int round,
        int first,
        int seat,
        int turns,
        String using,
        int times,
        int done,
        String hiker,
        String came,
        int stretch,
        List<TokenAt> tokens,
        List<HikerAt> hikers,
        List<Obstacle> markers,
        String top,
        List<CardsOf> pile,
        List<CardsOf> discard,
        List<Board> seats) {
    public RandoPosition {
        tokens = List.copyOf(tokens);
        hikers = List.copyOf(hikers);
        markers = List.copyOf(markers);
        pile = List.copyOf(pile);
        discard = List.copyOf(discard);
        seats = List.copyOf(seats);
    }

    public record TokenAt(Colour colour, int value, String at, Side side) {}

    public record HikerAt(Colour colour, String at) {}

    /** How many cards of a colour there are of each kind, in the order of the kinds. */
    public record CardsOf(Colour colour, List<Integer> kinds) {
        public CardsOf {
            kinds = List.copyOf(kinds);
        }
    }

    /**
     * What belongs to one seat.
     *
     * @param tiles those not removed
     * @param levels on the obstacle scales, in the order of the obstacles
     * @param choice made secretly at Give: {@code "give 2"}, {@code "pay"}, or empty
     */
    public record Board(int points, List<TileHeld> tiles, List<Integer> levels, List<CardHeld> hand, String choice) {
        public Board {
            tiles = List.copyOf(tiles);
            levels = List.copyOf(levels);
            hand = List.copyOf(hand);
        }
    }

    /** A tile; the Joker's multiplier is 0. */
    public record TileHeld(Tile tile, boolean active, int multiplier) {}

    /** A card in a hand, and the other seats that know it because they held it before. */
    public record CardHeld(Colour colour, CardKind kind, List<Integer> knownBy) {
        public CardHeld {
            knownBy = List.copyOf(knownBy);
        }
    }

    public static RandoPosition of(RandoState s) {
        return new RandoPosition(
                s.phase,
                s.part,
                s.round,
                s.first,
                s.seat,
                s.turns,
                s.using == RandoState.NONE ? "" : Arg.TILE.write(s.using),
                s.times,
                s.done,
                Pieces.colour(s.hiker),
                Pieces.direction(s.came),
                s.stretch,
                Pieces.tokens(s),
                Pieces.hikers(s),
                Pieces.markers(s),
                Pieces.colour(s.pile.top()),
                Pieces.cards(s.pile::count),
                Pieces.discard(s),
                boards(s));
    }

    private static List<Board> boards(RandoState s) {
        List<Board> boards = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) {
            boards.add(new Board(
                    s.boards.points(seat),
                    tiles(s, seat),
                    Pieces.levels(s, seat),
                    hand(s, seat),
                    Pieces.choice(s, seat)));
        }
        return boards;
    }

    private static List<TileHeld> tiles(RandoState s, int seat) {
        List<TileHeld> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            if (!s.boards.owned(seat, tile.ordinal())) continue;
            int multiplier = tile == Tile.JOKER ? 0 : s.boards.multiplier(seat, tile.ordinal());
            tiles.add(new TileHeld(tile, s.boards.active(seat, tile.ordinal()), multiplier));
        }
        return tiles;
    }

    private static List<CardHeld> hand(RandoState s, int seat) {
        List<CardHeld> hand = new ArrayList<>();
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            hand.add(new CardHeld(Colour.of(Hands.colour(card)), CardKind.of(Hands.kind(card)), knownBy(s, card)));
        }
        return hand;
    }

    private static List<Integer> knownBy(RandoState s, int card) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) if (Hands.knownBy(card, seat)) seats.add(seat);
        return seats;
    }
}
