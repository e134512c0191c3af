package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.ode4j.ode.internal.ErrorHandler;
import org.ode4j.ode.internal.ErrorHandler.dMessageFunction;

class QuietSolverTest {
    private static final String LINE = "LCP internal error, s <= 0 (s=0)";

    /** What the solver's line leaves on standard output, on standard error and in the log. */
    private static String heard() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        PrintStream ear = new PrintStream(heard, true, StandardCharsets.UTF_8);
        Logger log = Logger.getLogger("");
        StreamHandler handler = new StreamHandler(ear, new SimpleFormatter());
        log.addHandler(handler);
        try {
            System.setOut(ear);
            System.setErr(ear);
            ErrorHandler.dMessage(0, LINE);
            handler.flush();
        } finally {
            log.removeHandler(handler);
            System.setOut(out);
            System.setErr(err);
        }
        return heard.toString(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("What the solver has to say while dice fly does not get into a host's log")
    void quiet() {
        assertEquals(1, ThrowSample.inwards(3, 1).size());
        assertEquals("", heard());
        dMessageFunction ours = ErrorHandler.dGetMessageHandler();
        ErrorHandler.dSetMessageHandler(null);
        try {
            assertTrue(heard().contains(LINE), "without us it would");
        } finally {
            ErrorHandler.dSetMessageHandler(ours);
        }
    }
}
