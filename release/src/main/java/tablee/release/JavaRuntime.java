package tablee.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeSet;
import tablee.core.BadInput;

/** A Java of our own, made by {@code jlink}: the modules that the jar needs, and nothing else. */
record JavaRuntime(Path jdk) {
    /** Found by name and so by nobody who reads the jar: keys on curves, and dates in four languages. */
    private static final List<String> BY_NAME = List.of("jdk.crypto.ec", "jdk.localedata", "jdk.unsupported");

    /** What each start is told before {@code -jar}, as docs/hosting.md explains. */
    static final List<String> FLAGS = List.of("-Dsun.misc.unsafe.memory.access=allow", "-XX:+ExitOnOutOfMemoryError");

    private static final int OLDEST = 17;

    Path linked(Path jar, Path folder) throws IOException {
        Path release = jdk.resolve("release");
        if (!Files.exists(jdk.resolve("bin/jlink")) || !Files.exists(release)) {
            throw new BadInput("there is no JDK with jlink in " + jdk + ".");
        }
        checkVersion(release);
        TreeSet<String> modules = new TreeSet<>(BY_NAME);
        modules.addAll(List.of(Tool.output(
                        jdk.resolve("bin/jdeps").toString(),
                        "--print-module-deps",
                        "--ignore-missing-deps",
                        "--multi-release",
                        "base",
                        jar.toString())
                .strip()
                .split(",")));
        Tool.output(
                jdk.resolve("bin/jlink").toString(),
                "--add-modules",
                String.join(",", modules),
                "--include-locales=en,fr,de,pl",
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--output",
                folder.toString());
        return folder;
    }

    private static void checkVersion(Path release) throws IOException {
        Properties properties = new Properties();
        try (var in = Files.newBufferedReader(release)) {
            properties.load(in);
        }
        String version = properties.getProperty("JAVA_VERSION", "").replace("\"", "");
        int major = Integer.parseInt(version.split("[.+-]")[0]);
        if (major < OLDEST) throw new BadInput("Java " + major + " is too old, it has to be " + OLDEST + " or newer.");
    }
}
