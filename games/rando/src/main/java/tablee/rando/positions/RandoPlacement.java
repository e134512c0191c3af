package tablee.rando.positions;

import java.util.List;
import tablee.core.BadInput;
import tablee.rando.rules.Arg;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Crossing;
import tablee.rando.rules.Give;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Phase;
import tablee.rando.rules.Pile;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoRules;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Tile;
import tablee.rando.rules.Verb;

/** Reads positions into states. */
public final class RandoPlacement {
    private static final int MOST_POINTS = 9999;

    private final RandoState s;

    private RandoPlacement(RandoState fresh) {
        s = fresh;
    }

    public static RandoState place(RandoState fresh, RandoPosition position) {
        RandoPlacement placing = new RandoPlacement(fresh);
        placing.flow(position);
        placing.terrain(position);
        placing.cards(position);
        placing.boards(position.seats());
        RandoInvariants.check(placing.s);
        return placing.s;
    }

    private static void require(boolean fine, String sentence) {
        if (!fine) throw new BadInput(sentence);
    }

    /** A number from outside, in a range that its field can hold. */
    private static int within(String what, int number, int least, int most) {
        if (number >= least && number <= most) return number;
        throw new BadInput(what + " is " + number + ", not from " + least + " to " + most + ".");
    }

    private static int word(String what, Arg arg, String word) {
        int number = word.isEmpty() ? RandoState.NONE : arg.read(word);
        if (word.isEmpty() || number >= 0) return number;
        throw new BadInput(what + " is \"" + word + "\", which is unknown.");
    }

    private static int crossing(String word) {
        int crossing = Crossing.read(word);
        require(crossing >= 0, "\"" + word + "\" is no crossing.");
        return crossing;
    }

    private void flow(RandoPosition p) {
        s.phase = p.stage();
        s.part = p.part();
        s.round = within("The round", p.round(), 0, s.rules.rounds());
        s.first = within("The first player", p.first(), 0, s.seats() - 1);
        s.seat = within("The seat", p.seat(), 0, s.seats() - 1);
        s.turns = within("The number of turns", p.turns(), 0, RandoRules.MOST_IN_HAND * s.seats());
        s.using = word("The tile in use", Arg.TILE, p.using());
        s.times = within("The number of repetitions", p.times(), 0, 9);
        s.done = within("The number of repetitions done", p.done(), 0, 9);
        s.hiker = word("The hiker", Arg.COLOUR, p.hiker());
        s.came = word("The direction travelled", Arg.DIRECTION, p.came());
        s.stretch = within("The number of stretches", p.stretch(), 0, s.rules.stretches);
    }

    private void terrain(RandoPosition p) {
        require(p.tokens().size() <= s.rules.tokens(), "There are more than " + s.rules.tokens() + " tokens.");
        for (int i = 0; i < p.tokens().size(); i++) token(i, p.tokens().get(i));
        require(p.hikers().size() <= Colour.COUNT, "There are more than four hikers.");
        for (int i = 0; i < p.hikers().size(); i++) {
            RandoPosition.HikerAt hiker = p.hikers().get(i);
            require(hiker.colour().ordinal() == i, "The hikers are not listed as red, yellow, green, blue.");
            s.terrain.placeHiker(i, free(hiker.at()));
        }
        require(p.markers().size() <= Obstacle.COUNT, "There are more than four markers.");
        for (Obstacle each : p.markers()) marker(each.ordinal());
    }

    private void token(int token, RandoPosition.TokenAt at) {
        boolean right = at.colour() == s.rules.tokenColours.get(token) && at.value() == s.rules.tokenValues[token];
        require(right, "Token " + (token + 1) + " is not the one that the ruleset lists there.");
        int crossing = free(at.at());
        require(!s.rules.map.isCorner(crossing), "A token lies on the corner " + at.at() + " (RAND-10).");
        s.terrain.placeToken(token, crossing, at.side());
    }

    private int free(String at) {
        int crossing = crossing(at);
        require(s.rules.map.contains(crossing), at + " is not on the terrain.");
        require(!s.terrain.occupied(crossing), "Two things are on " + at + ".");
        return crossing;
    }

    private void marker(int obstacle) {
        require(Markers.rank(s.markers, obstacle) < 0, "A marker is listed twice.");
        s.markers = Markers.put(s.markers, Markers.placed(s.markers), obstacle);
    }

