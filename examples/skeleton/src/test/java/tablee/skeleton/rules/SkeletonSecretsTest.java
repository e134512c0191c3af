package tablee.skeleton.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tablee.skeleton.rules.SkeletonTable.at;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Viewer;

/** What is hidden from whom: nothing. A game with secrets shows here what each viewer sees, and what can be imagined. */
class SkeletonSecretsTest {
    @Test
    @DisplayName("Everybody sees the same, and there is nothing to imagine")
    void nothingHidden() {
        SkeletonState state = at(10, 1);
        assertEquals(state.view(0), state.view(Viewer.SPECTATOR));
        SkeletonState imagined = state.copy();
        imagined.imagine(0, Memory.PERFECT, new FastDice(1));
        assertEquals(state.position(), imagined.position());
    }
}
