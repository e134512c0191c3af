package tablee.table.match;

import java.util.List;
import java.util.OptionalInt;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.ReadableState;
import tablee.table.budget.Bounded;
import tablee.table.terms.Lesson;

/** A lesson's script, and how far the match has followed it. */
final class LessonScript {
    @Bounded(why = "part of the terms")
    private final List<Lesson.Cue> cues;

    private int done;

    LessonScript(List<Lesson.Cue> cues) {
        this.cues = cues;
    }

    /** What this actor is to play now, if the script says so and the rules allow it. */
    OptionalInt next(int actor, ReadableState state) {
        if (!isNext(actor)) return OptionalInt.empty();
        int move = state.read(actor, cues.get(done).move());
        return state.legal(actor, move) ? OptionalInt.of(move) : OptionalInt.empty();
    }

    void follow(Entry entry) {
        if (isNext(entry.actor())) done++;
    }

    private boolean isNext(int actor) {
        return done < cues.size() && cues.get(done).actor().equals(Actor.write(actor));
    }
}
