package tablee.lab.series;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.lab.game.BoutJournal;
import tablee.lab.game.Course;
import tablee.lab.game.Observed;
import tablee.lab.game.Played;

/** Games are handed out in turn, and come back in any order, from anybody. */
class WorkQueueTest {
    @TempDir
    private Path folder = Path.of("");

    private BoutJournal<Observed> first;
    private BoutJournal<Observed> second;

    @BeforeEach
    void open() {
        first = BoutJournal.open(folder.resolve("first.csv"), Observed.FORMAT);
        second = BoutJournal.open(folder.resolve("second.csv"), Observed.FORMAT);
    }

    private static Observed game(int number) {
        Course course = new Course(
                List.of(1, 0), "round", 2, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        return new Observed(new Played(number, List.of(1, 2), List.of(3, 1), 9, 0, new TreeMap<>()), course);
    }

    private static WorkQueue.Unit unit(int series, int number) {
        return new WorkQueue.Unit(series, number);
    }

    @Test
    @DisplayName("The arms of an experiment interleave: the same game of each comes before the next one")
    void inTurn() {
        WorkQueue queue = new WorkQueue(List.of(first, second), 2);
        assertEquals(List.of(unit(0, 0), unit(1, 0), unit(0, 1)), queue.take(3));
        assertEquals(List.of(unit(1, 1)), queue.take(3));
        assertEquals(List.of(), queue.take(3));
    }

    @Test
    @DisplayName("What somebody took and will not play is handed out again, before what comes later")
    void givenBack() {
        WorkQueue queue = new WorkQueue(List.of(first, second), 2);
        List<WorkQueue.Unit> taken = queue.take(2);
        queue.keep(1, game(0));
        queue.giveBack(taken);
        assertEquals(List.of(unit(0, 0), unit(0, 1), unit(1, 1)), queue.take(9), "game 0 of the second was played");
    }

    @Test
    @DisplayName("Games are kept in their order and once, whatever the order in which they come")
    void inOrder() {
        WorkQueue queue = new WorkQueue(List.of(first), 3);
        queue.take(3);
        queue.keep(0, game(2));
        queue.keep(0, game(1));
        assertEquals(0, first.size());
        queue.keep(0, game(0));
        queue.keep(0, game(1));
        assertEquals(List.of(game(0), game(1), game(2)), first.games());
        assertTrue(queue.isOver());
    }

    @Test
    @DisplayName("A journal that is further than another is not played again")
    void resumed() {
        new WorkQueue(List.of(first), 1).keep(0, game(0));
        WorkQueue queue = new WorkQueue(List.of(first, second), 2);
        assertFalse(queue.isOver());
        assertEquals(List.of(unit(1, 0), unit(0, 1), unit(1, 1)), queue.take(9));
    }

    @Test
    @DisplayName("How a game went is read back from its line")
    void lines() {
        Course course = new Course(
                List.of(1, 0),
                "turn",
                7,
                new TreeMap<>(Map.of(1, List.of(0, -2), 4, List.of(3, 1))),
                new TreeMap<>(Map.of("scales>scale+obstacle.ford", List.of(3, 1))),
                new TreeMap<>(Map.of("TileUsed+tile=hike", 4)),
                new TreeMap<>(Map.of("hikes", new Course.Note(3, 0), "pays", new Course.Note(1, 4))));
        Observed game = new Observed(game(5).played(), course);
        assertEquals(game, Observed.read(game.line()));
        assertEquals(List.of(0, -2), course.scoresAfter(3));
        assertEquals(List.of(3, 1), course.scoresAfter(9));
        assertEquals(0.25, course.noted().get("pays").value());
    }
}
