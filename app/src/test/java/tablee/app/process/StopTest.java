package tablee.app.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class StopTest {
    private static final int INTERRUPTED = 130;

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no kill -INT")
    @DisplayName("Ctrl-C ends the server without a word, and when it is started again its games go on")
    void stops(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> place = List.of("--data", folder.toString());
        Player player = new Player("circus", 7);
        int first;
        try (Child server = Child.start(place)) {
            player.begin(server);
            await(player, 5);
            assertEquals(INTERRUPTED, server.interrupt());
            assertEquals("", server.errors());
            first = Ledger.check(folder.resolve("tablee.db").toString(), List.of(player));
        }
        try (Child server = Child.start(place)) {
            player.comeBack(server);
            await(player, first + 5);
            server.interrupt();
        }
        assertTrue(Ledger.check(folder.resolve("tablee.db").toString(), List.of(player)) >= first + 5);
    }

    private static void await(Player player, int moves) throws InterruptedException {
        for (int i = 0; i < 600 && player.acknowledged().size() < moves; i++) Thread.sleep(50);
        assertTrue(player.acknowledged().size() >= moves, "nothing is played");
    }
}
