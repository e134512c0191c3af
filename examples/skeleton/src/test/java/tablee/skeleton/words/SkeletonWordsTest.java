package tablee.skeleton.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.State;

/** The words of moves, and what is none. */
class SkeletonWordsTest {
    @Test
    @DisplayName("Each move has one word, which reads as that move")
    void words() {
        assertEquals("take 2", SkeletonWords.write(0, 2));
        assertEquals(2, SkeletonWords.read(0, "take 2"));
        assertEquals("start 1", SkeletonWords.write(Actor.CHANCE, 1));
        assertEquals(1, SkeletonWords.read(Actor.CHANCE, "start 1"));
    }

    @Test
    @DisplayName("What is written otherwise is no move")
    void noMoves() {
        for (String word : List.of("", "take", "take 02", "take  2", "Take 2", "take 100", "start 1"))
            assertEquals(State.NO_MOVE, SkeletonWords.read(0, word), word);
    }
}
