package tablee.flow.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Viewer;
import tablee.flow.positions.FlowPosition;
import tablee.flow.positions.FlowView;

class FlowSecretsTest {
    private static final String SILENT = "scenarios=no-communication";
    private static final String ONE_TILE = FlowTable.EMPTY.replace("C . .", "C ─ .");

    private static Optional<List<ActionCard>> seen(FlowTable table, int viewer, int seat) {
        return FlowView.of(table.state(), viewer).hands().get(seat).cards();
    }

    @Test
    @DisplayName("FLOW-73 No Communication: no talk, and hands are hidden from others, spectators too")
    void hidden() {
        FlowTable table =
                FlowTable.of(2, SILENT).hand(0, ActionCard.BIRD).hand(1, ActionCard.RETURN, ActionCard.RETURN);
        assertFalse(table.state().talk());
        assertFalse(FlowView.of(table.state(), 0).talk());
        assertEquals(Optional.of(List.of(ActionCard.BIRD)), seen(table, 0, 0));
        assertEquals(Optional.empty(), seen(table, 0, 1));
        assertEquals(2, FlowView.of(table.state(), 0).hands().get(1).size());
        assertEquals(Optional.empty(), seen(table, Viewer.SPECTATOR, 0));
        assertEquals(Optional.of(List.of(ActionCard.BIRD)), seen(table, Viewer.ALL, 0));
        assertTrue(FlowTable.of(2).state().talk());
    }

    @Test
    @DisplayName("FLOW-73 Cards are dealt and drawn unseen by the others")
    void unseenCards() {
        FlowTable table = FlowTable.fresh(2, SILENT).chance("card bird");
        assertEquals(List.of(new FlowEvent.CardDealt(0, ActionCard.BIRD)), table.heard(0));
        assertEquals(List.of(new FlowEvent.HiddenCardDealt(0)), table.heard(1));
        table = FlowTable.of(2, SILENT).drawn(Tile.TEE).plays(0, "swap").chance("card return");
        assertEquals(List.of(new FlowEvent.CardDrawn(0, ActionCard.RETURN)), table.heard(0));
        assertEquals(List.of(new FlowEvent.HiddenCardDrawn(0)), table.heard(1));
        assertEquals(List.of(new FlowEvent.HiddenCardDrawn(0)), table.heard(Viewer.SPECTATOR));
    }

    @Test
    @DisplayName("FLOW-73 If both copies are drawn one is set aside and another card drawn")
    void bothCopies() {
        FlowTable table = FlowTable.fresh(2, "difficulty=easy").chance("scenario no-communication");
        table.chance("scenario no-communication")
                .told(new FlowEvent.ScenarioSetAside(Scenario.NO_COMMUNICATION))
                .chance("scenario one-card")
                .told(new FlowEvent.ScenarioDrawn(Scenario.ONE_CARD));
        assertEquals(
                List.of(Scenario.NO_COMMUNICATION, Scenario.ONE_CARD),
                FlowView.of(table.state(), 0).scenarios());
        assertEquals(Phase.DEAL, table.state().phase);
    }

    @Test
    @DisplayName("FLOW-73 With one player it is not in the deck")
    void notAlone() {
        FlowTable table = FlowTable.fresh(1, "difficulty=easy");
        assertFalse(table.state().legal(Actor.CHANCE, table.state().read(Actor.CHANCE, "scenario no-communication")));
        assertEquals(9, Stock.size(SetUp.deck(table.state())));
    }

    @Test
    @DisplayName("FLOW-73 The time to talk runs from the end of the clock to the next start")
    void timeToTalk() {
        FlowTable table = FlowTable.timed(2, SILENT)
                .board(ONE_TILE)
                .hand(1, ActionCard.RETURN)
                .drawn(Tile.TEE);
        assertFalse(table.state().talk());
        table.at(60_000).clock();
        assertTrue(table.state().talk());
        assertEquals(Optional.of(List.of(ActionCard.RETURN)), seen(table, 0, 1));
        table.told(
                new FlowEvent.TimeRanOut(0, true, 75_000),
                new FlowEvent.HandsShown(
                        List.of(new FlowEvent.Hand(0, List.of()), new FlowEvent.Hand(1, List.of(ActionCard.RETURN)))));
        assertEquals(Viewer.EVERYBODY, table.lastTold().revealedTo());
        table.plays(0, "swap").chance("card bird").told(new FlowEvent.CardDrawn(0, ActionCard.BIRD));
        assertTrue(table.state().talk());
        table.chance("dice 1 1");
        assertTrue(table.state().talk());
        table.plays(0, "start");
        assertFalse(table.state().talk());
        assertEquals(Optional.empty(), seen(table, 0, 1));
    }

    @Test
    @DisplayName("FLOW-73 Silence begins with the deal, before the first start")
    void beforeTheFirstStart() {
        FlowTable table = FlowTable.fresh(3, SILENT, "first=0").chance("card bird", "card return", "card bird");
        assertEquals(Phase.READY, table.state().phase);
        assertFalse(table.state().talk());
        assertEquals(Optional.empty(), seen(table, 0, 1));
    }

