package tablee.table.terms;

import java.util.Optional;

/**
 * What helps people to learn.
 *
 * @param hints whether a bot's advice may be asked for
 * @param lesson a position to start from and a script to follow
 */
public record TeachingTerms(boolean hints, Optional<Lesson> lesson) {
    static final TeachingTerms NONE = new TeachingTerms(false, Optional.empty());

    TeachingTerms withLesson(Optional<Lesson> other) {
        return new TeachingTerms(hints, other);
    }
}
