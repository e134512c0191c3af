package tablee.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import tablee.core.BadInput;

/**
 * The games of one series in a CSV file, in their order, each written as soon as it and all before it are played. A line that
 * was cut off when somebody pulled the plug is dropped, and its game is played again.
 */
final class BoutJournal {
    private final Path file;
    private final List<Played> played = new ArrayList<>();

    private BoutJournal(Path file) {
        this.file = file;
    }

    static BoutJournal open(Path file) {
        BoutJournal journal = new BoutJournal(file);
        try {
            if (Files.exists(file)) journal.recall(Files.readString(file));
            else Files.writeString(file, Played.COLUMNS + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return journal;
    }

    private void recall(String text) throws IOException {
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<String> lines = whole.lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(Played.COLUMNS)) {
            throw new BadInput(file.getFileName() + " does not hold games.");
        }
        for (String line : lines.subList(1, lines.size())) {
            Played each = Played.read(line);
            if (each.number() != played.size()) throw new BadInput(file.getFileName() + " lacks a game.");
            played.add(each);
        }
        if (whole.length() < text.length()) Files.writeString(file, whole);
    }

    void add(Played next) {
        if (next.number() != played.size())
            throw new IllegalArgumentException("game " + next.number() + " comes too early");
        try {
            byte[] line = (next.line() + "\n").getBytes(StandardCharsets.UTF_8);
            Files.write(file, line, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        played.add(next);
    }

    int size() {
        return played.size();
    }

    List<Played> games() {
        return List.copyOf(played);
    }
}
