package tablee.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** No way of writing "up" leads out of the client's folder. Byte by byte, since clients tidy addresses up. */
class TraversalTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final List<String> UPS = List.of(
            "../",
            "..%2f",
            "%2e%2e/",
            "%2e%2e%2f",
            "%2E%2E%2F",
            ".%2e/",
            "..%252f",
            "%252e%252e%252f",
            "..%c0%af",
            "%c0%ae%c0%ae/",
            "..%ef%bc%8f",
            "..%u2215",
            "..\\",
            "..%5c",
            "%2e%2e%5c",
            "..%255c",
            "....//",
            "..;/",
            "..%00/",
            "..%0d/",
            "..%09/",
            ".../",
            "//..//",
            "/./../",
            "%u002e%u002e/");
    private static final List<String> FOLDERS =
            List.of("/", "/assets/", "/words/circus/", "/words/", "/rules/circus/", "/t/");
    private static final List<String> WANTED = List.of(
            "etc/passwd",
            "META-INF/MANIFEST.MF",
            "tablee/server/http/words.en.properties",
            "tablee/circus/rules/circus-1.ruleset",
            ".git/HEAD",
            "pom.xml");

    private final int port = Running.shared().port();

    private static List<String> paths() {
        List<String> all = new ArrayList<>();
        for (String folder : FOLDERS) {
            for (String up : UPS) {
                for (String wanted : WANTED) all.add(folder + up.repeat(1 + all.size() % 6) + wanted);
            }
        }
        for (String wanted : WANTED) {
            all.add("//" + wanted);
            all.add("/assets//" + wanted);
            all.add("/assets/file:/" + wanted);
            all.add("http://127.0.0.1/../" + wanted);
            all.add("/assets/" + wanted + "%00.js");
        }
        return all;
    }

    private String answer(String path) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(10_000);
            String request = "GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(path, e);
        }
    }

    @Test
    @DisplayName(
            "ASVS 1.1.1, 5.3.2, 13.4.1: Nine hundred ways up (every seventh in the short run), and none gets a file that is not the client's")
    void ways() {
        List<String> paths = paths();
        assertTrue(paths.size() > 900, paths.size() + " ways");
        for (int i = 0; i < paths.size(); i += FULL ? 1 : 7) {
            String path = paths.get(i);
            String answer = answer(path);
            assertTrue(answer.matches("(?s)HTTP/1\\.1 (?:400|404|200) .*"), path + ": " + answer);
            assertTrue(!answer.startsWith("HTTP/1.1 400") || answer.contains("\"bad-request\""), path + ": " + answer);
            // What is 200 is the client's own page, to which every address of the form /t/… leads.
            assertTrue(!answer.startsWith("HTTP/1.1 200") || answer.contains("<!doctype html>"), path);
            for (String content :
                    List.of("root:", "Manifest-Version", "fault.", "<modelVersion>", "cards =", "ref: refs")) {
                assertFalse(answer.contains(content), path + " shows " + content);
            }
        }
    }

    @Test
    @DisplayName("ASVS 1.1.1: An address is decoded once, and not again")
    void once() {
        assertTrue(answer("/words/%63ircus/en.json").startsWith("HTTP/1.1 200"));
        assertTrue(answer("/words/%2563ircus/en.json").startsWith("HTTP/1.1 404"));
    }

    @Test
    @DisplayName("ASVS 13.4.3: A folder is not listed: there is nothing, or the client's page")
    void folders() {
        for (String folder : List.of("/assets", "/assets/", "/words/", "/words/circus/", "/rules/", "/rules/circus/")) {
            String answer = answer(folder);
            assertTrue(answer.startsWith("HTTP/1.1 404"), folder + ": " + answer);
            for (String name : List.of("index.html", "en.json", "en.md")) assertFalse(answer.contains(name), folder);
        }
    }
}
