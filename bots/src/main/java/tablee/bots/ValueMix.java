package tablee.bots;

/**
 * What the value of a moment is made of: a sum of logits.
 *
 * @param own how much the network's own counts, in hundredths
 * @param written how much that of what people wrote down counts, which the network then corrects; in hundredths
 */
record ValueMix(int own, int written) {
    static final int MOST = 1000;

    private static final int HUNDRED = 100;

    /** Rounded towards 0. */
    int of(int ownLogit, int writtenLogit) {
        return (own * ownLogit + written * writtenLogit) / HUNDRED;
    }
}
