package tablee.server.tables;

import java.util.List;
import java.util.Map;
import tablee.table.clock.TimeControl;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableNote;
import tablee.wire.json.Flat;

/** What the lobby says of a table. The names of the components are fields of its messages. */
final class LobbyTable {
    private LobbyTable() {}

    record About(String table, String title, String game, String phase, TimeControl pace, List<TableNote> notes) {
        static About of(LobbyLines.Line line) {
            TableRecord record = line.record();
            return new About(
                    record.id(),
                    record.title(),
                    record.terms().game(),
                    line.brief().phase(),
                    record.terms().pace(),
                    line.notes());
        }
    }

    /** One that waits for people, or that can be looked at. */
    record Open(@Flat About about, int seats, int free, Map<String, String> options, long createdMillis) {
        static Open of(LobbyLines.Line line) {
            TableRecord record = line.record();
            int free = (int) record.chairs().stream().filter(Chair::isOpen).count();
            return new Open(
                    About.of(line), record.terms().seats(), free, record.terms().options(), record.createdMillis());
        }
    }

    /** One of one's own. */
    record Mine(@Flat About about, boolean yourTurn, List<String> waitingFor, long updatedMillis, List<Chair> chairs) {
        static Mine of(LobbyLines.Line line, boolean yourTurn, List<Chair> awaited) {
            return new Mine(
                    About.of(line),
                    yourTurn,
                    awaited.stream().map(Chair::name).toList(),
                    line.brief().savedMillis(),
                    line.record().chairs());
        }
    }

    /** Told to those whom a table waits for now. */
    record Turn(String table, String game, String title) {}
}
