package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ode4j.ode.internal.ErrorHandler;

class QuietSolverTest {
    @Test
    @DisplayName("What the solver has to say while dice fly comes to us, and not into a host's log")
    void quiet() {
        assertEquals(1, ThrowSample.inwards(3, 1).size());
        assertNotNull(ErrorHandler.dGetMessageHandler());
    }
}
