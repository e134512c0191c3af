package tablee.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The drill of docs/hosting.md with the jar of 0.1.0: backup, the new jar, and the way back. The data is that of a server of 0.1.0.
 * {@code -Dtablee.released=JAR} names that jar; without it, it is built from its commit.
 */
@EnabledIfSystemProperty(
        named = "tablee.full",
        matches = "true",
        disabledReason = "builds an older release: two minutes")
class WayBackTest {
    private static final String RELEASE = "1cac9ca3d066125eed2784f5fdfea268a37f3835";
    private static final Path GOLDEN = Sources.ROOT.resolve("server/src/test/resources/golden/0.1.0.sql");

    @TempDir
    Path folder;

    @Test
    @DisplayName("Backup, newer jar, older jar on the backup: each time the table that was being played is there")
    void drill() throws Exception {
        Sources.needJar();
        Path older = older();
        String backup = folder.resolve("before.db").toString();
        fill(folder.resolve("tablee.db"));
        assertTableIsThere(older);
        run(older, "backup", backup);
        assertTableIsThere(Sources.JAR);
        run(older, "restore", backup, "--force");
        assertTableIsThere(older);
        run(Sources.JAR, "restore", backup, "--force");
        assertTableIsThere(Sources.JAR);
    }

    private static void fill(Path database) throws IOException, SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            for (String sql : Files.readString(GOLDEN).split(";\n")) if (!sql.isBlank()) statement.executeUpdate(sql);
        }
    }

    private Path older() throws IOException {
        String built = System.getProperty("tablee.released");
        if (built != null) return Path.of(built);
        Path clone = folder.resolve("0.1.0");
        assumeTrue(Files.exists(Sources.ROOT.resolve(".git")), "the sources of 0.1.0 are in the repository's history");
        Tool.output("git", "clone", "-q", Sources.ROOT.toRealPath().toString(), clone.toString());
        Tool.output(clone, List.of("git", "checkout", "-q", RELEASE));
        Tool.output(clone, List.of("mvn", "-B", "-q", "-Dmaven.test.skip=true", "-pl", "app", "-am", "package"));
        return clone.resolve("app/target/tablee.jar");
    }

    private void run(Path jar, String... words) throws IOException {
        List<String> command = java(jar);
        command.addAll(List.of(words));
        command.addAll(List.of("--data", folder.toString()));
        Tool.output(folder, command);
    }

    private static List<String> java(Path jar) {
        return new ArrayList<>(List.of(Sources.JDK.resolve("bin/java").toString(), "-jar", jar.toString()));
    }

    private void assertTableIsThere(Path jar) throws Exception {
        List<String> command = java(jar);
        command.addAll(List.of("serve", "--port", "0", "--data", folder.toString()));
        Process server = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            while (line != null && !line.contains(" is at ")) line = out.readLine();
            assertTrue(line != null, "the server ended before it said where it is");
            HttpResponse<String> table = table(line.replaceAll(".* is at ", "").strip());
            assertEquals(200, table.statusCode(), table::body);
            assertTrue(table.body().contains("\"phase\":\"playing\""), table::body);
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    /** As its player sees it: the golden file's first lines name a cookie and a table. */
    private static HttpResponse<String> table(String site) throws IOException, InterruptedException {
        List<String> golden = Files.readAllLines(GOLDEN);
        String cookie = golden.get(0).replace("-- cookie ", "");
        String table = golden.get(1).replace("-- running ", "");
        HttpRequest request = HttpRequest.newBuilder(URI.create(site + "api/tables/" + table))
                .header("Cookie", cookie)
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }
}
