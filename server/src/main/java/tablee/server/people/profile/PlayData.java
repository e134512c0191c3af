package tablee.server.people.profile;

import java.util.List;
import java.util.stream.Stream;
import tablee.store.Store;
import tablee.store.matches.History;
import tablee.store.matches.Replays;
import tablee.store.matches.ReviewCosts;
import tablee.store.tables.Chat;
import tablee.table.seats.Chair;
import tablee.table.seats.TableRecord;
import tablee.wire.json.Json;

/** Of one person: where they sit and sat, and what they said and shared there. */
record PlayData(
        List<String> tables,
        List<Seat> seats,
        List<History.Played> history,
        List<ReviewCosts.Cost> reviewed,
        List<String> puzzlesTried,
        List<Chat.Spoken> chat,
        List<Replays.Shared> replays) {
    /** A seat at a table, and the name that others see there. */
    record Seat(String table, String title, int seat, String name) {
        static Stream<Seat> of(TableRecord table, String person) {
            return table.seatsOf(person).stream()
                    .map(seat -> new Seat(
                            table.id(), table.title(), seat, name(table.chairs().get(seat))));
        }

        private static String name(Chair chair) {
            return chair instanceof Chair.Person sitting ? sitting.name() : "";
        }
    }

    static PlayData of(Store store, String id) {
        return new PlayData(
                store.tables().allOf(id),
                store.tables().of(id, PersonalData.ALL).stream()
                        .flatMap(kept -> Seat.of(Json.read(kept.document(), TableRecord.class), id))
                        .toList(),
                store.history().of(id, PersonalData.ALL),
                store.history().costs().of(id),
                store.house().puzzles().triedBy(id),
                store.chat().by(id),
                store.replays().of(id));
    }
}
