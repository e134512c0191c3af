package tablee.e2e;

/** How much a run looks at. */
final class Scale {
    /** Everything, instead of what a few minutes allow. */
    static final boolean FULL = Boolean.getBoolean("tablee.full");

    /** Every screen there is, for pictures and for a long run; otherwise one of a kind. */
    static final boolean EVERY_SCREEN = FULL || System.getProperty("tablee.screens") != null;

    private Scale() {}
}
