package tablee.e2e;

/** One of the screens that there are: a page in a certain state. */
record Screen(String name, String path) {
    /** What has to be there before the screen is whole. */
    String sign() {
        if (name.startsWith("play-") || name.startsWith("end-") || name.startsWith("replay-")) return ".board > *";
        return name.startsWith("rules-") ? "main .text" : "main h1";
    }
}
