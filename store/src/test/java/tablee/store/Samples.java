package tablee.store;

import java.util.List;
import java.util.Optional;
import tablee.core.Entry;
import tablee.store.matches.Journal;
import tablee.store.people.People;
import tablee.store.tables.Tables;

/** Tables and matches to write down. */
public final class Samples {
    public static final List<Entry> THREE = List.of(new Entry(62, 1, 0), new Entry(0, 7, 1500), new Entry(1, 9, 3000));

    /** A document is a text here, and a person a word of it. */
    public static final People.Eraser ERASER = (document, person) -> document.replace(person, "-");

    private Samples() {}

    public static Tables.Revision table(String id, int revision) {
        return table(id, revision, "playing", Tables.NEVER);
    }

    public static Tables.Revision table(String id, int revision, String phase, long wakeMillis) {
        String text = "{\"revision\":" + revision + "}";
        Optional<Tables.Document> document =
                Optional.of(new Tables.Document(text, "nim", phase, true, "code-" + id, List.of("host")));
        long gameMillis = 1_000L * revision;
        return new Tables.Revision(id, revision, document, 3, gameMillis, 7, wakeMillis, 0b101);
    }

    /** A new table with this document, to which this person belongs. */
    public static Tables.Revision table(String id, String document, String person) {
        Tables.Document written =
                new Tables.Document(document, "nim", "gathering", true, "code-" + id, List.of(person));
        return new Tables.Revision(id, 0, Optional.of(written), 0, 0, 7, Tables.NEVER, 0);
    }

    public static Journal.MatchStart start(String match) {
        return new Journal.MatchStart(match, "{\"game\":\"nim\"}", "c0", new byte[32]);
    }

    /** A table of the match's name, at revision 1, and its match without entries. */
    public static Journal.Tail begun(Store store, String match) {
        store.write(Change.of(1, table(match, 0)).begin(start(match))).join();
        return start(match).tail();
    }

    public static Change entries(String match, int revision, Journal.Tail tail, List<Entry> entries) {
        return Change.of(5, table(match, revision)).append(new Journal.Append(match, tail, entries, false));
    }
}
