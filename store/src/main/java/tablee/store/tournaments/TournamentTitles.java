package tablee.store.tournaments;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.sql.SQLException;
import tablee.store.database.Batch;
import tablee.wire.json.Json;

/** What somebody called the tournaments that they made: it goes with them, at the tables of these tournaments too. */
final class TournamentTitles {
    private TournamentTitles() {}

    static void forget(Batch batch, String person) throws SQLException {
        for (String id : batch.texts("select id from tournaments where host = ?", person)) {
            untitle(batch, "tournaments set host = '', document = ?", "tournaments", id);
            for (String table : batch.texts("select id from tables where id like ?", id + "-%"))
                untitle(batch, "tables set revision = revision + 1, document = ?", "tables", table);
        }
    }

    private static void untitle(Batch batch, String update, String from, String id) throws SQLException {
        String document = batch.texts("select document from " + from + " where id = ?", id)
                .get(0);
        ObjectNode parts = (ObjectNode) Json.parse(document);
        batch.run("update " + update + " where id = ?", parts.put("title", "").toString(), id);
    }
}
