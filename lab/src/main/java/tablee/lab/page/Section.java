package tablee.lab.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A part of a Markdown file that is made again by a command, between two comments that name it. */
public final class Section {
    private Section() {}

    public static void write(Path file, String name, String content) throws IOException {
        Files.writeString(file, replaced(Files.readString(file), name, content));
    }

    static String replaced(String text, String name, String content) {
        String open = "<!-- " + name + " -->";
        String close = "<!-- /" + name + " -->";
        int from = text.indexOf(open);
        int to = text.indexOf(close);
        if (from < 0 || to < from) throw new IllegalArgumentException("there is no section " + open + " … " + close);
        return text.substring(0, from + open.length()) + "\n" + content + "\n" + text.substring(to);
    }
}
