package tablee.rando.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Viewer;
import tablee.core.Word;
import tablee.rando.positions.Pieces;
import tablee.rando.positions.RandoInvariants;
import tablee.rando.positions.RandoPosition;
import tablee.rando.positions.RandoView;

/** What is hidden: the kinds of others' cards and of the pile, and the choice at Give. Colours are open. */
class RandoSecretsTest {
    private static RandoTable beforeGive() {
        RandoTable table = RandoTable.quiet(3)
                .hand(0, "red sprint", "blue signpost")
                .hand(1, "red shortcut")
                .hand(2, "red landslide", "green sprint")
                .lastTurn(3, 0);
        return table.play("2 joker reorder", "2 swap 1 2", "2 pass");
    }

    private static List<String> seen(RandoTable table, int viewer, int seat) {
        return RandoView.of(table.s, viewer).seats().get(seat).hand().stream()
                .map(card -> Word.of(card.colour()) + " " + card.kind())
                .toList();
    }

    @Test
    @DisplayName(
            "RAND-6: others see the backs of a hand, its owner the cards; the card drawn is told to the drawer only")
    void hands() {
        RandoTable table =
                RandoTable.quiet(2).hand(1, "red shortcut").top("green").play("0 joker draw", "chance kind landslide");
        assertEquals(List.of("green landslide"), seen(table, 0, 0));
        assertEquals(List.of("green hidden"), seen(table, 1, 0));
        assertEquals(List.of("green hidden"), seen(table, Viewer.SPECTATOR, 0));
        assertEquals(List.of("green landslide"), seen(table, Viewer.ALL, 0));
        assertEquals(
                new RandoEvent.CardDrawn(0, Colour.GREEN, CardKind.LANDSLIDE),
                table.told.to(0).get(0));
        assertEquals(new RandoEvent.BackDrawn(0, Colour.GREEN), table.told.to(1).get(0));
        assertEquals(1L, table.told.revealedTo());
    }

    @Test
    @DisplayName("RAND-43: of a choice at Give the others are told only that it is made")
    void secretChoice() {
        RandoTable table = beforeGive().play("1 give 1");
        assertEquals(List.of(new RandoEvent.GiftReady(1)), table.told.to(0));
        assertEquals(List.of(new RandoEvent.GiftChosen(1, 1)), table.told.to(1));
        RandoView view = RandoView.of(table.s, 0);
        assertTrue(view.seats().get(1).chosen());
        assertEquals("", view.seats().get(1).choice());
        assertEquals("give 1", RandoView.of(table.s, 1).seats().get(1).choice());
        assertEquals(0, table.told.revealedTo());
        RandoTable other = beforeGive().play("1 pay");
        assertEquals(view, other.s.view(0));
        assertEquals(other.s.view(Viewer.SPECTATOR), table.s.view(Viewer.SPECTATOR));
    }

    @Test
    @DisplayName(
            "RAND-43, RAND-70: a gift is told to the two who hold it, its back to all; the giver goes on knowing it")
    void gifts() {
        RandoTable table = beforeGive().play("1 give 1", "0 give 2", "2 give 1");
        assertTrue(Actor.in(table.told.revealedTo(), Viewer.SPECTATOR));
        assertTrue(table.told.to(1).contains(new RandoEvent.CardGiven(0, 1, Colour.BLUE, CardKind.SIGNPOST)));
        assertTrue(table.told.to(2).contains(new RandoEvent.BackGiven(0, 1, Colour.BLUE)));
        assertFalse(table.told.to(2).contains(new RandoEvent.CardGiven(0, 1, Colour.BLUE, CardKind.SIGNPOST)));
        assertEquals(List.of("blue signpost"), seen(table, 0, 1), "seat 0 gave it");
        assertEquals(List.of("blue hidden"), seen(table, 2, 1));
        assertEquals(List.of("green hidden", "red hidden"), seen(table, 0, 2));
        assertEquals(List.of("green hidden", "red shortcut"), seen(table, 1, 2));
    }

