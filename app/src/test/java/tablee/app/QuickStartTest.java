package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.app.sources.Repository;

/** {@code ./tablee} keeps an archive of classes for the next start. Java and Maven are stand-ins that say what they are told. */
class QuickStartTest {
    private static final String JAVA = """
        #!/bin/sh
        for word; do
            case $word in -XX:AOTCacheOutput=*|-XX:ArchiveClassesAtExit=*) echo classes >"${word#*=}" && exit ;; esac
        done
        echo "$@"
        """;
    private static final String MAVEN = """
        #!/bin/sh
        echo "Apache Maven 3.9.9"
        mkdir -p app/target && echo jar >app/target/tablee.jar
        """;

    @TempDir
    Path root;

    @BeforeEach
    void standIns() throws IOException {
        for (String file : List.of("tablee", "app/src/main/resources/tablee/app/help.txt")) {
            Files.createDirectories(root.resolve(file).getParent());
            Files.copy(Repository.root().resolve(file), root.resolve(file));
        }
        root.resolve("tablee").toFile().setExecutable(true);
        executable("jdk/bin/java", JAVA);
        executable("jdk/bin/javac", JAVA);
        executable("bin/mvn", MAVEN);
        java(25);
        Files.writeString(root.resolve("pom.xml"), "one");
    }

    private void executable(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertTrue(file.toFile().setExecutable(true));
    }

    private void java(int version) throws IOException {
        Files.writeString(root.resolve("jdk/release"), "JAVA_VERSION=\"" + version + ".0.1\"\n");
    }

    @Test
    @DisplayName("The first start makes an archive, and the second one has it")
    void second() throws Exception {
        assertFalse(start().contains("AOTCache"));
        Path archive = archive();
        assertTrue(start().contains("-XX:AOTCache=" + archive + " "));
        assertEquals("classes\n", Files.readString(archive));
    }

    @Test
    @DisplayName("Before Java 25 it is a shared archive")
    void older() throws Exception {
        java(17);
        assertFalse(start().contains("SharedArchive"));
        Path archive = archive();
        assertTrue(start().contains("-XX:SharedArchiveFile=" + archive + " "));
    }

    @Test
    @DisplayName("Another JDK has an archive of its own; another jar throws the old ones away")
    void changes() throws Exception {
        start();
        Path first = archive();
        java(26);
        assertFalse(start().contains("AOTCache"));
        while (archives().size() < 2) Thread.sleep(20);
        Files.writeString(root.resolve("pom.xml"), "two");
        assertFalse(start().contains("AOTCache"));
        while (Files.exists(first) || archives().size() != 1) Thread.sleep(20);
        assertTrue(start().contains("-XX:AOTCache=" + archive() + " "));
    }

    @Test
    @DisplayName("Where no archive can be kept, it starts all the same, and says nothing of it")
    void noPlace() throws Exception {
        Files.createDirectories(root.resolve("target"));
        Files.writeString(root.resolve("target/quick-start"), "in the way");
        start();
        assertTrue(start().endsWith("-jar " + root.toRealPath().resolve("app/target/tablee.jar") + " engine\n"));
        assertEquals("", Files.readString(root.resolve("said")));
    }

    /** What Java is told; what is said beside that is said while building only. */
    private String start() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(root.resolve("tablee").toString(), "engine")
                .redirectError(root.resolve("said").toFile());
        builder.environment().put("TABLEE_JDK", root.resolve("jdk").toString());
        builder.environment().put("PATH", root.resolve("bin") + ":" + System.getenv("PATH"));
        Process process = builder.start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> told);
        return told;
    }

    private Path archive() throws IOException, InterruptedException {
        while (archives().isEmpty()) Thread.sleep(20);
        return archives().get(0);
    }

    /** Those that are ready. */
    private List<Path> archives() throws IOException {
        Path shelf = root.toRealPath().resolve("target/quick-start");
        try (Stream<Path> files = Files.list(shelf)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
