package tablee.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import tablee.store.admin.Reports;
import tablee.store.dailies.DailyResults;
import tablee.store.dailies.Marks;
import tablee.store.database.Batch;
import tablee.store.matches.History;
import tablee.store.matches.Journal;
import tablee.store.ratings.RatedResults;
import tablee.store.tables.Chat;
import tablee.store.tables.Tables;
import tablee.store.tournaments.TournamentLock;
import tablee.store.tournaments.Tournaments;

/**
 * What one command at a table leaves behind: written all together or not at all.
 *
 * @param within the tournament of a table that is made: nothing is written unless that one is still played
 * @param append the entries that go behind the tail of a match
 * @param results how the match ended for the people who played it, if it has ended now
 * @param counted the same for what counts beyond the table
 */
public record Change(
        long wallMillis,
        Tables.Revision table,
        Optional<String> within,
        Optional<Journal.MatchStart> begin,
        Optional<Journal.Append> append,
        List<Chat.Line> chat,
        List<Reports.Report> reports,
        List<History.Result> results,
        Counted counted) {

    /** What a match that has ended counts for: ratings, dailies and marks. */
    public record Counted(
            Optional<RatedResults.Ended> rated,
            List<DailyResults.Ended> dailies,
            List<Marks.Earned> marks,
            Optional<Tournaments.Result> reported) {
        public static final Counted NOTHING = new Counted(Optional.empty(), List.of(), List.of(), Optional.empty());

        public Counted {
            dailies = List.copyOf(dailies);
            marks = List.copyOf(marks);
        }

        private void on(Batch batch, long wallMillis) throws SQLException {
            if (rated.isPresent()) RatedResults.insert(batch, rated.get(), wallMillis);
            for (DailyResults.Ended each : dailies) DailyResults.insert(batch, each, wallMillis);
            for (Marks.Earned each : marks) Marks.insert(batch, each, wallMillis);
            if (reported.isPresent()) Tournaments.insert(batch, reported.get());
        }
    }

    public static Change of(long wallMillis, Tables.Revision table) {
        return new Change(
                wallMillis,
                table,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Counted.NOTHING);
    }

    public Change within(Optional<String> tournament) {
        return new Change(wallMillis, table, tournament, begin, append, chat, reports, results, counted);
    }

    public Change begin(Journal.MatchStart start) {
        return new Change(wallMillis, table, within, Optional.of(start), append, chat, reports, results, counted);
    }

    public Change append(Journal.Append more) {
        return new Change(wallMillis, table, within, begin, Optional.of(more), chat, reports, results, counted);
    }

    public Change said(List<Chat.Line> lines, List<Reports.Report> reported) {
        return new Change(wallMillis, table, within, begin, append, lines, reported, results, counted);
    }

    public Change ended(List<History.Result> how) {
        return new Change(wallMillis, table, within, begin, append, chat, reports, how, counted);
    }

    public Change rated(Optional<RatedResults.Ended> how) {
        return counted(new Counted(how, counted.dailies, counted.marks, counted.reported));
    }

    public Change counted(Counted how) {
        return new Change(wallMillis, table, within, begin, append, chat, reports, results, how);
    }

    void on(Batch batch) throws SQLException {
        if (within.isPresent()) TournamentLock.hold(batch, within.get());
        Tables.write(batch, table, wallMillis);
        if (begin.isPresent()) Journal.insertStart(batch, begin.get(), wallMillis);
        if (append.isPresent()) Journal.insert(batch, append.get(), wallMillis);
        for (Chat.Line line : chat) Chat.insert(batch, table.id(), line);
        for (Reports.Report report : reports) Reports.insert(batch, table.id(), report);
        for (History.Result result : results) History.insert(batch, result, wallMillis);
        counted.on(batch, wallMillis);
    }
}