    @Test
    @DisplayName(
            "A twin world keeps what the viewer knows: own cards, cards given away, all colours, and the count of cards")
    void imagineKeepsKnowledge() {
        RandoTable table = beforeGive().play("1 give 1", "0 give 2", "2 give 1");
        RandoView view = RandoView.of(table.s, 0);
        Set<String> kinds = new TreeSet<>();
        for (int seed = 0; seed < 300; seed++) {
            RandoState twin = table.s.copy();
            twin.imagine(0, Memory.PERFECT, new FastDice(seed));
            RandoInvariants.check(twin);
            assertEquals(view, twin.view(0));
            kinds.add(CardKind.of(Hands.kind(twin.hands.get(2, 1))).name());
        }
        assertEquals(
                Set.of("SPRINT", "SECOND_WIND", "SHORTCUT", "SIGNPOST"),
                kinds,
                "the red card that seat 1 gave to seat 2 may be anything but the one red Landslide, which seat 0 holds");
    }

    @Test
    @DisplayName("A twin world deals unknown cards with their true chances, and may choose anything secret at Give")
    void imagineDealsFairly() {
        RandoTable table = beforeGive().play("1 give 1");
        TreeMap<String, Integer> kinds = new TreeMap<>();
        TreeMap<String, Integer> choices = new TreeMap<>();
        int worlds = 12_000;
        FastDice dice = new FastDice(5);
        for (int i = 0; i < worlds; i++) {
            RandoState twin = table.s.copy();
            twin.imagine(0, Memory.PERFECT, dice);
            kinds.merge(Arg.KIND.write(Hands.kind(twin.hands.get(1, 0))), 1, Integer::sum);
            choices.merge(Pieces.choice(twin, 1), 1, Integer::sum);
        }
        // Seat 0 holds a red Sprint, so of eight unknown red cards 2 are Sprints, 2, 2, 1 and 1 the others.
        TreeMap<String, Integer> eighths = new TreeMap<>();
        kinds.forEach((kind, count) -> eighths.put(kind, (16 * count + worlds) / (2 * worlds)));
        assertEquals("{landslide=1, second-wind=2, shortcut=2, signpost=1, sprint=2}", eighths.toString());
        assertEquals(Set.of("give 1", "pay"), choices.keySet());
        assertTrue(Math.abs(choices.get("pay") - worlds / 2) < worlds / 20, choices.toString());
    }

    @Test
    @DisplayName("RAND-70: what two givers know of one card goes with it")
    void passedOn() {
        RandoTable table = beforeGive().play("1 give 1", "0 give 2", "2 give 1");
        table.lastTurn(6, 0).play("2 use reorder", "2 swap 1 2", "2 pass", "2 pass");
        table.play("0 pay", "1 give 1", "2 pay"); // the blue Signpost: from 0 by 1 to 2
        assertEquals(List.of("green hidden", "red hidden", "blue signpost"), seen(table, 0, 2));
        assertEquals(List.of("green hidden", "red shortcut", "blue signpost"), seen(table, 1, 2));
        assertEquals(List.of("green hidden", "red hidden", "blue hidden"), seen(table, Viewer.SPECTATOR, 2));
    }

    @Test
    @DisplayName("The pile is a multiset: what a viewer cannot place is the same list in every twin world")
    void unseen() {
        RandoTable table = RandoTable.quiet(2).hand(0, "red sprint").hand(1, "red shortcut");
        int unseen = RandoView.of(table.s, 0).unseen().stream()
                .flatMap(cards -> cards.kinds().stream())
                .mapToInt(Integer::intValue)
                .sum();
        assertEquals(35, unseen);
        assertEquals(
                new RandoPosition.CardsOf(Colour.RED, List.of(2, 2, 2, 1, 1)),
                RandoView.of(table.s, 0).unseen().get(0));
    }
}
