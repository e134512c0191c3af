package tablee.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one file that people download: how large it is, what is in it, and what it says when it starts. */
class PackedJarTest {
    private static final long MOST_BYTES = 50_000_000;

    @TempDir
    Path folder;

    @BeforeAll
    static void packed() {
        Sources.needJar();
    }

    @Test
    @DisplayName("The jar is at most 50 MB")
    void size() throws IOException {
        assertTrue(Files.size(Sources.JAR) <= MOST_BYTES, Files.size(Sources.JAR) + " bytes");
    }

    @Test
    @DisplayName("It has the libraries of Linux and macOS on x64 and arm64, of Windows on x64, and no others")
    void natives() throws IOException {
        try (JarFile jar = new JarFile(Sources.JAR.toFile())) {
            Set<String> natives = new TreeSet<>();
            jar.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.matches(".*\\.(so|dll|dylib|jnilib)"))
                    .map(name -> name.replaceAll("(org/sqlite/native/|META-INF/native/lib|/(lib)?sqlitejdbc.*)", ""))
                    .forEach(natives::add);
            assertEquals(
                    List.of(
                            "Linux-Musl/aarch64",
                            "Linux-Musl/x86_64",
                            "Linux/aarch64",
                            "Linux/x86_64",
                            "Mac/aarch64",
                            "Mac/x86_64",
                            "Windows/x86_64",
                            "netty_transport_native_epoll_aarch_64.so",
                            "netty_transport_native_epoll_x86_64.so"),
                    List.copyOf(natives));
        }
    }

    @Test
    @DisplayName(
            "Of Bouncy Castle it has the parts that hash, and of LMDB nothing but what Pekko's own classes say of it")
    void leftOut() throws IOException {
        try (JarFile jar = new JarFile(Sources.JAR.toFile())) {
            List<String> classes = jar.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.endsWith(".class"))
                    .toList();
            Set<String> parts = new TreeSet<>();
            classes.stream()
                    .filter(name -> name.startsWith("org/bouncycastle/"))
                    .map(name -> name.replaceAll("^org/bouncycastle/|/[^/]+$", ""))
                    .forEach(parts::add);
            assertEquals(
                    Set.of(
                            "asn1",
                            "asn1/x9",
                            "crypto",
                            "crypto/digests",
                            "crypto/generators",
                            "crypto/params",
                            "util",
                            "util/encoders"),
                    parts);
            assertEquals(
                    List.of("Argon2BytesGenerator"),
                    classes.stream()
                            .filter(name -> name.matches("org/bouncycastle/crypto/generators/[^$]+"))
                            .map(name -> name.replaceAll(".*/|\\.class", ""))
                            .toList());
            assertEquals(
                    List.of(),
                    classes.stream()
                            .filter(name -> name.toLowerCase(Locale.ROOT).contains("lmdb"))
                            .filter(name -> !name.startsWith("org/apache/pekko/cluster/ddata/"))
                            .toList());
        }
    }

    @Test
    @DisplayName("It starts without a warning, says where it is, signs people up and counts, on each JDK there is")
    void quiet() throws Exception {
        List<String> homes = new ArrayList<>(List.of(System.getProperty("java.home")));
        if (System.getProperty("tablee.otherJdk") != null) homes.add(System.getProperty("tablee.otherJdk"));
        for (String home : homes) starts(Path.of(home));
    }

    @Test
    @DisplayName(
            "A server alone that is started again loads no class of the cluster's library, of Flyway and of the die's physics")
    void loadsLittle() throws Exception {
        Path data = folder.resolve("kept");
        Path loaded = folder.resolve("loaded.txt");
        startsOnce(data, List.of());
        startsOnce(data, List.of("-Xlog:class+load:file=" + loaded));
        List<String> classes = Files.readAllLines(loaded);
        assertTrue(
                classes.stream().anyMatch(line -> line.contains(" tablee.server.Server ")), "what was loaded is known");
        List<String> idle = classes.stream()
                .filter(line -> line.matches(".* org\\.(apache\\.pekko|flywaydb|ode4j)\\..*"))
                .toList();
        assertEquals(List.of(), idle);
    }

    private void startsOnce(Path data, List<String> flags) throws Exception {
        Path complaints = Files.createTempFile(folder, "complaints", ".txt");
        List<String> command = new ArrayList<>(command(Path.of(System.getProperty("java.home")), data));
        command.addAll(1, flags);
        Process process =
                new ProcessBuilder(command).redirectError(complaints.toFile()).start();
        try (BufferedReader out = process.inputReader()) {
            assertTrue(get(address(out.readLine(), complaints)).contains("<html"));
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    @Test
    @DisplayName(
            "Two of it are nodes of one lab, over the lines that the nodes of a server have too, without a warning of"
                    + " Java's")
    void nodes() throws Exception {
        Path out = folder.resolve("lab");
        Process host = lab("circus --bots random,random --games 20 --cores 0 --listen 127.0.0.1:0 --out " + out);
        StringBuilder all = new StringBuilder();
        try (BufferedReader said = host.inputReader()) {
            String line = said.readLine();
            while (line != null && !line.startsWith("Others can help: ")) {
                all.append(line).append('\n');
                line = said.readLine();
            }
            assertTrue(line != null, all::toString);
            Process node = lab("join " + line.replaceAll(".* ", "") + " --cores 1");
            node.inputReader().lines().forEach(each -> all.append(each).append('\n'));
            assertEquals(0, node.waitFor(), all::toString);
            said.lines().forEach(each -> all.append(each).append('\n'));
            assertEquals(0, host.waitFor(), all::toString);
        } finally {
            host.destroyForcibly().waitFor();
        }
        assertTrue(Files.exists(out.resolve("report.html")), all::toString);
        // Lines of a log begin with WARNING too: a node that goes is one.
        String ofJava = ".*(sun\\.misc\\.Unsafe|terminally deprecated|restricted method|Restricted methods).*";
        assertTrue(all.toString().lines().noneMatch(line -> line.matches(ofJava)), all::toString);
    }

    private static Process lab(String words) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-jar", Sources.JAR.toString(), "lab"));
        command.addAll(List.of(words.split(" ")));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private void starts(Path home) throws Exception {
        Path complaints = Files.createTempFile(folder, "complaints", ".txt");
        Process process = new ProcessBuilder(command(home, Files.createTempDirectory(folder, "data")))
                .redirectError(complaints.toFile())
                .start();
        try (BufferedReader out = process.inputReader()) {
            String place = address(out.readLine(), complaints);
            String admin = address(out.readLine(), complaints);
            String kept = out.readLine();
            assertTrue(kept.startsWith("Ctrl-C stops it"), kept);
            signUp(place);
            assertTrue(get(admin).contains("tablee_connections"));
        } finally {
            process.destroy();
            process.waitFor();
        }
        assertEquals("", Files.readString(complaints), "what " + home + " complains of");
    }

    private static List<String> command(Path home, Path data) {
        String java = home.resolve("bin/java").toString();
        return List.of(java, "-jar", Sources.JAR.toString(), "serve", "--port", "0", "--data", data.toString());
    }

    private static String address(String line, Path complaints) throws IOException {
        assertTrue(line != null && line.contains("http://"), line + Files.readString(complaints));
        return line.substring(line.indexOf("http://"));
    }

    /** Passwords are hashed by one of the few classes that are left of a large library. */
    private static void signUp(String place) throws Exception {
        HttpClient client =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        post(client, place, "api/me", "{\"name\":\"Ann\",\"language\":\"en\"}");
        post(client, place, "api/account", "{\"name\":\"Ann\",\"password\":\"correct horse battery staple\"}");
    }

    private static void post(HttpClient client, String place, String path, String body) throws Exception {
        HttpResponse<String> answer = client.send(
                HttpRequest.newBuilder(URI.create(place + path))
                        .header("Content-Type", "application/json")
                        .header("Origin", place.replaceAll("/$", ""))
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode(), answer.body());
    }

    private static String get(String address) throws Exception {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
