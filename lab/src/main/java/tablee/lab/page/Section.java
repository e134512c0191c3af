package tablee.lab.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** A part of a Markdown file that is made again by a command, between two comments that name it. */
public final class Section {
    private static final String CHAPTER = "\n### ";

    private Section() {}

    public static void write(Path file, String name, String content) throws IOException {
        Files.writeString(file, replaced(Files.readString(file), name, content));
    }

    /** Its chapters as they stand there: each heading of the third kind, and the text from it to the next one. */
    public static Map<String, String> chapters(Path file, String name) throws IOException {
        String text = Files.readString(file);
        int from = text.indexOf(open(name));
        int to = text.indexOf(close(name));
        Map<String, String> chapters = new LinkedHashMap<>();
        if (from < 0 || to < from) return chapters;
        for (String chapter : text.substring(from, to).split(CHAPTER)) {
            String heading = chapter.lines().findFirst().orElse("");
            if (!chapter.startsWith(open(name))) chapters.put(heading, CHAPTER + chapter.stripTrailing() + "\n");
        }
        return chapters;
    }

    private static String open(String name) {
        return "<!-- " + name + " -->";
    }

    private static String close(String name) {
        return "<!-- /" + name + " -->";
    }

    static String replaced(String text, String name, String content) {
        String open = open(name);
        String close = close(name);
        int from = text.indexOf(open);
        int to = text.indexOf(close);
        if (from < 0 || to < from) throw new IllegalArgumentException("there is no section " + open + " … " + close);
        return text.substring(0, from + open.length()) + "\n" + content + "\n" + text.substring(to);
    }
}
