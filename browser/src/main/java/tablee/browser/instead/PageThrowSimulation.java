package tablee.browser.instead;

import org.teavm.interop.Import;
import tablee.physics.DiceFlight;
import tablee.physics.DiceThrow;
import tablee.physics.ThrowNumbers;

/** {@link tablee.physics.ThrowSimulation} in a page: it is a program of its own there, which the page's script has brought. */
public final class PageThrowSimulation {
    private PageThrowSimulation() {}

    public static DiceFlight of(DiceThrow thrown) {
        ThrowNumbers.write(thrown, PageThrowSimulation::put);
        run();
        return ThrowNumbers.readFlight(PageThrowSimulation::next);
    }

    @Import(module = "physics", name = "put")
    private static native void put(double number);

    @Import(module = "physics", name = "run")
    private static native void run();

    @Import(module = "physics", name = "next")
    private static native double next();
}
