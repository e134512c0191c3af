package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** The network breaks for everybody at once, and everybody comes back at once; with the limits that everybody has. */
class ReconnectsTest {
    private static final int PEOPLE = Boolean.getBoolean("tablee.full") ? 5_000 : 300;
    private static final int STORMS = 3;
    private static final long MOST_GROWTH_BYTES = 48L << 20;
    private static final String ORDER =
            "{\"terms\":{\"game\":\"circus\",\"seats\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"start\":true}";

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** Somebody at home, behind an address of their own. */
    private record Person(String address, String cookie, String table) {}

    @Test
    @DisplayName(
            "Thousands of people come back at once: all of them find their games, others play on, and memory stays flat")
    void storm() {
        try (Server server = Server.start(Running.settings().behind(List.of("127.0.0.0/8")))) {
            List<Person> people = IntStream.range(0, PEOPLE)
                    .mapToObj(number -> arrive(server, number))
                    .toList();
            Browser ann = Browser.guest(server, "Ann");
            TestSocket honest = ann.sit(ann.table(ORDER).path("table").textValue());
            honest.await("update");
            List<TestSocket> lines = comeBack(server, people);
            long before = usedBytes();
            for (int storm = 0; storm < STORMS; storm++) {
                lines.forEach(TestSocket::abort);
                List<CompletableFuture<TestSocket>> opening = open(server, people);
                for (int move = 0; move < 5; move++) play(honest);
                lines = settled(opening);
            }
            long grown = usedBytes() - before;
            assertTrue(grown < MOST_GROWTH_BYTES, "memory grew by " + (grown >> 20) + " MiB");
            lines.forEach(TestSocket::abort);
        }
    }

    private Person arrive(Server server, int number) {
        String address = "10." + number / 65_536 + "." + number / 256 % 256 + "." + number % 256;
        HttpResponse<String> me = post(server, address, "", "/api/me", "{\"name\":\"P\",\"language\":\"en\"}");
        String cookie = me.headers()
                .firstValue("set-cookie")
                .orElseThrow(() -> new AssertionError(me.body()))
                .split(";")[0];
        HttpResponse<String> made = post(server, address, cookie, "/api/tables", ORDER);
        return new Person(address, cookie, Json.parse(made.body()).path("table").textValue());
    }

    private HttpResponse<String> post(Server server, String address, String cookie, String path, String body) {
        String origin = "http://127.0.0.1:" + server.port();
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + path))
                .header("Origin", origin)
                .header("X-Forwarded-For", address)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        return client.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
                .join();
    }

    /** All at once. */
    private List<CompletableFuture<TestSocket>> open(Server server, List<Person> people) {
        List<CompletableFuture<TestSocket>> opening = new ArrayList<>();
        for (Person person : people) {
            TestSocket line = new TestSocket();
            opening.add(client.newWebSocketBuilder()
                    .header("Origin", "http://127.0.0.1:" + server.port())
                    .header("X-Forwarded-For", person.address)
                    .header("Cookie", person.cookie)
                    .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/ws/table/" + person.table), line)
                    .thenApply(socket -> {
                        line.on(socket);
                        return line;
                    }));
        }
        return opening;
    }

    private List<TestSocket> comeBack(Server server, List<Person> people) {
        return settled(open(server, people));
    }

    /** Every one of them sees the match as it was: nobody is turned away, nothing is lost. */
    private static List<TestSocket> settled(List<CompletableFuture<TestSocket>> opening) {
        List<TestSocket> lines = opening.stream().map(CompletableFuture::join).toList();
        for (TestSocket line : lines) {
            JsonNode update = line.await("update");
            assertEquals(2, update.path("sights").size());
            assertTrue(update.path("version").intValue() > 0);
        }
        return lines;
    }

    private static void play(TestSocket line) {
        JsonNode update = line.awaitNow(now -> true);
        for (JsonNode sight : update.path("sights")) {
            if (sight.path("moves").isEmpty()) continue;
            JsonNode answer = line.ask(Browser.ask("play")
                    .put("version", update.path("version").intValue())
                    .put("seat", Integer.parseInt(sight.path("viewer").textValue()))
                    .put("move", sight.at("/moves/0/word").textValue()));
            assertTrue(answer.path("ok").booleanValue(), answer.toString());
            return;
        }
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
