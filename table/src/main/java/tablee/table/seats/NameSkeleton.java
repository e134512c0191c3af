package tablee.table.seats;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * What eyes see of a name. Two names with the same look would be taken for one another, so only one of them can be had: no
 * matter whether they differ in case, accents, signs between words, or letters of another alphabet.
 */
public final class NameSkeleton {
    /** Each letter, behind it all those that look like it, great or small. */
    private static final String[] ALIKE = {
        "aàαаΑА",
        "bβвΒВ",
        "cсСϲ",
        "dԁ",
        "eεеΕЕ",
        "hнһНΗҺ",
        "jјЈϳ",
        "kκкΚКĸ",
        "l1iIıιіӏłΙІӀ|",
        "nпηΝ",
        "o0οоøØΟО",
        "pρрΡРþ",
        "rгГ",
        "sѕЅ",
        "tτтΤТ",
        "uμυ",
        "vν",
        "wωшѡ",
        "xχхΧХ",
        "yγуΥУ",
        "zζΖ"
    };

    /** Letters that look like two others, or are two others to a reader. */
    private static final Map<Integer, String> PAIRS = Map.of(
            (int) 'm', "rn", (int) 'м', "rn", (int) 'М', "rn", (int) 'Μ', "rn", (int) 'ß', "ss", (int) 'æ', "ae",
            (int) 'Æ', "ae", (int) 'œ', "oe", (int) 'Œ', "oe", (int) 'w', "vv");

    private static final Map<Integer, String> SAME = same();

    /** Several times what a name can have. */
    private static final int MOST_CHARS = 200;

    private NameSkeleton() {}

    private static Map<Integer, String> same() {
        Map<Integer, String> same = new HashMap<>(PAIRS);
        for (String alike : ALIKE) {
            String letter = alike.substring(0, 1);
            String shown = PAIRS.getOrDefault((int) letter.charAt(0), letter);
            alike.codePoints().skip(1).forEach(point -> same.put(point, shown));
        }
        return same;
    }

    /** A long text is nobody's name, and is not worth reading to its end: some become many times longer here. */
    public static String of(String name) {
        StringBuilder look = new StringBuilder();
        Normalizer.normalize(name.substring(0, Math.min(MOST_CHARS, name.length())), Normalizer.Form.NFKD)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .mapToObj(NameSkeleton::seen)
                .forEach(look::append);
        return look.toString();
    }

    private static String seen(int point) {
        String small = new String(Character.toChars(point)).toLowerCase(Locale.ROOT);
        return SAME.getOrDefault(point, SAME.getOrDefault(small.codePointAt(0), small));
    }
}