    private void cards(RandoPosition p) {
        s.pile.clear();
        require(
                p.pile().size() == Colour.COUNT && p.discard().size() == Colour.COUNT,
                "Cards are listed by four colours.");
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            for (int kind = 0; kind < CardKind.COUNT; kind++) {
                s.pile.add(Pile.index(colour, kind), count(p.pile().get(colour), colour, kind));
                int discarded = count(p.discard().get(colour), colour, kind);
                for (int i = 0; i < discarded; i++) s.pile.discard(colour, kind);
            }
        }
        s.pile.show(word("The top colour", Arg.COLOUR, p.top()));
    }

    private int count(RandoPosition.CardsOf cards, int colour, int kind) {
        require(cards.colour().ordinal() == colour, "Cards are not listed as red, yellow, green, blue.");
        require(cards.kinds().size() == CardKind.COUNT, "Cards are listed by five kinds.");
        int all = s.rules.cards[Pile.index(colour, kind)];
        return within("The number of cards", cards.kinds().get(kind), 0, all);
    }

    private void boards(List<RandoPosition.Board> boards) {
        require(boards.size() == s.seats(), "There are " + boards.size() + " boards for " + s.seats() + " seats.");
        for (int seat = 0; seat < s.seats(); seat++) board(seat, boards.get(seat));
    }

    private void board(int seat, RandoPosition.Board board) {
        s.boards.score(seat, within("A number of points", board.points(), -MOST_POINTS, MOST_POINTS));
        tiles(seat, board.tiles());
        require(board.levels().size() == Obstacle.COUNT, "A seat has a level on each of the four scales.");
        for (int i = 0; i < Obstacle.COUNT; i++) {
            s.boards.climb(seat, i, within("A level", board.levels().get(i), 0, s.rules.scale));
        }
        require(board.hand().size() <= s.rules.handRoom(), "A hand has more than " + s.rules.handRoom() + " cards.");
        for (RandoPosition.CardHeld card : board.hand()) s.hands.add(seat, card(seat, card));
        choice(seat, board.choice());
    }

    private void tiles(int seat, List<RandoPosition.TileHeld> tiles) {
        int held = 0;
        for (RandoPosition.TileHeld each : tiles) {
            require((held & each.tile().bit()) == 0, "A tile is listed twice.");
            held |= each.tile().bit();
            if (!each.active()) s.boards.block(seat, each.tile().ordinal());
            multiplier(seat, each);
        }
        for (Tile tile : Tile.values()) if ((held & tile.bit()) == 0) s.boards.remove(seat, tile.ordinal());
        require(held != 0, "A seat has no tile, but the last one is never removed (RAND-41).");
    }

    private void multiplier(int seat, RandoPosition.TileHeld held) {
        int action = held.tile().ordinal();
        if (held.tile() == Tile.JOKER) {
            within("The Joker's multiplier", held.multiplier(), 0, 0);
        } else {
            int number = within("A multiplier", held.multiplier(), s.rules.least(action), s.rules.most(action));
            s.boards.multiplier(seat, action, number);
        }
    }

    private int card(int owner, RandoPosition.CardHeld held) {
        int card = Hands.card(held.colour().ordinal(), held.kind().ordinal());
        for (int seat : held.knownBy()) {
            require(seat != owner, "A card's owner is not listed among the others who know it.");
            card = Hands.passed(card, within("A seat that knows a card", seat, 0, s.seats() - 1), owner);
        }
        return card;
    }

    /** Anyone who has no card has nothing to choose and pays, also where the position does not say so (RAND-43). */
    private void choice(int seat, String choice) {
        boolean nothing = s.phase == Phase.GIVE && s.hands.size(seat) == 0;
        if (choice.isEmpty() && nothing) Give.choose(s, seat, Give.LOSS);
        if (choice.isEmpty()) return;
        int move = s.read(seat, choice);
        boolean gift = move >= 0 && RandoMove.verb(move) == Verb.GIVE && RandoMove.a(move) < s.hands.size(seat);
        require(
                gift || move == Verb.PAY.move(),
                "A choice is \"" + choice + "\", which is neither a gift nor a payment.");
        Give.choose(s, seat, gift ? RandoMove.a(move) + 1 : Give.LOSS);
    }
}
