package tablee.pluvionautes.rules;

/** The kinds of clouds (PLUV-3). */
public enum Cloud {
    RAIN,
    SUN,
    FOG;

    static final int COUNT = 3;
    private static final Cloud[] ALL = values();

    public static Cloud of(int ordinal) {
        return ALL[ordinal];
    }
}
