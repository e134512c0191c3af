package tablee.pluvionautes.rules;

import tablee.core.Options;
import tablee.core.Setup;

/** What one match is played by: the numbers and the options chosen. */
public record PluvionautesRules(
        PluvionautesNumbers numbers,
        int seats,
        boolean advanced,
        boolean advancedSetup,
        boolean weather,
        boolean dexterity,
        int throwsEach,
        int rounds) {
    public static final int MOST_SEATS = 6;
    public static final int USUAL_THROWS = 2;
    public static final int USUAL_ROUNDS = 25;

    public static PluvionautesRules of(Setup setup) {
        Options options = setup.options();
        return new PluvionautesRules(
                PluvionautesNumbers.of(setup),
                setup.seats(),
                options.on("advanced"),
                options.on("advanced-setup"),
                options.on("weather"),
                !options.on("no-dexterity"),
                options.number("throws"),
                options.number("rounds"));
    }

    /** Whether these are the built-in numbers with the usual options. */
    public boolean usual() {
        return equals(new PluvionautesRules(
                PluvionautesNumbers.standard(), seats, false, false, false, true, USUAL_THROWS, USUAL_ROUNDS));
    }

    public int airships() {
        return numbers.airships(seats);
    }

    /** How many anchored clouds trigger the end. */
    public int end() {
        return numbers.end(advanced);
    }
}
