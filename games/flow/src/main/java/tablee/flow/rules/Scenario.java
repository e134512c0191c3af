package tablee.flow.rules;

import tablee.core.Word;

/** The seven kinds of Scenario card (FLOW-7). */
public enum Scenario {
    /** FLOW-71. */
    OBSTACLES,
    /** FLOW-73. */
    NO_COMMUNICATION,
    /** FLOW-74. */
    ONE_CARD,
    /** FLOW-75. */
    NO_NEW_CARDS,
    /** FLOW-76. */
    OBSTACLES_UNTOUCHED,
    /** FLOW-77. */
    SINGLE_PATH_BOAT,
    /** FLOW-78. */
    OBSTACLES_REMAIN;

    private static final Scenario[] ALL = values();

    static final int KINDS = 7;

    public static Scenario at(int index) {
        return ALL[index];
    }

    public String word() {
        return Word.of(this);
    }
}
