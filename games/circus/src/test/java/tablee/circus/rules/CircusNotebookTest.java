package tablee.circus.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.FastDice;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.Told;
import tablee.core.Viewer;

/** The notebook against a witness who keeps every deal in mind that there can be. */
class CircusNotebookTest {
    private static final int GAMES = Boolean.getBoolean("tablee.full") ? 1_000 : 60;
    private static final int ENTRIES = 60;
    private static final List<String> RINGS = List.of(
            "acrobat,magician,fortune-teller,strongman,tamer", "tamer,acrobat,strongman,magician,fortune-teller");

    private int deduced;
    private int open;

    private record Onlooker(int viewer, CircusWitness witness) {}

    @Test
    @DisplayName("CIRC-52: exactly what each viewer's information implies, in random games of two and four")
    void exact() {
        long only = Long.getLong("tablee.seed", 0);
        if (only != 0) play(only);
        else for (long seed = 1; seed <= GAMES; seed++) play(seed);
        assertTrue(only != 0 || deduced > 100 && open > 1000, deduced + " deduced, " + open + " open");
    }

    private void play(long seed) {
        FastDice dice = new FastDice(seed);
        CircusTable stage =
                CircusTable.open(dice.roll(2) == 0 ? 4 : 2, "notebook", "on", "ring", RINGS.get(dice.roll(2)));
        List<Onlooker> onlookers = IntStream.concat(
                        IntStream.of(Viewer.SPECTATOR), IntStream.range(0, stage.state.seats()))
                .mapToObj(viewer -> new Onlooker(viewer, new CircusWitness(stage.state.rules.rosette())))
                .toList();
        for (int entry = 0; entry < ENTRIES; entry++) {
            Told told = step(stage.state, dice);
            if (stage.state.phase == Phase.OVER) return;
            for (Onlooker each : onlookers) {
                told.to(each.viewer).forEach(each.witness::hears);
                stage.view(each.viewer).shown().forEach(each.witness::isShown);
                compare(stage, each, "viewer " + each.viewer + ", -Dtablee.seed=" + seed);
            }
        }
    }

    /** A random entry, but seldom a flip: a game full of flips leaves little to deduce. */
    private static Told step(CircusState state, FastDice dice) {
        Playout playout = new Playout(dice);
        playout.choose(state);
        int move = playout.move();
        if (playout.actor() != Actor.CHANCE && CircusMove.kind(move) == CircusMove.FLIP && dice.roll(4) > 0) {
            Moves moves = new Moves();
            state.moves(playout.actor(), moves);
            move = moves.pick(dice);
        }
        Told told = new Told();
        state.play(playout.actor(), move, 0, told);
        return told;
    }

    private void compare(CircusTable stage, Onlooker onlooker, String who) {
        for (Notebook.Note note : stage.view(onlooker.viewer).notebook()) {
            assertEquals(onlooker.witness.backs(note.position()), note.backs(), who + ", position " + note.position());
            assertEquals(note.how() == Notebook.How.OPEN, note.backs().size() > 1, who);
            if (note.how() == Notebook.How.DEDUCED) deduced++;
            if (note.how() == Notebook.How.OPEN) open++;
        }
        if (stage.state.phase == Phase.DEAL) return; // the witness has tokens in mind that do not lie there yet
        int seen = CircusSecrets.seenBy(stage.state, onlooker.viewer);
        assertEquals(onlooker.witness.layouts(), new Layouts(stage.state, seen, Ring.EVERYWHERE).count(), who);
    }
}
