package tablee.table.terms;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * A match that teaches: it starts from a position, and chance and opponents follow a script as far as it goes. Such a match
 * proves nothing about its chance, and says so by having no commitment.
 */
public record Lesson(Optional<ObjectNode> start, List<Cue> script) {
    public Lesson {
        script = List.copyOf(script);
    }

    /** @param actor a seat's number, or {@code chance} */
    public record Cue(String actor, String move) {}
}
