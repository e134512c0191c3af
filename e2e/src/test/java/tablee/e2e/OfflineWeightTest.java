package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** What the page's own house weighs as it is sent, beside all that a page without it loads. */
class OfflineWeightTest {
    private static final int MOST_BYTES = 450_000;
    private static final Pattern IMPORTED = Pattern.compile("(?:from|import)\\s*\"\\./([\\w-]+\\.js)\"");

    @Test
    @DisplayName("The program, its worker and the scripts that lead there are at most 450 KB, without the simulation of"
            + " throws and what was learned of games")
    void weight() throws IOException {
        Set<String> own = new TreeSet<>(reached(scripts().filter(OfflineWeightTest::isNear)));
        assertTrue(own.size() >= near().size(), own.toString());
        own.removeAll(reached(scripts().filter(script -> !isNear(script) && !script.startsWith("chunk-"))));
        int scripts = 0;
        for (String each : own) scripts += bytes("assets/" + each);
        int program = bytes("house.wasm");
        int worker = bytes("house-worker.js");
        String all = program + " bytes of the program, " + worker + " of the worker, " + scripts + " of " + own;
        System.out.println(all);
        assertTrue(program > 100_000 && scripts > 2_000, all);
        assertTrue(program + worker + scripts <= MOST_BYTES, all);
    }

    /** The names of the sources of the page's side. */
    private static List<String> near() throws IOException {
        Path root = Path.of(Objects.requireNonNull(System.getProperty("tablee.root"), "tablee.root, set by the POM"));
        try (Stream<Path> files = Files.list(root.resolve("web/src/main/ts/near"))) {
            return files.map(each -> each.getFileName().toString().replace(".ts", ""))
                    .toList();
        }
    }

    private static boolean isNear(String script) {
        try {
            return near().contains(script.replaceFirst("-\\w{8}\\.js$", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> scripts() throws IOException {
        List<String> all = new ArrayList<>();
        Json.parse(new String(read("offline.json"), StandardCharsets.UTF_8))
                .path("files")
                .forEach(each -> {
                    String path = each.textValue();
                    if (path.matches("/assets/.*\\.js")) all.add(path.substring("/assets/".length()));
                });
        return all.stream();
    }

    /** These, and all that is loaded with them. */
    private static Set<String> reached(Stream<String> first) throws IOException {
        Deque<String> next = new ArrayDeque<>(first.toList());
        Set<String> all = new TreeSet<>();
        while (!next.isEmpty()) {
            String script = next.remove();
            if (!all.add(script)) continue;
            String text = new String(read("assets/" + script), StandardCharsets.UTF_8);
            IMPORTED.matcher(text).results().forEach(each -> next.add(each.group(1)));
        }
        return all;
    }

    /** Packed, where the build has packed it: small files are sent as they are. */
    private static int bytes(String path) throws IOException {
        try (InputStream packed = OfflineWeightTest.class.getResourceAsStream("/tablee/web/" + path + ".gz")) {
            return packed == null ? read(path).length : packed.readAllBytes().length;
        }
    }

    private static byte[] read(String path) throws IOException {
        try (InputStream file = OfflineWeightTest.class.getResourceAsStream("/tablee/web/" + path)) {
            assertNotNull(file, path);
            return file.readAllBytes();
        }
    }
}
