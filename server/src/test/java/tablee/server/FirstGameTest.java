package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FirstGameTest {
    @Test
    @DisplayName("A guest makes a table with a bot, and plays a whole game over a socket")
    void againstABot(@TempDir Path folder) {
        try (Server server =
                Server.start(Settings.local(0, folder.resolve("t.db").toString()))) {
            Browser ann = Browser.guest(server, "Ann");
            JsonNode made = ann.table("{'terms':{'game':'circus','seats':2},'start':true,"
                    + "'seats':[{'kind':'me'},{'kind':'bot','level':'random'}]}");
            Line line = ann.sit(made.path("table").textValue());
            JsonNode update = line.awaitNow(now -> true);
            while (!update.has("result")) {
                update = line.awaitNow(
                        now -> now.has("result") || now.at("/sights/0/moves/0").isObject());
                if (!update.has("result"))
                    line.play(update.at("/sights/0/moves/0/word").textValue());
            }
            assertEquals("over", line.last("seating").path("phase").textValue());
            assertTrue(update.at("/result/seed").isTextual());
        }
    }
}
