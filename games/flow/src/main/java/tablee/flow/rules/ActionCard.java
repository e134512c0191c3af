package tablee.flow.rules;

import tablee.core.Word;

/** The six kinds of Action card (FLOW-6). */
public enum ActionCard {
    SUPPORT,
    BIRD,
    CURRENT,
    FISHING,
    CALM_WATERS,
    RETURN;

    private static final ActionCard[] ALL = values();

    static final int KINDS = 6;

    public static ActionCard at(int index) {
        return ALL[index];
    }

    /** The key of its name in the game's words. */
    String key() {
        return "action-card." + word();
    }

    public String word() {
        return Word.of(this);
    }
}
