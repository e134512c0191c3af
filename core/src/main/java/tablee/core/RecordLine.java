package tablee.core;

import java.util.List;

/** One line of the record of a match: the entry's place in the log, who acted, and what the viewer was told of it. */
public record RecordLine(int version, int actor, List<Record> told) {
    public RecordLine {
        told = List.copyOf(told);
    }
}