    @Test
    @DisplayName("FLOW-73 By ruleset 1 untimed tables have no time to talk: hands stay hidden also during the wave")
    void untimedByRuleset1() {
        FlowTable table = FlowTable.of(2, SILENT, "turns=4", "ruleset=1")
                .hand(1, ActionCard.RETURN)
                .calm()
                .idle(4)
                .is(Phase.CALM, 1);
        assertFalse(table.state().talk());
        assertEquals(Optional.empty(), seen(table, 0, 1));
    }

    @Test
    @DisplayName(
            "FLOW-57, 73 On untimed tables people talk from the round's last turn, Calm Waters' choice included, to a start")
    void untimed() {
        FlowTable table =
                FlowTable.of(2, SILENT, "turns=4").hand(1, ActionCard.RETURN).calm();
        assertFalse(table.state().talk());
        table.idle(4).is(Phase.CALM, 1);
        assertTrue(table.state().talk());
        assertTrue(seen(table, 0, 1).isPresent());
        table.plays(1, "roll white").chance("white 6").is(Phase.READY, 0);
        assertTrue(table.state().talk());
        table.refuses("draw", "FLOW-56", "start-first");
        assertEquals(Actor.seats(2), table.state().toAct());
        table.plays(1, "start").told(new FlowEvent.RoundBegun(2, 4)).is(Phase.TURN, 0);
        assertFalse(table.state().talk());
        assertEquals(Optional.empty(), seen(table, 0, 1));
    }

    @Test
    @DisplayName("FLOW-57, 73 The first untimed round has its start too, and silence begins with the deal")
    void untimedFirstStart() {
        FlowTable table = FlowTable.fresh(2, SILENT, "first=0", "round=untimed")
                .chance("card bird", "card bird", "card return", "card return");
        table.is(Phase.READY, 0);
        assertFalse(table.state().talk());
        table.plays(1, "start").told(new FlowEvent.RoundBegun(1, 8)).is(Phase.TURN, 0);
    }

    @Test
    @DisplayName("FLOW-61, 73 Once no tile is left to draw hands lie open, for all must see whether the team can go on")
    void lastTile() {
        FlowTable table = FlowTable.of(2, SILENT)
                .board(ONE_TILE)
                .faceDown(Tile.CROSS)
                .hand(1, ActionCard.BIRD)
                .plays(0, "draw")
                .chance("tile cross");
        assertEquals(Optional.empty(), seen(table, 0, 1));
        table.plays(0, "place a2 nesw");
        assertEquals(Optional.of(List.of(ActionCard.BIRD)), seen(table, 0, 1));
        assertFalse(table.state().talk());
        assertEquals(Viewer.EVERYBODY, table.lastTold().revealedTo());
    }

    @Test
    @DisplayName("Who imagines deals the unknown cards anew, and keeps those that were seen")
    void imagining() {
        FlowTable table = FlowTable.timed(3, SILENT)
                .board(ONE_TILE)
                .hand(0, ActionCard.SUPPORT)
                .hand(1, ActionCard.RETURN)
                .hand(2, ActionCard.BIRD)
                .at(60_000)
                .clock()
                .chance("dice 6 6")
                .plays(0, "start") // until here all hands lay open
                .plays(1, "draw")
                .chance("tile tee")
                .plays(1, "swap")
                .chance("card current");
        Set<List<ActionCard>> imagined = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        FastDice dice = new FastDice(3);
        for (int i = 0; i < 300; i++) {
            FlowState twin = table.state().copy();
            twin.imagine(0, Memory.PERFECT, dice);
            assertEquals(table.state().view(0), twin.view(0));
            FlowPosition p = FlowPosition.of(twin);
            assertEquals(List.of(ActionCard.SUPPORT), p.hands().get(0));
            assertEquals(List.of(ActionCard.BIRD), p.hands().get(2));
            assertTrue(p.hands().get(1).contains(ActionCard.RETURN));
            imagined.add(p.hands().get(1));
        }
        assertEquals(6, imagined.size(), () -> imagined.toString());
    }

    @Test
    @DisplayName("Who forgets also imagines anew what was once seen, but never the card that is being played")
    void forgetting() {
        FlowTable table = FlowTable.timed(2, SILENT)
                .board(ONE_TILE)
                .hand(1, ActionCard.RETURN, ActionCard.SUPPORT)
                .at(60_000)
                .clock()
                .chance("dice 6 6")
                .plays(0, "start")
                .plays(1, "play support");
        Memory none = (age, dice) -> false;
        boolean changed = false;
        FastDice dice = new FastDice(5);
        for (int i = 0; i < 50; i++) {
            FlowState twin = table.state().copy();
            twin.imagine(0, none, dice);
            assertTrue(FlowPosition.of(twin).hands().get(1).contains(ActionCard.SUPPORT));
            changed |= !FlowPosition.of(twin).hands().get(1).contains(ActionCard.RETURN);
        }
        assertTrue(changed);
    }

    @Test
    @DisplayName("A card played from a hidden hand is revealed: no undo goes back before it")
    void playingReveals() {
        FlowTable table = FlowTable.of(2, SILENT)
                .board(ONE_TILE)
                .hand(0, ActionCard.SUPPORT)
                .plays(0, "play support");
        assertNotEquals(0, table.lastTold().revealedTo());
        assertFalse(Actor.in(table.lastTold().revealedTo(), 0));
        assertEquals(
                0,
                FlowTable.of(2)
                        .hand(0, ActionCard.CALM_WATERS)
                        .plays(0, "play calm-waters")
                        .lastTold()
                        .revealedTo());
    }
}
