package tablee.rando.positions;

import java.util.ArrayList;
import java.util.List;
import tablee.rando.rules.Arg;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Crossing;
import tablee.rando.rules.Give;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Verb;

/** What lies on the terrain and before the players, as plain data: positions, views and drawings share it. */
public final class Pieces {
    private Pieces() {}

    public static String colour(int colour) {
        return colour < 0 ? "" : Arg.COLOUR.write(colour);
    }

    public static String direction(int direction) {
        return direction < 0 ? "" : Arg.DIRECTION.write(direction);
    }

    public static List<RandoPosition.TokenAt> tokens(RandoState s) {
        List<RandoPosition.TokenAt> tokens = new ArrayList<>();
        for (int token = 0; token < s.terrain.tokensPlaced(); token++) {
            String at = Crossing.write(s.terrain.token(token));
            tokens.add(new RandoPosition.TokenAt(
                    s.rules.tokenColours.get(token), s.rules.tokenValues[token], at, s.terrain.side(token)));
        }
        return tokens;
    }

    public static List<RandoPosition.HikerAt> hikers(RandoState s) {
        List<RandoPosition.HikerAt> hikers = new ArrayList<>();
        for (int hiker = 0; hiker < s.terrain.hikersPlaced(); hiker++) {
            hikers.add(new RandoPosition.HikerAt(Colour.of(hiker), Crossing.write(s.terrain.hiker(hiker))));
        }
        return hikers;
    }

    public static List<Obstacle> markers(RandoState s) {
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

    static List<RandoPosition.CardsOf> discard(RandoState s) {
        return cards(s.pile::discarded);
    }

    public static List<Integer> levels(RandoState s, int seat) {
        List<Integer> levels = new ArrayList<>();
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) levels.add(s.boards.level(seat, obstacle));
        return levels;
    }

    /** As the move that made it. */
    public static String choice(RandoState s, int seat) {
        int choice = Give.choice(s, seat);
        if (choice == 0) return "";
        return s.write(seat, choice == Give.LOSS ? Verb.PAY.move() : Verb.GIVE.move(choice - 1));
    }
}
