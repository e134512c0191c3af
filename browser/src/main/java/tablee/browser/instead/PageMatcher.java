package tablee.browser.instead;

import java.util.Optional;

/** As much of {@link java.util.regex.Matcher} as is used here. */
public final class PageMatcher {
    private final PatternPart part;
    private final PatternText in;
    private int next;

    PageMatcher(PatternPart part, int groups, String text) {
        this.part = part;
        in = new PatternText(text, groups);
    }

    public boolean matches() {
        return fits(0, true);
    }

    public boolean find() {
        for (int at = next; at <= in.text.length(); at++) {
            if (isAmidLetter(at) || !fits(at, false)) continue;
            next = Math.max(end(), at + (end() == at ? 1 : 0));
            return true;
        }
        next = in.text.length() + 1;
        return false;
    }

    private boolean isAmidLetter(int at) {
        return at > 0 && at < in.text.length() && Character.isSurrogatePair(in.text.charAt(at - 1), in.text.charAt(at));
    }

    private boolean fits(int from, boolean toTheEnd) {
        in.clear();
        return part.fits(in, from, at -> {
            if (toTheEnd && at < in.text.length()) return false;
            in.found(0, from, at);
            return true;
        });
    }

    public int start() {
        return in.from(0);
    }

    public int end() {
        return in.to(0);
    }

    /** {@code null} for a group that took no part, as on the platform. */
    @SuppressWarnings("NullAway")
    public String group(int number) {
        return Optional.of(number)
                .filter(each -> in.from(each) >= 0)
                .map(each -> in.text.substring(in.from(each), in.to(each)))
                .orElse(null);
    }

    public String replaceAll(String by) {
        return replaced(plain(by), Integer.MAX_VALUE);
    }

    public String replaceFirst(String by) {
        return replaced(plain(by), 1);
    }

    private String replaced(String by, int most) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        next = 0;
        for (int i = 0; i < most && find(); i++) {
            out.append(in.text, from, start()).append(by);
            from = end();
        }
        return out.append(in.text, from, in.text.length()).toString();
    }

    private static String plain(String by) {
        if (by.indexOf('$') >= 0 || by.indexOf('\\') >= 0) throw new IllegalArgumentException("no page puts groups in");
        return by;
    }
}
