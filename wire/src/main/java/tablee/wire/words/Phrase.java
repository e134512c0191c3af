package tablee.wire.words;

import java.util.ArrayList;
import java.util.List;

/**
 * A sentence with gaps: {@code {0}} or {@code {position}} is filled in, {@code {0:one card|# cards}} chooses a form by
 * number and writes the number for {@code #}, which of a list is its size. Forms may hold gaps themselves.
 */
final class Phrase {
    /** What goes into the gaps. */
    interface Filling {
        String text(String gap);

        /** The number that {@code #} stands for. */
        String number(String gap);

        /** The form to take, of this many. */
        int form(String gap, int forms);
    }

    private final String pattern;

    Phrase(String pattern) {
        this.pattern = pattern;
    }

    String fill(Filling filling) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = closing(open);
            out.append(pattern, at, open).append(gap(pattern.substring(open + 1, close), filling));
            at = close + 1;
        }
        return out.append(pattern.substring(at)).toString();
    }

    private static String gap(String inside, Filling filling) {
        int colon = inside.indexOf(':');
        if (colon < 0) return filling.text(inside);
        String name = inside.substring(0, colon);
        List<String> forms = forms(inside.substring(colon + 1));
        String chosen = forms.get(filling.form(name, forms.size()));
        return new Phrase(chosen).fill(filling).replace("#", filling.number(name));
    }

    private int closing(int open) {
        int depth = 0;
        for (int i = open; i < pattern.length(); i++) {
            if (pattern.charAt(i) == '{') depth++;
            if (pattern.charAt(i) == '}' && --depth == 0) return i;
        }
        throw new IllegalArgumentException("a brace is not closed in: " + pattern);
    }

    /** Splits at the bars that are not inside a gap. */
    private static List<String> forms(String text) {
        List<String> forms = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') depth++;
            if (c == '}') depth--;
            if (c == '|' && depth == 0) {
                forms.add(text.substring(start, i));
                start = i + 1;
            }
        }
        forms.add(text.substring(start));
        return forms;
    }
}
