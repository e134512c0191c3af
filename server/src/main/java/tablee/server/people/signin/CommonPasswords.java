package tablee.server.people.signin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import tablee.core.Games;

/** Passwords that are guessed first: the three thousand commonest, and those made of this house's own words. */
final class CommonPasswords {
    private static final Set<String> COMMON = common();

    private CommonPasswords() {}

    static boolean is(String password) {
        String small = password.toLowerCase(Locale.ROOT);
        return COMMON.contains(small) || COMMON.contains(small.replaceAll("[\\d\\W_]+$", "")) || isOfTheHouse(small);
    }

    /** The names of this place and its games, with nothing but digits and signs round them. */
    private static boolean isOfTheHouse(String small) {
        String letters = small.replaceAll("[\\d\\W_]+", "");
        return letters.matches("(tabl[eé]e|passwor[dt]|motdepasse|has[lł]o)+")
                || Games.all().stream()
                        .anyMatch(game -> letters.equals(game.card().id())
                                || letters.equals(game.card()
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .replaceAll("\\W+", "")));
    }

    private static Set<String> common() {
        try (InputStream in = CommonPasswords.class.getResourceAsStream("common-passwords.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
