package tablee.e2e;

/** One of the screens that there are: a page in a certain state, and what has to be there before it is whole. */
record Screen(String name, String path, String sign) {
    static final String NEW_TOURNAMENT = "tournament-new";

    Screen(String name, String path) {
        this(name, path, signOf(name));
    }

    /** A guest is told to sign up there. */
    boolean needsAccount() {
        return name.equals(NEW_TOURNAMENT);
    }

    private static String signOf(String name) {
        if (name.startsWith("first-")) return ".newcomer";
        if (name.startsWith("play-") || name.startsWith("end-") || name.startsWith("replay-")) return ".board > *";
        return name.startsWith("rules-") ? "main .text" : "main h1";
    }
}
