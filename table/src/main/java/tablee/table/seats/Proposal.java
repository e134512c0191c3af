package tablee.table.seats;

import java.util.ArrayList;
import java.util.List;

/**
 * Something that happens once every person in a seat agrees.
 *
 * @param count for an undo, how many entries it takes back
 * @param version where the match stood: an undo is off once something else was played
 */
public record Proposal(Kind kind, String by, int count, int version, List<String> agreed) {
    public enum Kind {
        UNDO,
        PAUSE,
        RESUME,
        ABANDON,
        REMATCH
    }

    public Proposal {
        agreed = List.copyOf(agreed);
    }

    /** Whether the other one would bring about the same; undoes of two people reach back differently. */
    public boolean asksFor(Proposal other) {
        return kind == other.kind && (kind != Kind.UNDO || by.equals(other.by));
    }

    public Proposal and(String person) {
        if (agreed.contains(person)) return this;
        List<String> more = new ArrayList<>(agreed);
        more.add(person);
        return new Proposal(kind, by, count, version, more);
    }
}
