package tablee.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tablee.cli.Command;
import tablee.core.BadInput;
import tablee.wire.Json;
import tablee.wire.MatchFile;
import tablee.wire.Seed;
import tablee.wire.Verdict;
import tablee.wire.Verifier;

/** {@code tablee verify}: checks a finished match, and says one sentence. */
record Verify(PrintStream out, PrintStream err) {
    /** @param share the one that somebody has put in and wants to find again */
    int run(Path file, Optional<Seed> share) {
        try {
            MatchFile match = MatchFile.read(text(file));
            Verdict verdict = share.isPresent() ? Verifier.verify(match, share.get()) : Verifier.verify(match);
            out.println(verdict.sentence());
            return verdict.fair() ? Command.FINE : Command.FAILED;
        } catch (BadInput bad) {
            err.println("tablee: " + file + " cannot be checked: " + bad.sentence());
            return Command.MISUSED;
        } catch (RuntimeException bug) {
            err.println("tablee: " + file + " cannot be checked, by a fault of this program: " + bug);
            return Command.MISUSED;
        }
    }

    private static String text(Path file) {
        if (!Files.isReadable(file) || Files.isDirectory(file)) throw new BadInput("There is no such file to read.");
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(Json.MOST_CHARS + 1);
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
