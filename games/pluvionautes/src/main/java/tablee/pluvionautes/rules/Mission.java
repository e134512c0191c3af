package tablee.pluvionautes.rules;

/** The six missions (PLUV-7); what each asks for is in the ruleset. */
public enum Mission {
    SQUARE_A,
    SQUARE_B,
    SQUARE_C,
    CIRCLE_A,
    CIRCLE_B,
    CIRCLE_C;

    static final int COUNT = 6;
    private static final Mission[] ALL = values();

    public static Mission of(int ordinal) {
        return ALL[ordinal];
    }
}
