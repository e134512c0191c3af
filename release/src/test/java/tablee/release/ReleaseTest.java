package tablee.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tablee.wire.json.Json;

/** What {@code ./tablee release} makes, from the jar that was just packed. */
class ReleaseTest {
    /** What a container engine does: a root folder and mounts of its own, and no variables but those of the image. */
    private static final String ENTER = """
        mkdir -p "$0/proc" "$0/dev" && mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" || exit
        exec env -i "$@"
        """;

    @TempDir
    static Path folder;

    private static Path made;
    private static String name = "";

    @BeforeAll
    static void make() throws IOException {
        Sources.needJar();
        assumeTrue(Files.exists(Path.of("/usr/bin/apt-get")), "the image is made of Debian's packages");
        assumeTrue(packagesAreToBeHad(), "apt-get knows no packages here: apt-get update was never run");
        made = release("first");
        name = list(made).stream()
                .filter(file -> file.endsWith(".jar"))
                .findFirst()
                .orElseThrow()
                .replace(".jar", "");
    }

    private static boolean packagesAreToBeHad() throws IOException {
        return !Tool.output("apt-cache", "policy", "libc6").contains("Candidate: (none)");
    }

    private static Path release(String where) throws IOException {
        Path out = folder.resolve(where);
        new Release(Sources.ROOT, Sources.JAR, Sources.JDK, out).make(text -> {});
        return out;
    }

