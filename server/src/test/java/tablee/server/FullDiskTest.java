package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.wire.json.Json;

/** A disk that runs full while people play: SQLite is allowed a fixed number of pages, until something is thrown away. */
class FullDiskTest {
    private static final int PAGES_LEFT = 8;
    private static final String ORDER =
            "{'terms':{'game':'circus','seats':2},'seats':[{'kind':'me'},{'kind':'me'}],'start':true}";

    private final Path file = Running.folder().resolve("full.db");

    @Test
    @DisplayName(
            "TABLE-34: on a full disk moves and new people are refused with a sentence, and play goes on when there is room")
    void fullDisk() throws SQLException {
        Store.open(file.toString()).close();
        int pages = addBallast();
        ServerSettings settings = ServerSettings.local(0, file + "?max_page_count=" + (pages + PAGES_LEFT))
                .faster(1);
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            TestSocket line = ann.sit(ann.table(ORDER).path("table").textValue());
            line.await("update");
            JsonNode refused = playUntilRefused(line);
            int version = refused.path("version").intValue();
            assertEquals("TABLE-34", refused.at("/refused/rule").textValue());
            assertEquals(
                    "There is no room left to store this. Nothing that was played is lost; try again a little later.",
                    refused.at("/refused/message").textValue());
            assertRefused(server);
            assertTrue(line.ask("{'do':'sync'}").path("ok").booleanValue(), "everybody may still look");
            assertEquals(version, line.last("update").path("version").intValue());
            throwAway();
            JsonNode again = play(line);
            assertTrue(again.path("ok").booleanValue(), again.toString());
            assertTrue(again.path("version").intValue() > version);
        }
    }

    private static JsonNode playUntilRefused(TestSocket line) {
        for (int moves = 0; moves < 20_000; moves++) {
            JsonNode answer = play(line);
            if (!answer.path("ok").booleanValue()) return answer;
        }
        throw new AssertionError("it never was full");
    }

    /** A move, or another match. */
    private static JsonNode play(TestSocket line) {
        JsonNode update = line.last("update");
        if (update.has("result")) return line.ask("{'do':'propose','what':'rematch'}");
        for (JsonNode sight : update.path("sights")) {
            if (sight.path("moves").isEmpty()) continue;
            return line.ask(Browser.ask("play")
                    .put("version", update.path("version").intValue())
                    .put("seat", Integer.parseInt(sight.path("viewer").textValue()))
                    .put("move", sight.at("/moves/0/word").textValue()));
        }
        throw new AssertionError("nobody is to act in " + update);
    }

    /** In pages that are there already a few more people find room. */
    private static void assertRefused(Server server) {
        HttpResponse<String> answer = null;
        for (int people = 0; people < 1_000 && (answer == null || answer.statusCode() == 200); people++) {
            answer = new Browser(server).tryPost("/api/me", "{\"name\":\"Bob\",\"language\":\"de\"}");
        }
        assertEquals(507, answer.statusCode(), answer.body());
        JsonNode error = Json.parse(answer.body()).path("error");
        assertEquals("no-room", error.path("key").textValue());
        assertFalse(error.path("message").textValue().isEmpty());
    }

    // ---- The disk --------------------------------------------------------------------------------------------------

    private int addBallast() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("create table ballast (weight blob)");
            statement.executeUpdate("insert into ballast values (zeroblob(1000000))");
            try (ResultSet row = statement.executeQuery("pragma page_count")) {
                return row.getInt(1);
            }
        }
    }

    private void throwAway() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("delete from ballast");
        }
    }
}
