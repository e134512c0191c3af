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

    public int airships() {
        return numbers.airships(seats);
    }

    /** How many anchored clouds trigger the end. */
    public int end() {
        return numbers.end(advanced);
    }
}
