package tablee.browser.instead;

import java.util.List;
import java.util.function.IntPredicate;

/** A part of a regular expression. It fits at a place of a text if all that comes behind it fits there, too. */
interface PatternPart {
    /** What comes behind a part. */
    interface Rest {
        boolean fits(int at);
    }

    boolean fits(PatternText in, int at, Rest rest);

    static PatternPart letter(IntPredicate which) {
        return (in, at, rest) -> {
            if (at >= in.text.length()) return false;
            int letter = in.text.codePointAt(at);
            return which.test(letter) && rest.fits(at + Character.charCount(letter));
        };
    }

    static PatternPart sequence(List<PatternPart> parts) {
        return (in, at, rest) -> sequenceFrom(0, parts, in, at, rest);
    }

    private static boolean sequenceFrom(int first, List<PatternPart> parts, PatternText in, int at, Rest rest) {
        if (first == parts.size()) return rest.fits(at);
        return parts.get(first).fits(in, at, next -> sequenceFrom(first + 1, parts, in, next, rest));
    }

    static PatternPart choice(List<PatternPart> parts) {
        return (in, at, rest) -> {
            for (PatternPart each : parts) if (each.fits(in, at, rest)) return true;
            return false;
        };
    }

    static PatternPart group(int number, PatternPart part) {
        return (in, at, rest) -> part.fits(in, at, next -> {
            int from = in.from(number);
            int to = in.to(number);
            in.found(number, at, next);
            if (rest.fits(next)) return true;
            in.found(number, from, to);
            return false;
        });
    }

    static PatternPart start() {
        return (in, at, rest) -> at == 0 && rest.fits(at);
    }

    static PatternPart ahead(PatternPart part) {
        return (in, at, rest) -> part.fits(in, at, next -> true) && rest.fits(at);
    }

    /** One letter of the basic plane stands before this place. */
    static PatternPart behind(PatternPart letter) {
        return (in, at, rest) -> at > 0 && letter.fits(in, at - 1, next -> next == at) && rest.fits(at);
    }

    /** @param greedy takes as many as there are, and otherwise as few */
    record Repeated(PatternPart part, int least, int most, boolean greedy) implements PatternPart {
        @Override
        public boolean fits(PatternText in, int at, Rest rest) {
            return fits(0, in, at, rest);
        }

        private boolean fits(int count, PatternText in, int at, Rest rest) {
            boolean enough = count >= least;
            if (enough && !greedy && rest.fits(at)) return true;
            if (count < most && part.fits(in, at, next -> next > at && fits(count + 1, in, next, rest))) return true;
            return enough && greedy && rest.fits(at);
        }
    }
}
