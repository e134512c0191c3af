package tablee.pluvionautes;

import tablee.core.Options;
import tablee.core.Setup;

/** What one match is played by: the numbers and the options chosen. */
record Rules(
        Numbers numbers,
        int seats,
        boolean advanced,
        boolean advancedSetup,
        boolean weather,
        boolean dexterity,
        int throwsEach,
        int rounds) {

    static Rules of(Setup setup) {
        Options options = setup.options();
        return new Rules(
                Numbers.of(setup),
                setup.seats(),
                options.on("advanced"),
                options.on("advanced-setup"),
                options.on("weather"),
                !options.on("no-dexterity"),
                options.number("throws"),
                options.number("rounds"));
    }

    int airships() {
        return numbers.airships(seats);
    }

    /** How many anchored clouds trigger the end. */
    int end() {
        return numbers.end(advanced);
    }
}
