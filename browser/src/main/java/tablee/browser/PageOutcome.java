package tablee.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import tablee.table.message.Effects;

/**
 * What the page's script has to do: first keep, then send, and then wait or have bots think.
 *
 * @param ended with the command that ended the match
 * @param wakeInMillis when the table wants to be looked after
 */
record PageOutcome(
        Optional<KeptTable> keep,
        Optional<Ended> ended,
        List<Effects.Send> sends,
        Optional<Long> wakeInMillis,
        List<Thought> thoughts) {
    static final PageOutcome NOTHING =
            new PageOutcome(Optional.empty(), Optional.empty(), List.of(), Optional.empty(), List.of());

    /**
     * How the match ended for the person here.
     *
     * @param rank 1 is best; 0: it was abandoned
     * @param tied somebody of another side has the same rank
     */
    record Ended(int seat, int rank, boolean tied) {}

    /**
     * A bot has to decide.
     *
     * @param file the match so far, without its seed
     * @param pauseMillis how long that takes at least, so that people can follow
     */
    record Thought(String match, int version, int seat, String level, String game, long pauseMillis, ObjectNode file) {}
}
