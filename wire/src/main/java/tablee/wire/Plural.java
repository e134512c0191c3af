package tablee.wire;

import java.util.function.LongToIntFunction;

/** Which of a phrase's forms goes with a number, in each language. */
enum Plural {
    EN(Plural::oneOrOther),
    FR(number -> number <= 1 ? 0 : 1),
    DE(Plural::oneOrOther),
    PL(Plural::oneFewOrMany);

    private final LongToIntFunction form;

    Plural(LongToIntFunction form) {
        this.form = form;
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
