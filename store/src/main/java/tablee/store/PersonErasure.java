package tablee.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import tablee.store.admin.AuditLog;
import tablee.store.admin.House;
import tablee.store.alerts.AlertQueue;
import tablee.store.database.Batch;
import tablee.store.matches.History;
import tablee.store.matches.Replays;
import tablee.store.people.People;
import tablee.store.ratings.RatedResults;
import tablee.store.ratings.WaitingPlayers;
import tablee.store.tables.Tables;
import tablee.store.tournaments.Tournaments;

/** Deletes a person with all bots, what they said, and the link from them to tables and matches. */
final class PersonErasure {
    private PersonErasure() {}

    /** Answers the tables that had something to forget. */
    static List<String> forget(Batch batch, String id, People.Eraser eraser) throws SQLException {
        List<String> tables = new ArrayList<>();
        for (String bot : batch.texts("select person from bots where owner = ?", id)) {
            tables.addAll(forget(batch, bot, eraser));
        }
        tables.addAll(Tables.forget(batch, id, eraser));
        batch.run("delete from people where id = ?", id);
        batch.run("update chat set person = '', name = '', text = '' where person = ?", id);
        batch.run("delete from reports where about = ?", id);
        // What a shared replay said names those who sat there.
        batch.run(
                "update reports set shown = '' where kind = 'REPLAY' and match in"
                        + " (select match from history where person = ?)",
                id);
        batch.run("update reports set reporter = '', reason = '' where reporter = ?", id);
        House.forget(batch, id);
        AlertQueue.forget(batch, id);
        AuditLog.forget(batch, id);
        Replays.forget(batch, id);
        RatedResults.forget(batch, id);
        Tournaments.forget(batch, id);
        WaitingPlayers.forget(batch, id);
        History.forget(batch, id);
        return tables;
    }
}
