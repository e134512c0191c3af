package tablee.wire.words;

import java.util.List;
import java.util.function.LongToIntFunction;

/** What a language does with more than one: which of a phrase's forms goes with a number, and how a list is said. */
enum Plural {
    EN(Plural::oneOrOther, "and"),
    FR(number -> number <= 1 ? 0 : 1, "et"),
    DE(Plural::oneOrOther, "und"),
    PL(Plural::oneFewOrMany, "i");

    private final LongToIntFunction form;
    private final String and;

    Plural(LongToIntFunction form, String and) {
        this.form = form;
        this.and = and;
    }

    /** {@code a, b and c}. */
    String list(List<String> things) {
        if (things.size() < 2) return String.join("", things);
        int last = things.size() - 1;
        return String.join(", ", things.subList(0, last)) + " " + and + " " + things.get(last);
    }

    /** The place of the form among the phrase's forms. */
    int form(long number) {
        return form.applyAsInt(Math.abs(number));
    }

    private static int oneOrOther(long number) {
        return number == 1 ? 0 : 1;
    }

    private static int oneFewOrMany(long number) {
        if (number == 1) return 0;
        boolean teen = number % 100 >= 12 && number % 100 <= 14;
        return number % 10 >= 2 && number % 10 <= 4 && !teen ? 1 : 2;
    }
}
