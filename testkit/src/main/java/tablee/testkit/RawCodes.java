package tablee.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tablee.wire.words.Words;

/** Finds what programs call a thing in a sentence for people: a key, a name without words, a bar, an open gap. */
final class RawCodes {
    private static final String ALONE = "(?<![\\p{L}\\d-])(?:%s)(?![\\p{L}\\d-])";
    private static final Pattern SIGNS = Pattern.compile("[{}|\\[\\]=_@]|" + ALONE.formatted("true|false"));
    private static final Pattern KEY = Pattern.compile("(?<![\\p{L}\\d.])[a-z][a-z-]*\\.[a-z][a-z-]*(?![\\p{L}\\d])");

    /** Squares, crossings, cells and numbers are called on the board what they are called on the wire. */
    private static final Pattern PLACE = Pattern.compile("[a-z]\\d{1,2}|[\\d.|]*");

    private RawCodes() {}

    /**
     * @param phrase the sentence before its gaps were filled
     * @param values what filled them
     */
    static void check(String said, String phrase, Collection<?> values, Words words) {
        Expect.that(!SIGNS.matcher(said).find(), "a sign that is no word: " + said);
        Expect.that(!KEY.matcher(said).find(), "a key that has no words: " + said);
        for (String code : codes(values)) {
            boolean raw = isAlone(code, said) && !isAlone(code, phrase) && !isPhrase(code, words);
            Expect.that(!raw, "\"" + code + "\" has no words: " + said);
        }
    }

    private static boolean isAlone(String code, String text) {
        return Pattern.compile(ALONE.formatted(Pattern.quote(code)))
                .matcher(text)
                .find();
    }

    /** A word of this language, which happens to be called the same. */
    private static boolean isPhrase(String code, Words words) {
        return words.phrases().entrySet().stream()
                .filter(each -> each.getKey().equals(code) || each.getKey().endsWith("." + code))
                .anyMatch(each -> isAlone(code, each.getValue()));
    }

    private static List<String> codes(Collection<?> values) {
        List<String> codes = new ArrayList<>();
        for (Object value : values) {
            if (value instanceof Collection<?> many) codes.addAll(codes(many));
            if (value instanceof Optional<?> maybe)
                codes.addAll(codes(maybe.stream().toList()));
            if (value instanceof Enum<?> thing)
                codes.add(thing.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            if (value instanceof String text && !PLACE.matcher(text).matches()) codes.add(text);
        }
        return codes;
    }
}
