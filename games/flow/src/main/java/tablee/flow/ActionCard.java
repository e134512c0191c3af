package tablee.flow;

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

    static ActionCard at(int index) {
        return ALL[index];
    }

    String word() {
        return Words.of(this);
    }
}
