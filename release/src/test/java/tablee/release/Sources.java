package tablee.release;

import java.nio.file.Path;

/** Where the tests find what the build has made. */
final class Sources {
    static final Path ROOT = Path.of(System.getProperty("tablee.root", ".."));
    static final Path JAR = ROOT.resolve("app")
            .resolve(System.getProperty("tablee.target", "target"))
            .resolve("tablee.jar");
    static final Path JDK = Path.of(System.getProperty("java.home", ""));

    private Sources() {}
}
