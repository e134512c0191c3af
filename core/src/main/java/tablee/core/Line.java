package tablee.core;

import java.util.List;

/** One line of the record of a match: the entry's place in the log, who acted, and what the viewer was told of it. */
public record Line(int version, int actor, List<Record> told) {
    public Line {
        told = List.copyOf(told);
    }
}
