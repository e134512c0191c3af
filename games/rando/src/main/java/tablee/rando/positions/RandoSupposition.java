package tablee.rando.positions;

import java.util.ArrayList;
import java.util.List;
import tablee.core.Actor;
import tablee.core.BadInput;
import tablee.rando.rules.Arg;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;

/** A position that fits a view: hidden cards are any of those unseen, and hidden choices at Give are payments. */
public final class RandoSupposition {
    private static final String HIDDEN = "hidden";
    private static final String PAYMENT = "pay";

    private final RandoView view;
    private final int viewer;
    /** How many of each kind this viewer cannot place, by colour; what is left in the end is the pile. */
    private final List<List<Integer>> unseen = new ArrayList<>();

    private RandoSupposition(RandoView view, int viewer) {
        this.view = view;
        this.viewer = viewer;
        for (RandoPosition.CardsOf cards : view.unseen()) unseen.add(new ArrayList<>(cards.kinds()));
        if (unseen.size() != Colour.COUNT || unseen.stream().anyMatch(kinds -> kinds.size() != CardKind.COUNT)) {
            throw new BadInput("Unseen cards are listed by four colours and five kinds.");
        }
    }

    public static RandoPosition of(RandoView view, int viewer) {
        return new RandoSupposition(view, viewer).position();
    }

    private RandoPosition position() {
        List<RandoPosition.Board> boards = new ArrayList<>();
        for (int seat = 0; seat < view.seats().size(); seat++) boards.add(board(seat));
        boolean walking = view.stage() == Phase.HIKE && (!view.came().isEmpty() || view.part() == Part.CARD);
        return new RandoPosition(
                view.stage(),
                view.part(),
                view.round(),
                view.first(),
                view.seat(),
                turns(),
                view.using(),
                view.times(),
                view.done(),
                walking ? view.hiker() : "",
                view.came(),
                view.stretch(),
                view.tokens(),
                view.hikers(),
                view.markers().stream().map(RandoView.Marker::obstacle).toList(),
                view.top(),
                pile(),
                view.discard(),
                boards);
    }

    /** While cards are dealt each is a turn; later there is one a seat, from the first player on. */
    private int turns() {
        if (view.stage() == Phase.DEAL)
            return view.seats().stream().mapToInt(seat -> seat.hand().size()).sum();
        int seats = Math.max(1, view.seats().size());
        return Math.floorMod(view.seat() - view.first(), seats);
    }

    private RandoPosition.Board board(int seat) {
        RandoView.Seat seen = view.seats().get(seat);
        List<RandoPosition.TileHeld> tiles = seen.tiles().stream()
                .filter(tile -> tile.state() != RandoView.TileState.REMOVED)
                .map(tile -> new RandoPosition.TileHeld(
                        tile.tile(), tile.state() == RandoView.TileState.ACTIVE, tile.multiplier()))
                .toList();
        List<RandoPosition.CardHeld> hand =
                seen.hand().stream().map(card -> card(seat, card)).toList();
        String choice = seen.chosen() && seen.choice().isEmpty() ? PAYMENT : seen.choice();
        return new RandoPosition.Board(seen.points(), tiles, seen.levels(), hand, choice);
    }

    private RandoPosition.CardHeld card(int owner, RandoView.CardSeen card) {
        if (card.kind().equals(HIDDEN)) return new RandoPosition.CardHeld(card.colour(), any(card.colour()), List.of());
        boolean passed = owner != viewer && Actor.isSeat(viewer);
        return new RandoPosition.CardHeld(card.colour(), kind(card.kind()), passed ? List.of(viewer) : List.of());
    }

    private CardKind any(Colour colour) {
        List<Integer> left = unseen.get(colour.ordinal());
        for (CardKind kind : CardKind.values()) {
            if (left.get(kind.ordinal()) <= 0) continue;
            left.set(kind.ordinal(), left.get(kind.ordinal()) - 1);
            return kind;
        }
        throw new BadInput("There are fewer unseen cards than backs in hands.");
    }

    private static CardKind kind(String word) {
        int kind = Arg.KIND.read(word);
        if (kind < 0) throw new BadInput("There is no card \"" + word + "\".");
        return CardKind.of(kind);
    }

    private List<RandoPosition.CardsOf> pile() {
        List<RandoPosition.CardsOf> pile = new ArrayList<>();
        for (Colour colour : Colour.values()) pile.add(new RandoPosition.CardsOf(colour, unseen.get(colour.ordinal())));
        return pile;
    }
}
