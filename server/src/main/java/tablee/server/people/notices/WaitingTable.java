package tablee.server.people.notices;

import java.util.List;
import tablee.core.Actor;
import tablee.core.Games;
import tablee.store.Store;
import tablee.store.tables.Tables;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;
import tablee.wire.words.Words;

/**
 * A table that waits for somebody.
 *
 * @param version how far its match has come, so that the next turn there is another one
 */
public record WaitingTable(String table, String title, String game, int version, long sinceMillis) {
    private static final int MOST = 200;

    /** All tables that wait for this person, the last one first. */
    static List<WaitingTable> of(Store store, String person) {
        return store.tables().of(person, MOST).stream()
                .filter(kept -> waitsFor(kept, person))
                .map(WaitingTable::of)
                .toList();
    }

    /** A lesson waits for nobody: it is taken up when somebody likes. */
    public static boolean waitsFor(Tables.Kept kept, String person) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        return !record.terms().isLesson()
                && record.seatsOf(person).stream().anyMatch(seat -> Actor.in(kept.awaited(), seat));
    }

    static WaitingTable of(Tables.Kept kept) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        return new WaitingTable(kept.id(), record.title(), kept.game(), kept.version(), kept.savedMillis());
    }

    /** What sets this turn apart from all others at the same table. */
    public static String mark(Tables.Kept kept) {
        TableRecord record = Json.read(kept.document(), TableRecord.class);
        return record.progress().matches() + "." + kept.version();
    }

    /** For a mail: somebody else chose the title. */
    WaitingTable plain() {
        return new WaitingTable(table, PlainText.of(title), game, version, sinceMillis);
    }

    /** "It is your turn in Flow: Friday's table" */
    String sentence(String language) {
        String name = Words.of(Games.find(game), language).say("name");
        Words words = Words.of(WaitingTable.class, language);
        return title.isEmpty() ? words.say("turn", name) : words.say("turn-at", name, title);
    }
}
