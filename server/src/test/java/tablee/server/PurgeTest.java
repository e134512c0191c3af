package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.people.People;
import tablee.store.people.Sessions;

/** What strangers leave on the disk, and how it goes again; the figures are printed for docs/quality.md. */
class PurgeTest {
    private static final boolean FULL = Boolean.getBoolean("tablee.full");
    private static final int GUESTS = FULL ? 100_000 : 1_000;
    private static final int TABLES = FULL ? 2_000 : 100;

    private final ServerSettings settings = Running.settings().faster(1);
    private final Path file = Path.of(settings.database());

    private void addGuests() {
        int today = Sessions.day(System.currentTimeMillis());
        try (Store store = Store.open(settings.database())) {
            List<CompletableFuture<Void>> all = new ArrayList<>();
            for (int i = 0; i < GUESTS; i++) {
                byte[] secret = ("secret " + i).getBytes(StandardCharsets.UTF_8);
                all.add(store.people().add(new People.Person("g" + i, "Guest", "en", false, false), secret, today));
            }
            all.forEach(CompletableFuture::join);
        }
    }

    /** In milliseconds, since it was asked last. */
    private static double longestWrite(Server server) throws IOException {
        String name = "tablee_write_longest_nanos ";
        URL page = new URL("http://127.0.0.1:" + server.adminPort() + "/metrics");
        String metrics = new String(page.openStream().readAllBytes(), StandardCharsets.UTF_8);
        String line = metrics.lines()
                .filter(each -> each.startsWith(name))
                .findFirst()
                .orElseThrow();
        return Double.parseDouble(line.substring(name.length())) / 1e6;
    }

    @Test
    @DisplayName("Guests whom nobody is any more are forgotten in small steps, and the file shrinks")
    void guests() throws IOException {
        addGuests();
        long full = Files.size(file);
        try (Server server = Server.start(settings)) {
            longestWrite(server);
            long from = System.nanoTime();
            server.tidy(System.currentTimeMillis() + TimeUnit.DAYS.toMillis(91)).await();
            long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - from);
            System.err.printf(
                    "purge of %d guests: %d s, the writer was held for %.1f ms at most%n",
                    GUESTS, seconds, longestWrite(server));
        }
        System.err.printf("file: %d KB before, %d KB after%n", full >> 10, Files.size(file) >> 10);
        assertEquals(List.of(), StoredRows.of(settings.database()).get("people"));
        assertTrue(Files.size(file) <= Math.max(full, 5 << 20));
    }

    @Test
    @DisplayName("A table that was just made takes little of the disk")
    void tables() throws IOException {
        Store.open(settings.database()).close();
        long before = Files.size(file);
        try (Server server = Server.start(settings)) {
            Browser ann = Browser.guest(server, "Ann");
            for (int i = 0; i < TABLES; i++) ann.table("{'terms':{'game':'circus','seats':2,'visibility':'listed'}}");
        }
        long each = (Files.size(file) - before) / TABLES;
        System.err.printf("a fresh table takes %d bytes of disk%n", each);
        assertTrue(each < 16 << 10, each + " bytes");
    }
}
