package tablee.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import tablee.table.message.Effects;
import tablee.table.seats.TableRecord;

/**
 * All that the page keeps of a table.
 *
 * @param match the match that is played, or was played last, as a match file without its seed
 * @param seed the secret of that match
 * @param gameMillis how long that match has run
 * @param wallMillis when it was written
 */
record KeptTable(
        TableRecord record,
        Optional<ObjectNode> match,
        Optional<String> seed,
        long gameMillis,
        long wallMillis,
        List<Effects.Said> said) {}
