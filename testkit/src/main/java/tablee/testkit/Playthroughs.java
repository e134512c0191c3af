package tablee.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import tablee.core.Game;
import tablee.core.State;

/**
 * Games written down to be read, one file per mode, in {@code src/test/resources/playthroughs/*.txt}. Each is replayed line
 * by line: who may act, how many moves there are, what everybody is told, the drawn board and the count must come out just
 * as they are written.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicNode> playthroughs() {
 *     return Playthroughs.in(new Circus());
 * }
 * }</pre>
 *
 * <p>To make one, write a file with just its header and run the test with {@code -Dtablee.record=true}:
 *
 * <pre>
 * # Two players, the standard game.
 * game: circus
 * seats: 2
 * options: notebook=on
 * play: chance clown; 0 swap 1 2
 * seed: 7
 * </pre>
 *
 * <p>{@code ruleset}, {@code options}, {@code play} and {@code seed} may be left out (the ruleset is then the oldest one carried, so
 * that a playthrough goes on meaning what it meant); {@code play} may come several times. First the words of
 * {@code play} are played, each after its actor and perhaps the game time ({@code 0 at 1500 swap 1 2}), then a random player
 * goes on with the seed; without a seed the game stops there.
 */
public final class Playthroughs {
    private static final Path FOLDER = Path.of("src/test/resources/playthroughs");

    private Playthroughs() {}

    public static <S extends State<S>> Stream<DynamicNode> in(Game<S> game) {
        return in(game, FOLDER, TrialSettings.fromSystem().record());
    }

    static <S extends State<S>> Stream<DynamicNode> in(Game<S> game, Path folder, boolean record) {
        List<Path> files = TestFiles.in(folder, ".txt");
        DynamicNode any = DynamicTest.dynamicTest(
                "there is a playthrough", () -> Expect.that(!files.isEmpty(), "no file in " + folder));
        Stream<DynamicNode> each = files.stream()
                .map(file -> DynamicTest.dynamicTest(
                        file.getFileName().toString(), file.toUri(), () -> run(game, file, record)));
        return Stream.concat(Stream.of(any), each);
    }

    private static <S extends State<S>> void run(Game<S> game, Path file, boolean record) throws IOException {
        PlaythroughHeader header = PlaythroughHeader.read(Files.readAllLines(file), game.card());
        if (record) Files.writeString(file, header.text() + "\n" + new Transcript<>(game, header).record());
        else compare(Files.readAllLines(file), header, new Transcript<>(game, header));
    }

    private static void compare(List<String> lines, PlaythroughHeader header, Transcript<?> transcript) {
        Expect.that(lines.size() > header.lines().size(), "a header and no game: -Dtablee.record=true writes it");
        List<String> body = lines.subList(header.lines().size() + 1, lines.size());
        List<String> replayed = transcript.replay(body).lines().toList();
        for (int i = 0; i < Math.max(body.size(), replayed.size()); i++) {
            String expected = i < body.size() ? body.get(i) : "the end of the file";
            String actual = i < replayed.size() ? replayed.get(i) : "the end of the game";
            int number = header.lines().size() + 2 + i;
            Expect.same(expected, actual, "line " + number + " (-Dtablee.record=true writes the file again)");
        }
    }
}
