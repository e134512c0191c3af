package tablee.circus.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Who can be seen on a side of a token (CIRC-1). The Clown comes last: he alone has no poster. */
public enum Artist {
    ACROBAT,
    MAGICIAN,
    FORTUNE_TELLER,
    STRONGMAN,
    TAMER,
    CLOWN;

    private static final List<Artist> ALL = List.of(values());

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The artists with a poster (CIRC-4). */
    static final List<Artist> ON_POSTERS = ALL.subList(0, CLOWN.ordinal());

    public static Artist of(int ordinal) {
        return ALL.get(ordinal);
    }

    public static Optional<Artist> of(String word) {
        return ALL.stream().filter(artist -> artist.word.equals(word)).findFirst();
    }

    /** {@code "fortune-teller"}. */
    public String word() {
        return word;
    }

    /** The key of this artist's name in the game's words. */
    public String key() {
        return "artist." + word();
    }

    /** The first letter, by which drawings tell the six apart. */
    public char letter() {
        return name().charAt(0);
    }
}
