package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.positions.CircusView;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Odds;
import tablee.core.Playout;
import tablee.core.Told;
import tablee.core.Viewer;

/** How a game is set up. */
class CircusSetUpTest {
    private static List<String> outcomes(CircusTable stage) {
        Odds odds = new Odds();
        stage.state.odds(odds);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < odds.size(); i++) {
            assertEquals(1, odds.weight(i));
            words.add(stage.state.write(Actor.CHANCE, odds.move(i)));
        }
        return words;
    }

    @Test
    @DisplayName("CIRC-10: the Clowns lie on every other position, the others between them, each on any side")
    void deal() {
        CircusTable stage = CircusTable.open(2).play("first 0");
        assertEquals(
                List.of("deal acrobat", "deal magician", "deal fortune-teller", "deal strongman", "deal tamer"),
                outcomes(stage));
        stage.refuses("deal acrobat/magician", "CIRC-10", "clowns-alternate", 5);
        stage.play("deal tamer");
        stage.refuses("deal tamer", "CIRC-1", "token-dealt", "artist.clown", "artist.tamer");
        assertEquals(
                List.of("deal acrobat", "deal magician", "deal fortune-teller", "deal strongman"), outcomes(stage));
        stage.play("deal acrobat", "deal strongman", "deal magician", "deal fortune-teller");
        assertEquals(
                List.of(
                        "deal acrobat/magician",
                        "deal magician/acrobat",
                        "deal magician/fortune-teller",
                        "deal fortune-teller/magician",
                        "deal fortune-teller/strongman",
                        "deal strongman/fortune-teller",
                        "deal strongman/tamer",
                        "deal tamer/strongman",
                        "deal tamer/acrobat",
                        "deal acrobat/tamer"),
                outcomes(stage));
        stage.refuses("deal acrobat", "CIRC-10", "clowns-alternate", 5);
        stage.play("deal magician/acrobat");
        assertEquals(Viewer.EVERYBODY, stage.told.revealedTo(), "everybody sees which side is up");
        stage.refuses("deal magician/acrobat", "CIRC-1", "token-dealt", "artist.magician", "artist.acrobat");
        stage.refuses("deal acrobat/magician", "CIRC-1", "token-dealt", "artist.acrobat", "artist.magician");
        assertEquals(8, outcomes(stage).size());
        stage.play("deal strongman/tamer", "deal tamer/acrobat", "deal fortune-teller/magician");
        assertEquals(List.of("deal fortune-teller/strongman", "deal strongman/fortune-teller"), outcomes(stage));
        stage.play("deal strongman/fortune-teller").shows("""
                C/t M/a C/a S/t C/s
                S/f C/f F/m C/m T/a
                """);
        stage.isTurn(1, 0);
    }

    @Test
    @DisplayName("CIRC-10: nobody is told or shown a back")
    void backsAreHidden() {
        CircusTable stage = CircusTable.open(2).play("first 1", "deal tamer");
        assertEquals(List.of(new CircusEvent.Dealt(1, Artist.CLOWN)), stage.told());
        assertEquals(0, stage.told.revealedTo(), "a Clown on a Clown's position tells nobody anything");
        assertEquals(Map.of(), stage.shown(0));
        assertEquals(Map.of(), stage.shown(Viewer.SPECTATOR));
        assertEquals(Map.of(1, "tamer"), stage.shown(Viewer.ALL));
        assertEquals(
                List.of(1),
                stage.view(0).ring().stream().map(CircusView.Face::position).toList());
        stage.play("deal acrobat");
        assertEquals(
                List.of(1, 3),
                stage.view(0).ring().stream().map(CircusView.Face::position).toList());
    }

    @Test
    @DisplayName("CIRC-10: every order and every side is equally likely")
    void evenDeal() {
        Playout playout = new Playout(new FastDice(10));
        Map<String, Integer> underTheFirst = new TreeMap<>();
        Map<String, Integer> onTheLast = new TreeMap<>();
        int deals = 20_000;
        for (int i = 0; i < deals; i++) {
            CircusTable stage = CircusTable.open(2);
            while (Actor.in(stage.state.toAct(), Actor.CHANCE)) playout.step(stage.state, Told.DEAF);
            underTheFirst.merge(stage.state.back(0).word(), 1, Integer::sum);
            onTheLast.merge(stage.state.face(9) + "/" + stage.state.back(9), 1, Integer::sum);
        }
        assertEquals(5, underTheFirst.size());
        assertEquals(10, onTheLast.size());
        for (int often : underTheFirst.values()) assertTrue(Math.abs(often - deals / 5) < 300, underTheFirst::toString);
        for (int often : onTheLast.values()) assertTrue(Math.abs(often - deals / 10) < 250, onTheLast::toString);
    }

    @Test
    @DisplayName("CIRC-11: any seat can start; the second player takes one Applause")
    void firstPlayer() {
        CircusTable stage = CircusTable.open(2);
        assertEquals(List.of("first 0", "first 1"), outcomes(stage));
        stage.refuses("deal acrobat", "CIRC-11", "first-player-first");
        stage.play("first 1").holds(1, 0);
        assertEquals(List.of(new CircusEvent.FirstPlayer(1)), stage.told());
        stage.refuses("first 0", "CIRC-11", "first-player-known", 1);
        assertEquals(1, stage.view(0).seat());
        CircusTable.open(2).play("first 0").holds(0, 1);
    }

    @Test
    @DisplayName("CIRC-11: of four, the team of the second player takes it")
    void firstTeam() {
        CircusTable stage = CircusTable.open(4);
        assertEquals(List.of("first 0", "first 1", "first 2", "first 3"), outcomes(stage));
        stage.play("first 2").holds(0, 1);
        CircusTable.open(4).play("first 3").holds(1, 0);
    }
}
