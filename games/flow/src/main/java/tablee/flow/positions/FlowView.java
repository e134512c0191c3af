package tablee.flow.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.flow.rules.ActionCard;
import tablee.flow.rules.Animal;
import tablee.flow.rules.Ending;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.flow.rules.Scenario;
import tablee.flow.rules.Silence;
import tablee.flow.rules.Square;
import tablee.flow.rules.Stock;
import tablee.flow.rules.Tile;

/**
 * What one viewer may know: everything but the contents of piles, and other hands under No Communication (FLOW-13, 73).
 *
 * @param turnsTaken in this round
 * @param turns how many turns an untimed round has; 0 where rounds are timed
 * @param deadline when time runs out, while a timed round runs
 * @param wet the squares that water from an animal enters
 * @param joined the animals that are joined to the Boat
 * @param pile how many tiles lie face down
 * @param from where Current took up the tile in play, which is still listed there
 * @param playing the card being played
 * @param birds how many Bird tokens are in the supply
 * @param talk whether people may talk now
 */
public record FlowView(
        Phase phase,
        int seat,
        int round,
        int turnsTaken,
        int turns,
        Optional<Long> deadline,
        boolean overtime,
        List<Scenario> scenarios,
        String boat,
        List<FlowPosition.Lying> board,
        List<String> wet,
        List<Animal> joined,
        int pile,
        List<Tile> revealed,
        List<Tile> discard,
        Optional<Tile> held,
        Optional<String> from,
        Optional<ActionCard> playing,
        int cardPile,
        List<ActionCard> cardDiscard,
        boolean calmWaters,
        boolean cardPlayed,
        int birds,
        List<Hand> hands,
        boolean talk) {

    /** @param cards the cards, or nothing where they are hidden from this viewer */
    public record Hand(int seat, int size, Optional<List<ActionCard>> cards) {}

    public static FlowView of(FlowState s, int viewer) {
        FlowPosition p = FlowPosition.of(s);
        int card = s.phase.card();
        return new FlowView(
                p.phase(),
                p.seat(),
                p.round(),
                p.turnsTaken(),
                s.rules.timed() ? 0 : s.rules.turns(),
                p.deadline(),
                p.overtime(),
                p.scenarios(),
                p.boat(),
                p.board(),
                Square.names(s.wet),
                Ending.joined(s),
                p.pile().size(),
                p.revealed(),
                p.discard(),
                p.held(),
                p.from(),
                card < 0 ? Optional.empty() : Optional.of(ActionCard.at(card)),
                p.cardPile().size(),
                p.cardDiscard(),
                p.calmWaters(),
                p.cardPlayed(),
                s.rules.birds() - Long.bitCount(s.board.birds()),
                hands(s, viewer),
                s.talk());
    }

    private static List<Hand> hands(FlowState s, int viewer) {
        List<Hand> hands = new ArrayList<>();
        for (int seat = 0; seat < s.hands.length; seat++) {
            boolean hidden = Silence.hides(s, seat, viewer);
            List<ActionCard> cards = Stock.list(s.hands[seat], ActionCard::at);
            hands.add(new Hand(seat, cards.size(), hidden ? Optional.empty() : Optional.of(cards)));
        }
        return hands;
    }
}