    private static Set<String> list(Path where) throws IOException {
        try (Stream<Path> files = Files.list(where)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    @DisplayName("Everything a host needs is there, and the checksums are right")
    void complete() throws IOException {
        Set<String> expected = new TreeSet<>(Set.of("CHANGELOG.md", "SHA256SUMS", "tablee.service", name + ".jar"));
        for (String end : List.of("-compose.yml", "-helm.tgz", "-image.tar", "-linux-x64.tar.gz", "-sbom.cdx.json")) {
            expected.add(name + end);
        }
        assertEquals(expected, list(made));
        Tool.output(made, List.of("sha256sum", "--check", "--strict", "SHA256SUMS"));
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true")
    @DisplayName(
            "Wrapped again in another folder, each file has the same bytes; TwoClonesTest builds the jar again, too")
    void again() throws IOException {
        Path second = release("second");
        assertEquals(Files.readString(made.resolve("SHA256SUMS")), Files.readString(second.resolve("SHA256SUMS")));
    }

    @Test
    @DisplayName("The folder with its own Java says what it is and starts by one file, with nothing else on the path")
    void bundle() throws IOException {
        Tool.output("tar", "-xzf", made.resolve(name + "-linux-x64.tar.gz").toString(), "-C", folder.toString());
        Path start = folder.resolve(name + "-linux-x64").resolve("tablee");
        String readme = Files.readString(start.resolveSibling("README.txt"));
        assertTrue(readme.contains(name.replace("tablee-", "") + ":") && readme.contains("./tablee serve"), readme);
        Path link = Files.createSymbolicLink(folder.resolve("link"), start);
        Process engine = new ProcessBuilder("env", "-i", "PATH=/usr/bin:/bin", link.toString(), "engine")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (var in = engine.outputWriter(StandardCharsets.UTF_8)) {
            in.write("{\"do\":\"new\",\"game\":\"pluvionautes\",\"seats\":2}\n");
        }
        JsonNode answer = Json.parse(new String(engine.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertTrue(answer.path("ok").asBoolean(), answer::toString);
    }

    @Test
    @DisplayName("The compose file is one to docker-compose, once it is told a password, and none without")
    void compose() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/usr/bin/docker-compose")), "docker-compose is not installed here");
        String file = made.resolve(name + "-compose.yml").toString();
        ProcessBuilder config = new ProcessBuilder("docker-compose", "-f", file, "config")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(folder.resolve("compose.out").toFile());
        assertNotEquals(0, config.start().waitFor());
        config.environment().put("POSTGRES_PASSWORD", "long");
        assertEquals(0, config.start().waitFor());
        String read = Files.readString(folder.resolve("compose.out"));
        assertTrue(read.contains("TABLEE_DB: postgresql://tablee:long@database:5432/tablee"), read);
        assertTrue(read.contains("image: " + name.replaceFirst("-", ":")), read);
    }

    @Test
    @DisplayName(
            "The image's files are named by what they hold, down to its layers, and it runs as nobody in particular")
    void image() throws IOException {
        Path image = unpackedImage();
        JsonNode index = Json.parse(Files.readString(image.resolve("index.json")));
        JsonNode manifest = blob(image, index.path("manifests").path(0));
        JsonNode config = blob(image, manifest.path("config"));
        assertEquals("10001:10001", config.path("config").path("User").asText());
        assertEquals(3, manifest.path("layers").size());
        for (int i = 0; i < 3; i++) {
            Path layer = file(image, manifest.path("layers").path(i));
            assertEquals(
                    config.path("rootfs").path("diff_ids").path(i).asText(), "sha256:" + unzipped(layer), "layer " + i);
        }
        JsonNode older = Json.parse(Files.readString(image.resolve("manifest.json")));
        assertEquals(
                name.replaceFirst("-", ":"),
                older.path(0).path("RepoTags").path(0).asText());
    }

    @Test
    @EnabledIfSystemProperty(named = "tablee.full", matches = "true")
    @DisplayName(
            "The image's layers, laid over one another, serve: started as its configuration says, it answers /ready")
    void imageServes() throws IOException, InterruptedException {
        assumeTrue(Tool.output("id", "-u").strip().equals("0"), "only root may start it without a container engine");
        Path image = unpackedImage();
        JsonNode manifest = blob(
                image, Json.parse(Files.readString(image.resolve("index.json"))).at("/manifests/0"));
        JsonNode config = blob(image, manifest.path("config")).path("config");
        Path root = Files.createDirectories(folder.resolve("root"));
        for (JsonNode layer : manifest.path("layers"))
            Tool.output("tar", "-xzf", file(image, layer).toString(), "-C", root.toString());
        int port = freePort();
        List<String> start = new ArrayList<>(List.of("unshare", "--mount", "--pid", "--fork", "--kill-child"));
        start.addAll(List.of("sh", "-c", ENTER, root.toString()));
        config.path("Env").forEach(each -> start.add(each.textValue()));
        start.addAll(
                List.of("/usr/sbin/chroot", "--userspec=" + config.path("User").textValue(), root.toString()));
        config.path("Entrypoint").forEach(each -> start.add(each.textValue()));
        config.path("Cmd").forEach(each -> start.add(each.textValue()));
        start.addAll(List.of("--port", Integer.toString(port)));
        Path log = folder.resolve("image.log");
        Process server = new ProcessBuilder(start)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            assertTrue(answers(server, port), Files.readString(log));
        } finally {
            server.destroyForcibly();
            server.waitFor();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Whether it is ready before it ends by itself, or two minutes are over. */
    private static boolean answers(Process server, int port) throws InterruptedException {
        URI ready = URI.create("http://127.0.0.1:" + port + "/ready");
        for (int time = 0; time < 600 && server.isAlive(); time++, Thread.sleep(200)) {
            try {
                HttpRequest request = HttpRequest.newBuilder(ready).build();
                int status = HttpClient.newHttpClient()
                        .send(request, HttpResponse.BodyHandlers.discarding())
                        .statusCode();
                if (status == 200) return true;
            } catch (IOException notYet) {
                // It is starting.
            }
        }
        return false;
    }

    private static Path unpackedImage() throws IOException {
        Path image = Files.createDirectories(folder.resolve("image"));
        Tool.output("tar", "-xf", made.resolve(name + "-image.tar").toString(), "-C", image.toString());
        return image;
    }

    private static JsonNode blob(Path image, JsonNode described) throws IOException {
        return Json.parse(Files.readString(file(image, described)));
    }

    private static Path file(Path image, JsonNode described) throws IOException {
        String digest = described.path("digest").asText().replace("sha256:", "");
        Path file = image.resolve("blobs/sha256").resolve(digest);
        assertEquals(digest, Checksums.of(file));
        assertEquals(described.path("size").asLong(), Files.size(file));
        return file;
    }

    private static String unzipped(Path layer) throws IOException {
        Path plain = Files.createTempFile(folder, "layer", ".tar");
        Tool.output("sh", "-c", "gzip -dc '" + layer + "' >'" + plain + "'");
        return Checksums.of(plain);
    }
}
