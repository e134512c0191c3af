package tablee.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tablee.core.FastDice;
import tablee.core.Game;

/** The puzzles that ship with a game: {@code puzzles.gz} beside its class, the easier ones first. A game without that file has none. */
public final class PuzzleBook {
    static final String FILE = "puzzles.gz";

    private static final Map<String, PuzzleBook> BOOKS = new ConcurrentHashMap<>();

    private final Map<String, Puzzle> puzzles = new LinkedHashMap<>();

    private PuzzleBook(List<Puzzle> all) {
        for (Puzzle puzzle : all) puzzles.put(puzzle.id(), puzzle);
    }

    /** Read once. */
    public static PuzzleBook of(Game<?> game) {
        return BOOKS.computeIfAbsent(game.card().id(), id -> new PuzzleBook(read(game)));
    }

    private static List<Puzzle> read(Game<?> game) {
        try (InputStream in = game.getClass().getResourceAsStream(FILE)) {
            if (in == null) return List.of();
            return new BufferedReader(new InputStreamReader(new GZIPInputStream(in), StandardCharsets.UTF_8))
                    .lines()
                    .map(line -> PuzzleLines.read(game.card().id(), line))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Writes such a file. The same puzzles give the same bytes. */
    static void write(List<Puzzle> puzzles, Path file) throws IOException {
        try (Writer out = new OutputStreamWriter(
                new GZIPOutputStream(Files.newOutputStream(file)) {
                    {
                        def.setLevel(9);
                    }
                },
                StandardCharsets.UTF_8)) {
            for (Puzzle puzzle : puzzles) out.write(PuzzleLines.write(puzzle) + "\n");
        }
    }

    public List<Puzzle> all() {
        return List.copyOf(puzzles.values());
    }

    public Optional<Puzzle> find(String id) {
        return Optional.ofNullable(puzzles.get(id));
    }

    /** The puzzle of a day, counted from 1970: the same for everybody. */
    public Optional<Puzzle> ofDay(long day) {
        List<Puzzle> all = all();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(new FastDice(day).roll(all.size())));
    }
}
