package tablee.rando;

import java.util.List;

/**
 * Everything about one moment. Where there is no tile, hiker, direction or colour, the word is empty.
 *
 * @param turns how many have had their turn in this round, or at its end; at the set-up, how many cards are dealt
 * @param tokens those placed so far, in the order of the ruleset file
 * @param hikers those placed so far, in the order of the colours
 * @param markers those placed so far, rank 1 first
 */
public record RandoPosition(
        Stage stage,
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
}
