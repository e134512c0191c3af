package tablee.browser.instead;

import java.util.ArrayList;
import java.util.List;

/** As much of {@link java.util.regex.Pattern} as is used here, also by texts themselves; the compiler's own weighs as much as a game. */
public final class PagePattern {
    private final PatternPart part;
    private final int groups;

    private PagePattern(PatternReader reader) {
        part = reader.whole();
        groups = reader.groups();
    }

    public static PagePattern compile(String text) {
        return new PagePattern(new PatternReader(text));
    }

    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    public PageMatcher matcher(CharSequence text) {
        return new PageMatcher(part, groups, text.toString());
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    /** @param limit how many parts at most; 0: all but empty ones at the end; below: all */
    public String[] split(CharSequence text, int limit) {
        String whole = text.toString();
        List<String> parts = new ArrayList<>();
        PageMatcher found = matcher(whole);
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && found.find()) {
            if (found.end() == 0) continue;
            parts.add(whole.substring(from, found.start()));
            from = found.end();
        }
        if (parts.isEmpty()) return new String[] {whole};
        parts.add(whole.substring(from));
        while (limit == 0 && !parts.isEmpty() && parts.get(parts.size() - 1).isEmpty()) parts.remove(parts.size() - 1);
        return parts.toArray(new String[0]);
    }
}
