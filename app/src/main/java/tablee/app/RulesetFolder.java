package tablee.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tablee.core.BadInput;
import tablee.core.Option;
import tablee.wire.engine.Rulesets;

/** The files {@code NAME.ruleset} of one folder, read again for every match: a designer changes one and plays. */
record RulesetFolder(Path folder) implements Rulesets {
    private static final int MOST_BYTES = 1 << 16;
    private static final Option.Name NAME = new Option.Name("ruleset", "");

    @Override
    public Optional<String> text(String name) {
        Path file = folder.resolve(NAME.parse(name) + ".ruleset"); // small letters, digits, hyphens: no way out
        return Files.isRegularFile(file) ? Optional.of(read(name, file)) : Optional.empty();
    }

    private static String read(String name, Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) throw unusable(name, "is longer than " + MOST_BYTES + " bytes");
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw unusable(name, "is not UTF-8");
        } catch (IOException e) {
            throw unusable(name, "cannot be read");
        }
    }

    private static BadInput unusable(String name, String why) {
        return new BadInput("The file of the ruleset \"" + name + "\" " + why + ".");
    }
}
