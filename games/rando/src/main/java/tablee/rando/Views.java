package tablee.rando;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Viewer;

/** Makes views. */
final class Views {
    private static final String HIDDEN = "hidden";

    private Views() {}

    static RandoView of(RandoState s, int viewer) {
        return new RandoView(
                s.stage,
                s.part,
                s.round,
                s.rules.track,
                s.first,
                s.seat,
                s.using == RandoState.NONE ? "" : Arg.TILE.write(s.using),
                s.times,
                s.done,
                s.stage == Stage.HIKE ? Positions.colour(s.walker()) : "",
                Positions.direction(s.came),
                s.stretch,
                s.rules.stretches,
                s.rules.map.width,
                s.rules.map.height,
                Positions.tokens(s),
                Positions.hikers(s),
                markers(s),
                s.rules.scale,
                Positions.colour(s.pile.top()),
                s.pile.size(),
                Positions.discard(s),
                unseen(s, viewer),
                s.rules.hand,
                ranges(s),
                seats(s, viewer));
    }

    private static List<RandoView.Marker> markers(RandoState s) {
        List<RandoView.Marker> markers = new ArrayList<>();
        for (Obstacle each : Positions.markers(s)) {
            markers.add(new RandoView.Marker(each, s.rules.weights[markers.size()]));
        }
        return markers;
    }

    private static List<RandoPosition.CardsOf> unseen(RandoState s, int viewer) {
        return Positions.cards((colour, kind) -> s.pile.count(colour, kind) + unseenInHands(s, viewer, colour, kind));
    }

    private static int unseenInHands(RandoState s, int viewer, int colour, int kind) {
        int unseen = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            for (int slot = 0; slot < s.hands.size(seat); slot++) {
                int card = s.hands.get(seat, slot);
                boolean alike = Hands.colour(card) == colour && Hands.kind(card) == kind;
                if (alike && !Imagination.knows(viewer, seat, card)) unseen++;
            }
        }
        return unseen;
    }

    private static List<RandoView.Range> ranges(RandoState s) {
        List<RandoView.Range> ranges = new ArrayList<>();
        for (int action = 0; action < Tile.ACTIONS; action++) {
            ranges.add(new RandoView.Range(Tile.of(action), s.rules.least(action), s.rules.most(action)));
        }
        return ranges;
    }

    private static List<RandoView.Seat> seats(RandoState s, int viewer) {
        List<RandoView.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < s.seats(); seat++) seats.add(seat(s, seat, viewer));
        return seats;
    }

    private static RandoView.Seat seat(RandoState s, int seat, int viewer) {
        boolean own = viewer == seat || viewer == Viewer.ALL;
        return new RandoView.Seat(
                s.boards.points(seat),
                Score.scales(s, seat),
                Score.total(s, seat),
                tiles(s, seat),
                Positions.levels(s, seat),
                hand(s, seat, viewer),
                Give.choice(s, seat) != 0,
                own ? Positions.choice(s, seat) : "");
    }

    private static List<RandoView.TileSeen> tiles(RandoState s, int seat) {
        List<RandoView.TileSeen> tiles = new ArrayList<>();
        for (Tile tile : Tile.values()) {
            boolean joker = tile == Tile.JOKER;
            int multiplier = joker ? 0 : s.boards.multiplier(seat, tile.ordinal());
            tiles.add(new RandoView.TileSeen(tile, state(s.boards, seat, tile.ordinal()), multiplier));
        }
        return tiles;
    }

    private static RandoView.TileState state(Boards boards, int seat, int tile) {
        if (!boards.owned(seat, tile)) return RandoView.TileState.REMOVED;
        return boards.active(seat, tile) ? RandoView.TileState.ACTIVE : RandoView.TileState.BLOCKED;
    }

    private static List<RandoView.CardSeen> hand(RandoState s, int seat, int viewer) {
        List<RandoView.CardSeen> hand = new ArrayList<>();
        for (int slot = 0; slot < s.hands.size(seat); slot++) {
            int card = s.hands.get(seat, slot);
            boolean known = Imagination.knows(viewer, seat, card);
            String kind = known ? Arg.KIND.write(Hands.kind(card)) : HIDDEN;
            hand.add(new RandoView.CardSeen(Colour.of(Hands.colour(card)), kind));
        }
        return hand;
    }
}
