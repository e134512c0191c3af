package tablee.core;

/** The rules that hold in every game, as numbered in {@code docs/rules/table.md}. */
public enum TableRule {
    TURN("TABLE-1"),
    OVER("TABLE-2"),
    TIME("TABLE-3"),
    CLOCK("TABLE-4"),
    UNDO("TABLE-5"),
    FORFEIT("TABLE-6"),
    PAUSE("TABLE-7"),
    TAKEOVER("TABLE-8"),
    ABANDON("TABLE-9"),
    WORD("TABLE-10");

    private final String id;

    TableRule(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    Refusal refuse(String key, Object... args) {
        return Refusal.of(id, key, args);
    }
}
