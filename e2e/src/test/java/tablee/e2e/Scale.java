package tablee.e2e;

/** How much a run looks at. */
final class Scale {
    /** Everything, instead of what a few minutes allow. */
    static final boolean FULL = Boolean.getBoolean("tablee.full");

    private Scale() {}
}
