package tablee.flow.positions;

import java.util.ArrayList;
import java.util.List;
import tablee.core.BadInput;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.FlowRules;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/** A position that fits a view: piles hold what lies nowhere else, and hidden hands any of the cards that are left. */
public final class FlowSupposition {
    private final FlowView view;
    private final FlowRules rules;
    private final List<ActionCard> cards;

    private FlowSupposition(FlowView view, FlowRules rules) {
        this.view = view;
        this.rules = rules;
        cards = cardsLeft();
    }

    public static FlowPosition of(FlowView view, FlowRules rules) {
        return new FlowSupposition(view, rules).position();
    }

    private FlowPosition position() {
        List<List<ActionCard>> hands = new ArrayList<>();
        List<List<ActionCard>> shown = new ArrayList<>();
        boolean hidden = view.hands().stream().anyMatch(hand -> hand.cards().isEmpty());
        for (FlowView.Hand hand : view.hands()) {
            hands.add(hand.cards().orElseGet(() -> any(hand)));
            shown.add(hidden ? onTable(hand) : List.of());
        }
        return new FlowPosition(
                view.phase(),
                view.seat(),
                view.round(),
                view.turnsTaken(),
                view.deadline(),
                view.overtime(),
                view.scenarios(),
                List.of(),
                view.boat(),
                view.board(),
                tilesLeft(),
                view.revealed(),
                view.discard(),
                view.held(),
                view.from(),
                view.phase() == Phase.FISHING ? 1 : 0,
                List.copyOf(cards),
                view.cardDiscard(),
                view.calmWaters(),
                view.cardPlayed(),
                hands,
                shown);
    }

    /** Everybody sees the card being played. */
    private List<ActionCard> onTable(FlowView.Hand hand) {
        return hand.seat() == view.seat() ? view.playing().stream().toList() : List.of();
    }

    private List<ActionCard> any(FlowView.Hand hand) {
        List<ActionCard> held = new ArrayList<>(onTable(hand));
        while (held.size() < hand.size()) {
            if (cards.isEmpty()) throw new BadInput("There are fewer Action cards than that.");
            held.add(cards.remove(0));
        }
        return held;
    }

    private List<ActionCard> cardsLeft() {
        List<ActionCard> left = new ArrayList<>(Stock.list(rules.cards(), ActionCard::at));
        view.cardDiscard().forEach(card -> take(left, card));
        if (view.calmWaters()) take(left, ActionCard.CALM_WATERS);
        for (FlowView.Hand hand : view.hands())
            hand.cards().orElseGet(() -> onTable(hand)).forEach(card -> take(left, card));
        return left;
    }

    private List<Tile> tilesLeft() {
        List<Tile> left = new ArrayList<>(Stock.list(rules.tiles(), Tile::at));
        view.revealed().forEach(tile -> take(left, tile));
        view.discard().forEach(tile -> take(left, tile));
        view.board().stream().map(FlowPosition.Lying::tile).filter(Tile::onMap).forEach(tile -> take(left, tile));
        if (view.phase() == Phase.PLACE) view.held().ifPresent(tile -> take(left, tile));
        return left;
    }

    private static <T> void take(List<T> left, T piece) {
        if (!left.remove(piece)) throw new BadInput("There are more pieces of a kind than the box holds.");
    }
}
