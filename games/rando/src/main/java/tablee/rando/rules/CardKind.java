package tablee.rando.rules;

/** What a card does (RAND-6, RAND-50 to 54). */
public enum CardKind {
    SPRINT,
    SECOND_WIND,
    SHORTCUT,
    LANDSLIDE,
    SIGNPOST;

    public static final int COUNT = 5;

    private static final CardKind[] ALL = values();

    public static CardKind of(int number) {
        return ALL[number];
    }
}
