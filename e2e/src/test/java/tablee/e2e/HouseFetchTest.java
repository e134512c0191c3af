package tablee.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.browser.PageHouse;
import tablee.server.Server;
import tablee.server.ServerSettings;

class HouseFetchTest {
    private static final int SLOW_MILLIS = 1_500;

    @TempDir
    Path folder;

    @Test
    @DisplayName(
            "BUDGET-34, BUDGET-35: six who share an address and read slowly get the whole house of a page, though it is as large as what one may leave unread")
    void slowLines() throws Exception {
        int bytes = size();
        try (Server server =
                Server.start(ServerSettings.local(0, folder.resolve("t.db").toString()))) {
            List<InputStream> bodies = new ArrayList<>();
            for (int i = 0; i < 6; i++) bodies.add(begun(server.port()));
            Thread.sleep(SLOW_MILLIS);
            for (InputStream body : bodies) {
                try (body) {
                    assertEquals(bytes, body.readAllBytes().length);
                }
            }
        }
    }

    private static int size() throws IOException {
        try (InputStream house =
                Objects.requireNonNull(PageHouse.class.getResourceAsStream("/tablee/web/house.wasm"), "it was built")) {
            return house.readAllBytes().length;
        }
    }

    /** Not packed, on a line of its own, of which nothing is read yet but the head. */
    private static InputStream begun(int port) throws IOException, InterruptedException {
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/house.wasm"))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofInputStream()).body();
    }
}
