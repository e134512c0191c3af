package tablee.server.tables;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.store.Store;
import tablee.store.tables.Tables;
import tablee.table.budget.Bounded;
import tablee.table.budget.Budget;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableNote;
import tablee.wire.json.Json;

/**
 * What the lobby says of tables. A document may be long and is read once for each revision of its table, however many look at the lobby;
 * what is kept of it is short.
 */
final class LobbyLines {
    /** A table without its terms' text and its lesson; that it has them is in the notes. */
    record Line(Tables.Brief brief, TableRecord record, List<TableNote> notes) {
        static Line of(Tables.Brief brief, TableRecord whole) {
            return new Line(brief, whole.briefly(), whole.terms().notes());
        }
    }

    private final Store store;

    @Bounded(by = Budget.LOBBY_LINES)
    private final Map<String, Line> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Line> eldest) {
            return size() > Budget.LOBBY_LINES.most();
        }
    };

    LobbyLines(Store store) {
        this.store = store;
    }

    List<Line> of(List<Tables.Brief> briefs) {
        return briefs.stream().flatMap(brief -> of(brief).stream()).toList();
    }

    /** Nothing where the table has gone meanwhile. */
    private Optional<Line> of(Tables.Brief brief) {
        synchronized (known) {
            Line line = known.get(brief.id());
            if (line != null && line.brief.equals(brief)) return Optional.of(line);
        }
        return store.tables().load(brief.id()).map(kept -> keep(Line.of(brief, read(kept))));
    }

    private Line keep(Line line) {
        synchronized (known) {
            known.put(line.brief.id(), line);
        }
        return line;
    }

    private static TableRecord read(Tables.Kept kept) {
        return Json.read(kept.document(), TableRecord.class);
    }
}
