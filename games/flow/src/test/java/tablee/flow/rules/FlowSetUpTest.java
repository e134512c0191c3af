package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.BadInput;
import tablee.core.Odds;
import tablee.core.Viewer;
import tablee.flow.Flow;
import tablee.flow.positions.FlowView;

class FlowSetUpTest {
    /** What chance can bring, with weights, as words. */
    private static List<String> odds(FlowTable table) {
        Odds odds = new Odds();
        table.state().odds(odds);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < odds.size(); i++) {
            words.add(odds.weight(i) + "× " + table.state().write(62, odds.move(i)));
        }
        return words;
    }

    @Test
    @DisplayName("FLOW-10 All Map tiles lie face down, and there is one move to draw: piles have contents, no order")
    void piles() {
        FlowTable table = FlowTable.of(1).board(FlowTable.EMPTY.replace("C . .", "C ─ ."));
        assertEquals(List.of("draw"), table.offers());
        table.plays(0, "draw");
        assertEquals(
                List.of(
                        "7× tile straight",
                        "9× tile corner",
                        "7× tile tee",
                        "7× tile cross",
                        "3× tile obstacle-straight",
                        "2× tile obstacle-corner",
                        "3× tile obstacle-tee",
                        "3× tile obstacle-cross"),
                odds(table));
        assertEquals(41, FlowView.of(table.state(), 0).pile());
    }

    @Test
    @DisplayName("FLOW-11 One player gets 3 cards, two get 2 each, three to six get 1 each; the rest is the pile")
    void deal() {
        int[] each = {3, 2, 1, 1, 1, 1};
        for (int seats = 1; seats <= 6; seats++) {
            FlowTable table = FlowTable.fresh(seats, "first=0");
            for (int card = 0; card < each[seats - 1] * seats; card++) {
                assertEquals(Phase.DEAL, table.state().phase);
                String word = odds(table).get(card % odds(table).size()).split(" ", 2)[1];
                table.chance(word);
            }
            table.is(Phase.READY, 0);
            for (int seat = 0; seat < seats; seat++)
                assertEquals(each[seats - 1], table.hand(seat).size());
            assertEquals(
                    15 - each[seats - 1] * seats, FlowView.of(table.state(), 0).cardPile());
        }
        FlowTable table = FlowTable.fresh(2);
        assertEquals(
                List.of(
                        "3× card support",
                        "3× card bird",
                        "3× card current",
                        "2× card fishing",
                        "2× card calm-waters",
                        "2× card return"),
                odds(table));
        table.chance("card fishing").told(new FlowEvent.CardDealt(0, ActionCard.FISHING));
        table.chance("card fishing").told(new FlowEvent.CardDealt(1, ActionCard.FISHING));
        assertEquals(
                List.of("3× card support", "3× card bird", "3× card current", "2× card calm-waters", "2× card return"),
                odds(table));
    }

    @Test
    @DisplayName("FLOW-12 The first player is chosen by an option or at random; play goes clockwise")
    void firstPlayer() {
        FlowTable table = FlowTable.fresh(3).chance("card support", "card bird", "card current");
        assertEquals(List.of("1× first 0", "1× first 1", "1× first 2"), odds(table));
        table.chance("first 2").told(new FlowEvent.FirstPlayer(2)).is(Phase.READY, 2);
        FlowTable.fresh(3, "first=1")
                .chance("card support", "card bird", "card current")
                .is(Phase.READY, 1);
        table.plays(0, "start")
                .is(Phase.TURN, 2)
                .idle(1)
                .is(Phase.TURN, 0)
                .idle(1)
                .is(Phase.TURN, 1);
        BadInput bad = assertThrows(BadInput.class, () -> FlowTable.fresh(2, "first=2"));
        assertEquals("There is no seat 2 to begin.", bad.getMessage());
    }

    @Test
    @DisplayName("FLOW-13 Hands are open to the whole team")
    void openHands() {
        FlowTable table = FlowTable.of(2).hand(0, ActionCard.BIRD).hand(1, ActionCard.RETURN);
        for (int viewer : new int[] {0, 1, Viewer.SPECTATOR, Viewer.ALL}) {
            assertEquals(
                    List.of(
                            new FlowView.Hand(0, 1, Optional.of(List.of(ActionCard.BIRD))),
                            new FlowView.Hand(1, 1, Optional.of(List.of(ActionCard.RETURN)))),
                    FlowView.of(table.state(), viewer).hands());
        }
    }

    @Test
    @DisplayName("A set-up that makes no sense is refused in one sentence")
    void badSetups() {
        refused(
                3,
                Map.of("difficulty", "easy", "scenarios", "one-card"),
                "Choose a difficulty or scenario cards by hand, not both.");
        refused(1, Map.of("scenarios", "no-communication"), "One player alone cannot play with No Communication.");
        refused(7, Map.of(), "Flow is played with 1, 2, 3, 4, 5, 6 seats, not with 7.");
    }

    private static void refused(int seats, Map<String, String> options, String sentence) {
        Flow flow = new Flow();
        BadInput bad = assertThrows(BadInput.class, () -> flow.open(flow.card().setup(seats, options)));
        assertEquals(sentence, bad.getMessage());
    }
}
