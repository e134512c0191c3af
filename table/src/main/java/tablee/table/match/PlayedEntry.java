package tablee.table.match;

import java.util.Optional;
import tablee.core.Entry;
import tablee.core.Told;

/**
 * An entry that was just played.
 *
 * @param version its place in the log
 * @param show what there is to see of a thrown die
 */
public record PlayedEntry(int version, Entry entry, Told told, Optional<Record> show) {}
