package tablee.app;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.wire.json.Json;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Noted;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/**
 * {@code tablee verify}: checks finished matches, and says one sentence on each.
 *
 * @param noted what somebody wants to find again in the one match that is given
 */
record Verify(InputStream in, PrintStream out, PrintStream err, Noted noted) {
    private static final String STANDARD_INPUT = "-";

    /** The exit status is that of the worst of them. */
    int run(List<String> files) {
        if (files.isEmpty()) throw new BadInput("verify takes a match file, or several; - is standard input.");
        if (files.size() > 1 && !noted.equals(Noted.NOTHING))
            throw new BadInput("--share and --commitment are of one match: give one file with them.");
        int worst = CliCommand.FINE;
        for (String file : files) worst = Math.max(worst, check(file, files.size() > 1 ? file + ": " : ""));
        return worst;
    }

    private int check(String file, String name) {
        try {
            Verdict verdict = Verifier.verify(MatchFile.read(text(file)), noted);
            out.println(name + verdict.sentence());
            return verdict.fair() ? CliCommand.FINE : CliCommand.FAILED;
        } catch (BadInput bad) {
            err.println("tablee: " + file + " cannot be checked: " + bad.sentence());
            return CliCommand.MISUSED;
        } catch (RuntimeException bug) {
            err.println("tablee: " + file + " cannot be checked, by a fault of this program: " + bug);
            return CliCommand.MISUSED;
        }
    }

    private String text(String file) {
        // A file as such asks where it stands, which a pipe cannot say.
        if (file.equals(STANDARD_INPUT)) return text(new BufferedInputStream(in));
        try (InputStream bytes = open(Path.of(file))) {
            return text(bytes);
        } catch (IOException | InvalidPathException e) {
            throw new BadInput("It cannot be read.");
        }
    }

    private static InputStream open(Path file) throws IOException {
        if (!Files.isReadable(file) || Files.isDirectory(file)) throw new BadInput("There is no such file to read.");
        return Files.newInputStream(file);
    }

    private static String text(InputStream from) {
        try {
            byte[] bytes = from.readNBytes(Json.MOST_CHARS + 1);
            if (bytes.length > Json.MOST_CHARS) throw new BadInput("It is longer than any match.");
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadInput("It is not UTF-8.");
        } catch (IOException e) {
            throw new BadInput("It cannot be read.");
        }
    }
}
