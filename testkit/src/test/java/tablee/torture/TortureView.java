package tablee.torture;

import java.util.List;

/**
 * What one viewer sees.
 *
 * @param secrets a kind, "hidden" or "none"
 * @param bids a number, "hidden", "none" or "late"
 * @param cells a kind, "seen" (by somebody else), "unseen" or "empty"
 */
record TortureView(
        Phase phase,
        int round,
        int thrower,
        int aim,
        int landed,
        List<String> secrets,
        List<String> bids,
        List<String> cells,
        List<Integer> taken) {}
