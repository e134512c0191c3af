package tablee.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.core.BadInput;
import tablee.core.Option;
import tablee.wire.engine.context.HouseRuleset;
import tablee.wire.engine.context.Rulesets;

/** The files {@code NAME.ruleset} of one folder, read again for every match: a designer changes one and plays. */
record RulesetFolder(Path folder) implements Rulesets {
    private static final int MOST_BYTES = 1 << 16;
    private static final Option.Name NAME = new Option.Name("ruleset", "");

    private static final String ENDING = ".ruleset";
    private static final int MOST_FILES = 64;

    /** The folder, all of whose rulesets can be played; the sentence about one that cannot names its file and line. */
    static RulesetFolder checked(Path folder) {
        RulesetFolder rulesets = new RulesetFolder(folder);
        List<String> names = rulesets.files();
        if (names.size() > MOST_FILES)
            throw new BadInput(
                    "--rulesets: there are " + names.size() + " files, and " + MOST_FILES + " are the most.");
        for (String name : names) {
            try {
                HouseRuleset unused = rulesets.find(name);
                assert unused.name().equals(name) : "a ruleset is called like its file";
            } catch (BadInput wrong) {
                throw new BadInput("--rulesets: " + wrong.sentence());
            }
        }
        return rulesets;
    }

    /** Files with other names cannot be asked for, so they are not offered. */
    @Override
    public List<String> names() {
        return files().stream().filter(RulesetFolder::isName).limit(MOST_FILES).toList();
    }

    private static boolean isName(String text) {
        try {
            return NAME.parse(text).equals(text);
        } catch (BadInput none) {
            return false;
        }
    }

    private List<String> files() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new BadInput("The folder of rulesets cannot be read.");
        }
    }

    @Override
    public Optional<String> text(String name) {
        Path file = folder.resolve(NAME.parse(name) + ENDING); // small letters, digits, hyphens: no way out
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
