package tablee.wire.match;

import java.util.OptionalInt;

/**
 * What the verifier found.
 *
 * @param entry the place in the log, from 0, where something is wrong
 * @param sentence the finding in English
 */
public record Verdict(Kind kind, OptionalInt entry, String sentence) {
    public enum Kind {
        FAIR,
        /** The match is not over, or its seed is not in the file. */
        UNFINISHED,
        /** Chance was played by hand: there is nothing to check it against. */
        UNCOMMITTED,
        /** The commitment is not that of this seed and header, or not the one that somebody was shown. */
        WRONG_COMMITMENT,
        /** Somebody's own share is not in it. */
        LEFT_OUT,
        /** An entry that the rules refuse. */
        ILLEGAL,
        /** An outcome that does not follow from the seed. */
        FORGED,
        /** A chance source is needed that is not here. */
        MISSING_SOURCE
    }

    public boolean fair() {
        return kind == Kind.FAIR;
    }

    static Verdict of(Kind kind, String sentence) {
        return new Verdict(kind, OptionalInt.empty(), sentence);
    }

    static Verdict at(int entry, Kind kind, String sentence) {
        return new Verdict(kind, OptionalInt.of(entry), "Entry " + entry + ": " + sentence);
    }
}
