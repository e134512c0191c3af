package tablee.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import tablee.table.message.Effects;

/**
 * What the page's script has to do: first keep, then send, and then wait or have bots think.
 *
 * @param wakeInMillis when the table wants to be looked after
 */
record PageOutcome(
        Optional<KeptTable> keep, List<Effects.Send> sends, Optional<Long> wakeInMillis, List<Thought> thoughts) {
    static final PageOutcome NOTHING = new PageOutcome(Optional.empty(), List.of(), Optional.empty(), List.of());

    /**
     * A bot has to decide.
     *
     * @param file the match so far, without its seed
     * @param pauseMillis how long that takes at least, so that people can follow
     */
    record Thought(String match, int version, int seat, String level, long pauseMillis, ObjectNode file) {}
}
