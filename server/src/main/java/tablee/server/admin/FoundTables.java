package tablee.server.admin;

import java.util.List;
import tablee.store.Store;
import tablee.store.tables.Tables;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Tables of which the id or a part of the title or of a name was given; the newest where nothing was. */
public record FoundTables(List<Row> tables) {
    public record Row(String table, String title, String game, String phase, List<String> names, long savedMillis) {
        static Row of(Tables.Kept kept) {
            TableRecord record = Json.read(kept.document(), TableRecord.class);
            List<String> names = record.chairs().stream()
                    .filter(chair -> !chair.isOpen())
                    .map(Chair::name)
                    .toList();
            return new Row(kept.id(), record.title(), kept.game(), kept.phase(), names, kept.savedMillis());
        }
    }

    public static FoundTables of(Store store, String text, int most) {
        return new FoundTables(
                store.tables().search(text, most).stream().map(Row::of).toList());
    }
}
