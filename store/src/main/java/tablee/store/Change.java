package tablee.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import tablee.core.Entry;

/**
 * What one command at a table leaves behind: written all together or not at all.
 *
 * @param append the entries that go behind the tail of a match
 * @param results how the match ended for the people who played it, if it has ended now
 * @param rated the same for ratings, if it counts there
 * @param reported the same for a tournament, if it belongs to one
 */
public record Change(
        long wallMillis,
        Tables.Revision table,
        Optional<Journal.MatchStart> begin,
        Optional<Append> append,
        List<Chat.Line> chat,
        List<Reports.Report> reports,
        List<History.Result> results,
        Optional<RatedResults.Ended> rated,
        Optional<Tournaments.Result> reported) {

    /** @param over whether the match ends with these entries */
    public record Append(String match, Journal.Tail tail, List<Entry> entries, boolean over) {
        public Journal.Tail next() {
            return tail.after(entries);
        }
    }

    public static Change of(long wallMillis, Tables.Revision table) {
        return new Change(
                wallMillis,
                table,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    public Change begin(Journal.MatchStart start) {
        return new Change(wallMillis, table, Optional.of(start), append, chat, reports, results, rated, reported);
    }

    public Change append(Append more) {
        return new Change(wallMillis, table, begin, Optional.of(more), chat, reports, results, rated, reported);
    }

    public Change said(List<Chat.Line> lines, List<Reports.Report> told) {
        return new Change(wallMillis, table, begin, append, lines, told, results, rated, reported);
    }

    public Change ended(List<History.Result> how) {
        return new Change(wallMillis, table, begin, append, chat, reports, how, rated, reported);
    }

    public Change rated(Optional<RatedResults.Ended> counted) {
        return new Change(wallMillis, table, begin, append, chat, reports, results, counted, reported);
    }

    public Change reported(Optional<Tournaments.Result> result) {
        return new Change(wallMillis, table, begin, append, chat, reports, results, rated, result);
    }

    void on(Batch batch) throws SQLException {
        Tables.write(batch, table, wallMillis);
        if (begin.isPresent()) Journal.insertStart(batch, begin.get(), wallMillis);
        if (append.isPresent()) Journal.insert(batch, append.get(), wallMillis);
        for (Chat.Line line : chat) Chat.insert(batch, table.id(), line);
        for (Reports.Report report : reports) Reports.insert(batch, table.id(), report);
        for (History.Result result : results) History.insert(batch, result, wallMillis);
        if (rated.isPresent()) RatedResults.insert(batch, rated.get(), wallMillis);
        if (reported.isPresent()) Tournaments.insert(batch, reported.get());
    }
}
