package tablee.rando;

import java.util.ArrayList;
import java.util.List;

/** Writes states down as positions. */
final class Positions {
    private Positions() {}

    static RandoPosition of(RandoState s) {
        return new RandoPosition(
                s.stage,
                s.part,
                s.round,
                s.first,
                s.seat,
                s.turns,
                s.using == RandoState.NONE ? "" : Arg.TILE.write(s.using),
                s.times,
                s.done,
                colour(s.hiker),
                direction(s.came),
                s.stretch,
                tokens(s),
                hikers(s),
                markers(s),
                colour(s.pile.top()),
                pile(s),
                discard(s),
                boards(s));
    }

    static String colour(int colour) {
        return colour < 0 ? "" : Arg.COLOUR.write(colour);
    }

    static String direction(int direction) {
        return direction < 0 ? "" : Arg.DIRECTION.write(direction);
    }

    static List<RandoPosition.TokenAt> tokens(RandoState s) {
        List<RandoPosition.TokenAt> tokens = new ArrayList<>();
        for (int token = 0; token < s.terrain.tokensPlaced(); token++) {
            String at = Crossing.write(s.terrain.token(token));
            tokens.add(new RandoPosition.TokenAt(
                    s.rules.tokenColours.get(token), s.rules.tokenValues[token], at, s.terrain.side(token)));
        }
        return tokens;
    }

    static List<RandoPosition.HikerAt> hikers(RandoState s) {
        List<RandoPosition.HikerAt> hikers = new ArrayList<>();
        for (int hiker = 0; hiker < s.terrain.hikersPlaced(); hiker++) {
            hikers.add(new RandoPosition.HikerAt(Colour.of(hiker), Crossing.write(s.terrain.hiker(hiker))));
        }
        return hikers;
    }

    static List<Obstacle> markers(RandoState s) {
        List<Obstacle> markers = new ArrayList<>();
        for (int rank = 0; rank < Markers.placed(s.markers); rank++) {
            markers.add(Obstacle.of(Markers.at(s.markers, rank)));
        }
        return markers;
    }

    /** How many cards of a colour and kind there are somewhere. */
    interface Counting {
        int count(int colour, int kind);
    }

    static List<RandoPosition.CardsOf> cards(Counting counting) {
        List<RandoPosition.CardsOf> cards = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            List<Integer> kinds = new ArrayList<>();
            for (int kind = 0; kind < CardKind.COUNT; kind++) kinds.add(counting.count(colour.ordinal(), kind));
            cards.add(new RandoPosition.CardsOf(colour, kinds));
        }
        return cards;
    }

    private static List<RandoPosition.CardsOf> pile(RandoState s) {
        return cards(s.pile::count);
    }

    static List<RandoPosition.CardsOf> discard(RandoState s) {
        return cards(s.pile::discarded);
    }

    private static List<RandoPosition.Board> boards(RandoState s) {
        List<RandoPosition.Board> boards = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) {
            boards.add(new RandoPosition.Board(
                    s.boards.points(seat), tiles(s, seat), levels(s, seat), hand(s, seat), choice(s, seat)));
        }
        return boards;
    }

    private static List<RandoPosition.TileHeld> tiles(RandoState s, int seat) {
        List<RandoPosition.TileHeld> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            if (!s.boards.owned(seat, tile.ordinal())) continue;
            int multiplier = tile == Tile.JOKER ? 0 : s.boards.multiplier(seat, tile.ordinal());
            tiles.add(new RandoPosition.TileHeld(tile, s.boards.active(seat, tile.ordinal()), multiplier));
        }
        return tiles;
    }

    static List<Integer> levels(RandoState s, int seat) {
        List<Integer> levels = new ArrayList<>();
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) levels.add(s.boards.level(seat, obstacle));
        return levels;
    }

    private static List<RandoPosition.CardHeld> hand(RandoState s, int seat) {
        List<RandoPosition.CardHeld> hand = new ArrayList<>();
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            hand.add(new RandoPosition.CardHeld(
                    Colour.of(Hands.colour(card)), CardKind.of(Hands.kind(card)), knownBy(s, card)));
        }
        return hand;
    }

    private static List<Integer> knownBy(RandoState s, int card) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) if (Hands.knownBy(card, seat)) seats.add(seat);
        return seats;
    }

    /** As the move that made it. */
    static String choice(RandoState s, int seat) {
        int choice = Give.choice(s, seat);
        if (choice == 0) return "";
        return Move.write(choice == Give.LOSS ? Verb.PAY.move() : Verb.GIVE.move(choice - 1));
    }
}
