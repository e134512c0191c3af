package tablee.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game's page for programs, {@code docs/engine/<game>.md} or an example's {@code engine.md}, taken apart so that a test can hold the game against it. */
public record EnginePage(String text) {
    public static EnginePage of(String game) {
        try {
            Path root = Path.of(System.getProperty("tablee.root", "../.."));
            Path page = root.resolve("docs/engine/" + game + ".md");
            Path example = root.resolve("examples/" + game + "/engine.md");
            return new EnginePage(Files.readString(Files.exists(page) ? page : example));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The block of JSON that is marked with this name. */
    public String example(String name) {
        Matcher block = Pattern.compile("```json " + name + "\\n(.*?)```", Pattern.DOTALL)
                .matcher(text);
        if (!block.find()) throw new AssertionError("the page shows no " + name);
        return block.group(1);
    }

    /** What stands as code in the first column of the table under a heading. */
    public NavigableSet<String> column(String heading) {
        String chapter = text.split("\n## " + heading + "\n")[1].split("\n## ")[0];
        NavigableSet<String> words = new TreeSet<>();
        for (String line : chapter.split("\n")) {
            if (!line.startsWith("| `")) continue;
            Matcher code = Pattern.compile("`([^`]+)`").matcher(line.split("\\|")[1]);
            while (code.find()) words.add(code.group(1));
        }
        return words;
    }
}
