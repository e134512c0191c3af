package tablee.lab.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import tablee.core.BadInput;

/**
 * The games of one series in a CSV file, in their order, each written as soon as it and all before it are played. A line that
 * was cut off when somebody pulled the plug is dropped, and its game is played again.
 */
public final class BoutJournal<G> {
    /**
     * How games are written down.
     *
     * @param columns the first line of the file
     * @param number which game of the series it is, from 0
     */
    public record Format<G>(
            String columns, Function<String, G> read, Function<G, String> line, ToIntFunction<G> number) {}

    private static final Format<Played> RESULTS =
            new Format<>(Played.COLUMNS, Played::read, Played::line, Played::number);

    private final Path file;
    private final Format<G> format;
    private final List<G> played = new ArrayList<>();

    private BoutJournal(Path file, Format<G> format) {
        this.file = file;
        this.format = format;
    }

    public static BoutJournal<Played> open(Path file) {
        return open(file, RESULTS);
    }

    public static <G> BoutJournal<G> open(Path file, Format<G> format) {
        BoutJournal<G> journal = new BoutJournal<>(file, format);
        try {
            if (Files.exists(file)) journal.recall(Files.readString(file));
            else Files.writeString(file, format.columns + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return journal;
    }

    private void recall(String text) throws IOException {
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<String> lines = whole.lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(format.columns)) {
            throw new BadInput(file.getFileName() + " does not hold games.");
        }
        for (String line : lines.subList(1, lines.size())) {
            G each = format.read.apply(line);
            if (format.number.applyAsInt(each) != played.size())
                throw new BadInput(file.getFileName() + " lacks a game.");
            played.add(each);
        }
        if (whole.length() < text.length()) Files.writeString(file, whole);
    }

    public void add(G next) {
        int number = format.number.applyAsInt(next);
        if (number != played.size()) throw new IllegalArgumentException("game " + number + " comes too early");
        try {
            byte[] line = (format.line.apply(next) + "\n").getBytes(StandardCharsets.UTF_8);
            Files.write(file, line, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        played.add(next);
    }

    public int size() {
        return played.size();
    }

    public List<G> games() {
        return List.copyOf(played);
    }
}
