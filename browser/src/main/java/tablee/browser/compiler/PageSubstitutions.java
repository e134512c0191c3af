package tablee.browser.compiler;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** In place of each of these classes a page has the one of {@code tablee.browser.instead} whose name is the same after "Page". */
public final class PageSubstitutions implements SubstitutionPolicy {
    /** Which of the two programs of a page is compiled: {@code house} or {@code physics}. */
    public static final String PROGRAM = "tablee.wasm.program";

    private static final List<String> HOUSE = List.of(
            "tablee.core.FileBeside",
            "tablee.core.Providers",
            "tablee.core.SortedCopy",
            "tablee.wire.json.RecordShapes",
            "tablee.wire.json.WrittenShapes",
            "tablee.wire.json.TreeParser",
            "tablee.physics.ThrowSimulation",
            "java.util.HexFormat",
            "java.text.Normalizer",
            "java.text.Normalizer$Form",
            "java.util.regex.Pattern",
            "java.util.regex.Matcher",
            "com.fasterxml.jackson.databind.node.InternalNodeMapper");
    private static final List<String> PHYSICS = List.of(
            "java.util.concurrent.CountDownLatch",
            "java.util.concurrent.atomic.AtomicIntegerArray",
            "java.util.concurrent.locks.Lock",
            "java.util.concurrent.locks.ReentrantLock",
            "org.ode4j.ode.internal.ErrorHdl");

    static boolean isPhysics() {
        return "physics".equals(System.getProperty(PROGRAM));
    }

    @Override
    public void contribute(SubstitutionSink sink) {
        for (String name : isPhysics() ? PHYSICS : HOUSE) {
            String where = name.substring(0, name.lastIndexOf('.'));
            sink.selectClasses(name::equals)
                    .replacePackage(where, "tablee.browser.instead")
                    .simpleNamePrefix("Page");
        }
    }
}
