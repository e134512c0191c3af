package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tablee.core.Entry;
import tablee.store.Store;
import tablee.store.ratings.PlayerRatings;
import tablee.store.tournaments.Tournaments;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Errand;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.terms.TableTerms;

/** A table with people and bots, and what its match leaves in a store of its own for the ratings. */
final class RatedRoom implements AutoCloseable {
    private static final int MOST_MOVES = 3_000;

    private final Path data;
    private final Store store;
    private final Room room;
    private final Map<String, Room.Screen> screens = new HashMap<>();
    private int asked;

    RatedRoom(Path data) {
        this.data = data;
        store = Store.open(data.toString());
        Tournaments.Kept cup = new Tournaments.Kept(
                "cup", "", false, "{}", new byte[1], "running", 0, Tournaments.NEVER, Tournaments.NEVER, 1);
        store.tournaments().make(cup, 1, 1).join();
        room = new Room(store, "t");
    }

    @Override
    public void close() {
        store.close();
    }

    PlayerRatings ratings() {
        return store.ratings();
    }

    List<Entry> log() {
        return room.log();
    }

    void leave(String person) {
        room.take(new Command.Disconnect(person));
        screens.remove(person);
    }

    void comeBack(String person) {
        screens.put(person, room.open(person, "en"));
    }

    void forget(String person) {
        room.take(new Command.Forget(person));
        screens.remove(person);
    }

    static TableRecord table(TableTerms terms) {
        return TableRecord.hostless(TableLabel.of("t", "", "code").of(new TournamentPlace("cup", 1, 0)), terms, 0);
    }

    /** The match has begun; a name in small letters is a person, one in capitals the level of a bot. */
    void begin(TableRecord table, String... seats) {
        TableRecord record = table;
        for (int seat = 0; seat < seats.length; seat++) {
            String who = seats[seat];
            boolean bot = Character.isUpperCase(who.charAt(0));
            record = record.with(seat, bot ? Chair.bot(who.toLowerCase(Locale.ROOT)) : Chair.person(who, who));
        }
        room.take(new Errand.Make(record, true, fault -> assertEquals("", fault)));
        record.people().forEach(person -> screens.put(person, room.open(person, "en")));
    }

    void ask(String person, String what) {
        room.ask(person, screens.get(person), "{\"id\":\"" + asked++ + "\"," + what + "}");
        assertTrue(
                screens.get(person).last("answer").path("ok").booleanValue(),
                () -> what + ": " + screens.get(person).last("answer"));
    }

    boolean isOver() {
        return screens.values()
                .iterator()
                .next()
                .last("seating")
                .path("phase")
                .textValue()
                .equals("over");
    }

    /** A bot that was asked makes its move, or else somebody who can makes one. */
    private void move() {
        if (!room.thoughts.isEmpty()) {
            room.thoughts.remove(0).run();
            return;
        }
        for (Map.Entry<String, Room.Screen> each : screens.entrySet()) {
            JsonNode update = each.getValue().last("update");
            for (JsonNode sight : update.path("sights")) {
                JsonNode moves = sight.path("moves");
                if (moves.isEmpty() || !sight.path("viewer").textValue().matches("\\d")) continue;
                String word = moves.get((asked * 7) % moves.size()).path("word").textValue();
                ask(
                        each.getKey(),
                        "\"do\":\"play\",\"version\":" + update.path("version").intValue() + ",\"seat\":"
                                + sight.path("viewer").textValue() + ",\"move\":\"" + word + "\"");
                return;
            }
        }
        throw new AssertionError("nobody can move");
    }

    void move(int times) {
        for (int i = 0; i < times && !isOver(); i++) move();
    }

    /** Until somebody, or something, has moved for this seat. */
    void moveUntil(int seat) {
        long before = moves(seat);
        for (int i = 0; i < MOST_MOVES && moves(seat) == before; i++) move();
    }

    private long moves(int seat) {
        return log().stream().filter(entry -> entry.actor() == seat).count();
    }

    void playOut() {
        move(MOST_MOVES);
        assertTrue(isOver(), "the match ends");
    }

    void pass(long millis) {
        room.now = new Now(room.now.upMillis() + millis, room.now.wallMillis() + millis);
        room.take(new Command.Wake());
    }

    private List<String> rows(String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + data);
                Statement statement = file.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            while (row.next()) rows.add(row.getString(1));
        }
        return rows;
    }

    List<String> pool() throws SQLException {
        return rows("select pool || case together when 1 then ', together' else '' end from rated_matches");
    }

    List<String> seats() throws SQLException {
        return rows("select p.kind || ' ' || p.name || ', ' || s.side || ', ' || s.rank"
                + " || case s.stood_in when 1 then ', left' else '' end"
                + " from rated_seats s join rating_players p on p.id = s.player order by s.seat");
    }
}
