package tablee.release;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the tests find what the build has made. */
final class Sources {
    static final Path ROOT = Path.of(System.getProperty("tablee.root", ".."));
    static final Path JAR = ROOT.resolve("app")
            .resolve(System.getProperty("tablee.target", "target"))
            .resolve("tablee.jar");
    static final Path JDK = Path.of(System.getProperty("java.home", ""));

    private Sources() {}

    /** Without the jar a test is skipped, and says so where it is read: Maven counts it, and no more. */
    static void needJar() {
        String why =
                "the packed jar is not tested: there is none in " + JAR.getParent() + ", as ./tablee test makes it";
        if (!Files.exists(JAR)) System.out.println(why);
        assumeTrue(Files.exists(JAR), why);
    }
}
