package tablee.browser.instead;

import java.util.Arrays;

/** A text in which an expression is looked for, and where its groups were found: twice two places, -1 where a group has none. */
final class PatternText {
    final String text;
    private final int[] places;

    PatternText(String text, int groups) {
        this.text = text;
        places = new int[2 * groups + 2];
        clear();
    }

    void clear() {
        Arrays.fill(places, -1);
    }

    int from(int group) {
        return places[2 * group];
    }

    int to(int group) {
        return places[2 * group + 1];
    }

    void found(int group, int from, int to) {
        places[2 * group] = from;
        places[2 * group + 1] = to;
    }
}
