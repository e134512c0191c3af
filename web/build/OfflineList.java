import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a browser keeps for days without a network: the page with all its parts, words and rules; not what only those need who run a server. */
final class OfflineList {
    private static final List<String> LANGUAGES = List.of("en", "fr", "de", "pl");

    private OfflineList() {}

    /** Run as {@code java OfflineList.java FOLDER}, the folder being that of the client. */
    public static void main(String[] args) throws IOException {
        Path sources = Path.of(System.getProperty("jdk.launcher.sourcefile", "web/build/OfflineList.java"))
                .toAbsolutePath()
                .getParent()
                .resolveSibling("src/main");
        Path out = Path.of(args[0]);
        Files.writeString(out.resolve("offline.json"), of(out, sources));
    }

    private static String of(Path out, Path sources) throws IOException {
        List<String> files = new ArrayList<>(List.of("/", "/favicon.svg", "/icons/192.png", "/manifest.webmanifest", "/house-worker.js", "/house.wasm", "/physics.wasm", "/api/games"));
        try (Stream<Path> assets = Files.list(out.resolve("assets"))) {
            assets.map(each -> "/assets/" + each.getFileName())
                    .filter(each -> each.matches(".*\\.(js|css|woff|woff2|svg)"))
                    .sorted()
                    .forEach(files::add);
        }
        // What every table says is the server's own, and no file of the client.
        add(files, "/words/table/", ".json");
        for (String part : names(sources.resolve("words"), ".en.properties")) add(files, "/words/" + part + "/", ".json");
        for (String game : names(sources.resolve("ts/games"), "")) {
            add(files, "/words/" + game + "/", ".json");
            add(files, "/rules/" + game + "/", ".md");
        }
        String list = files.stream().map(each -> '"' + each + '"').collect(Collectors.joining(","));
        return "{\"version\":\"" + Integer.toHexString(list.hashCode()) + "\",\"files\":[" + list + "]}\n";
    }

    private static void add(List<String> files, String before, String after) {
        for (String language : LANGUAGES) files.add(before + language + after);
    }

    private static List<String> names(Path folder, String ending) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString())
                    .filter(each -> each.endsWith(ending) && !each.startsWith("admin"))
                    .map(each -> each.substring(0, each.length() - ending.length()))
                    .sorted()
                    .toList();
        }
    }
}
