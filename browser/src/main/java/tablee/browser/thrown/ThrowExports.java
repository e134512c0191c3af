package tablee.browser.thrown;

import org.teavm.interop.Export;
import tablee.physics.ThrowNumbers;
import tablee.physics.ThrowSimulation;

/** What the page's house calls of the simulation: a throw goes in number by number, and so does what became of it come out. */
public final class ThrowExports {
    private static final Numbers ASKED = new Numbers();
    private static final Numbers ANSWER = new Numbers();

    private ThrowExports() {}

    /** The compiler wants one; everything happens in the exports. */
    public static void main(String[] args) {}

    /** One more number of the throw. */
    @Export(name = "put")
    public static void put(double number) {
        ASKED.add(number);
    }

    /** Throws. */
    @Export(name = "run")
    public static void run() {
        ANSWER.clear();
        try {
            ThrowNumbers.write(ThrowSimulation.of(ThrowNumbers.readThrow(ASKED::next)), ANSWER::add);
        } finally {
            ASKED.clear();
        }
    }

    /** The next number of what became of it. */
    @Export(name = "next")
    public static double next() {
        return ANSWER.next();
    }
}
