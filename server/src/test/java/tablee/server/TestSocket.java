package tablee.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import tablee.wire.json.Json;

/** One open socket: what came, in its order, and waiting for more. */
final class TestSocket implements WebSocket.Listener {
    private static final long PATIENCE_MILLIS = 20_000;
    private static final AtomicInteger IDS = new AtomicInteger();

    private final List<String> frames = new ArrayList<>();
    /** What came and is not as the schemas say. */
    private final List<String> strange = new ArrayList<>();

    private final List<JsonNode> events = new ArrayList<>();
    private final Set<String> accepted = new TreeSet<>();
    private final StringBuilder part = new StringBuilder();
    private int closed;
    private WebSocket socket;

    void on(WebSocket opened) {
        socket = opened;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            arrived(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    private synchronized void arrived(String text) {
        frames.add(text);
        events.add(Json.parse(text));
        strange.addAll(SocketSchema.EVENTS.faults(Json.parse(text)));
        notifyAll();
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        close(status);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        close(1006);
    }

    private synchronized void close(int status) {
        closed = status;
        notifyAll();
    }

    // ---- Saying ----------------------------------------------------------------------------------------------------

    void send(String text) {
        socket.sendText(text, true).join();
    }

    void sendBytes(byte[] bytes) {
        socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    /** Sends the same again and again, as long as it gets through. */
    void flood(String text, int times) {
        try {
            for (int i = 0; i < times; i++) send(text);
        } catch (CompletionException closed) {
            // that is what is tested
        }
    }

    /** Asks and waits for the answer. */
    JsonNode ask(ObjectNode request) {
        String id = "r" + IDS.incrementAndGet();
        send(request.put("id", id).toString());
        JsonNode answer =
                await(event -> is(event, "answer") && event.path("id").asText().equals(id));
        List<String> faults = SocketSchema.REQUESTS.faults(request);
        if (answer.path("ok").asBoolean() && !faults.isEmpty()) throw new AssertionError("accepted: " + faults);
        if (answer.path("ok").asBoolean()) accepted.add(request.path("do").asText());
        return answer;
    }

    /** The words of the requests that were accepted here. */
    Set<String> accepted() {
        return accepted;
    }

    JsonNode ask(String request) {
        return ask((ObjectNode) Json.parse(request.replace('\'', '"')));
    }

    JsonNode play(String word) {
        JsonNode update = last("update");
        return ask(Browser.ask("play")
                .put("version", update.path("version").intValue())
                .put("move", word));
    }

    void hangUp() {
        check();
        socket.sendClose(1000, "").join();
    }

    void abort() {
        check();
        socket.abort();
    }

    // ---- Hearing ---------------------------------------------------------------------------------------------------

    /** Whether this was in anything that came so far. */
    synchronized boolean heard(String text) {
        check();
        return frames.stream().anyMatch(frame -> frame.contains(text));
    }

    static boolean is(JsonNode event, String name) {
        return event.path("event").asText().equals(name);
    }

    JsonNode await(String name) {
        return await(event -> is(event, name));
    }

    /** The first event of this kind, which may have come already. */
    synchronized JsonNode await(Predicate<JsonNode> wanted) {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        for (int next = 0; ; next++) {
            while (next >= events.size()) pause(until);
            check();
            if (wanted.test(events.get(next))) return events.get(next);
        }
    }

    /** Waits until the last update is one like this. */
    synchronized JsonNode awaitNow(Predicate<JsonNode> wanted) {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (events.stream().noneMatch(event -> is(event, "update")) || !wanted.test(last("update"))) pause(until);
        return last("update");
    }

    /** Of everything that came, also of what nobody waited for. */
    private synchronized void check() {
        if (!strange.isEmpty()) throw new AssertionError("not as docs/schema says: " + strange);
    }

    synchronized JsonNode last(String name) {
        check();
        for (int i = events.size() - 1; i >= 0; i--) if (is(events.get(i), name)) return events.get(i);
        throw new AssertionError("no " + name + " came");
    }

    synchronized int awaitClosed() {
        long until = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (closed == 0) sleep(until);
        check();
        return closed;
    }

    synchronized List<String> frames() {
        check();
        return new ArrayList<>(frames);
    }

    private void pause(long until) {
        if (closed != 0) throw new AssertionError("closed with " + closed + " after " + tail());
        sleep(until);
    }

    private void sleep(long until) {
        long left = until - System.currentTimeMillis();
        if (left <= 0) throw new AssertionError("nothing more came after " + tail());
        try {
            wait(left);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private String tail() {
        String all = String.join("\n", frames);
        return all.substring(Math.max(0, all.length() - 3_000));
    }
}
