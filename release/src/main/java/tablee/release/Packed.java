package tablee.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One thing in an archive. Who made it and when is not kept, so that the next one is the same. */
sealed interface Packed {
    String name();

    /**
     * @param owner user and group by number
     * @param shared whether everybody may write there, as in a folder for what is temporary
     */
    record Folder(String name, int owner, boolean shared) implements Packed {}

    /** @param from where its bytes are */
    record FileOf(String name, Path from, boolean executable) implements Packed {}

    record Text(String name, String text, boolean executable) implements Packed {}

    record Link(String name, String target) implements Packed {}

    static Folder folder(String name) {
        return new Folder(name, 0, false);
    }

    /** Everything in a folder, under another name. */
    static List<Packed> below(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> of(file, nameOf(name, folder.relativize(file))))
                    .toList();
        }
    }

    /** Texts alone, in which these words are replaced. */
    static List<Packed> below(Path folder, String name, Map<String, String> replaced) throws IOException {
        List<Packed> entries = new ArrayList<>();
        for (Packed entry : below(folder, name)) {
            if (entry instanceof FileOf file) entries.add(filled(file, replaced));
            else entries.add(entry);
        }
        return entries;
    }

    private static Text filled(FileOf file, Map<String, String> replaced) throws IOException {
        String text = Files.readString(file.from(), StandardCharsets.UTF_8);
        for (Map.Entry<String, String> each : replaced.entrySet()) text = text.replace(each.getKey(), each.getValue());
        return new Text(file.name(), text, file.executable());
    }

    /** A link to somewhere else becomes what it leads to: in another place it would lead nowhere. */
    private static Packed of(Path file, String name) {
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) return folder(name);
        return new FileOf(name, file, Files.isExecutable(file));
    }

    private static String nameOf(String name, Path relative) {
        String below = relative.toString();
        return below.isEmpty() ? name : name + "/" + below;
    }
}
