package tablee.testkit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.core.Game;

/** What a game's compiled classes say about its words: the records and enums there are, and every text in the code. */
final class GameClasses {
    private static final int UTF8 = 1;

    /** Where the compiler leaves room for what is put into a text. */
    private static final String GAP = "\u0001";

    private static final Pattern RECIPE = Pattern.compile("(?=.*[a-z]{3})(?=.*" + GAP + ")[a-z0-9." + GAP + "-]+");

    private final List<Class<?>> types = new ArrayList<>();
    private final Set<String> texts = new TreeSet<>();
    private final List<Pattern> made;

    GameClasses(Game<?> game) {
        Path root = folder(game);
        try (Stream<Path> files =
                Files.walk(root.resolve(game.getClass().getPackageName().replace('.', '/')))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replaceFirst("\\.class$", "");
                types.add(Class.forName(
                        name.replace('/', '.'), false, game.getClass().getClassLoader()));
                read(Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        made = texts.stream()
                .filter(each -> RECIPE.matcher(each).matches())
                .map(GameClasses::pattern)
                .toList();
    }

    private static Path folder(Game<?> game) {
        try {
            return Path.of(game.getClass()
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Collects the texts of a class's constant pool. */
    private void read(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        in.skipBytes(8);
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            if (tag == UTF8) texts.add(in.readUTF());
            else in.skipBytes(sizeOf(tag));
            if (tag == 5 || tag == 6) i++; // a long or a double takes two places
        }
    }

    private static int sizeOf(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 5, 6 -> 8;
            default -> 4;
        };
    }

    List<Class<?>> records() {
        return types.stream().filter(Class::isRecord).toList();
    }

    /** The names of all components of records. */
    Set<String> components() {
        return records().stream()
                .flatMap(type -> Stream.of(type.getRecordComponents()))
                .map(RecordComponent::getName)
                .collect(Collectors.toSet());
    }

    /** {@code artist.clown} for each constant of each enum. */
    Set<String> things() {
        Set<String> things = new TreeSet<>();
        for (Class<?> type : types) {
            if (!type.isEnum()) continue;
            for (Object each : type.getEnumConstants()) things.add(kebab(type) + "." + kebab((Enum<?>) each));
        }
        return things;
    }

    /** Whether the code holds this text, or puts such a text together: {@code "play-" + card}. */
    boolean says(String text) {
        return texts.contains(text)
                || made.stream().anyMatch(each -> each.matcher(text).matches());
    }

    private static Pattern pattern(String recipe) {
        return Pattern.compile(recipe.replace(".", "\\.").replace(GAP, "[a-z0-9-]+"));
    }

    static String kebab(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static String kebab(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
