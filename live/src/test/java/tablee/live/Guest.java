package tablee.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import tablee.live.connection.ConnectionOutput;
import tablee.live.connection.TableConnection;
import tablee.wire.json.Json;

/** A person at a client, who keeps all that arrives. */
final class Guest implements ConnectionOutput {
    private static final long PATIENCE_SECONDS = 30;

    private final String person;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition more = lock.newCondition();
    private final List<JsonNode> received = new ArrayList<>();
    private boolean closed;
    private boolean slow;
    private int asked;
    private volatile TableConnection call;

    Guest(String person) {
        this.person = person;
    }

    void call(TableConnection made) {
        call = made;
    }

    /** From now on nothing is read any more. */
    void stopReading() {
        lock.lock();
        slow = true;
        lock.unlock();
    }

    @Override
    public boolean offer(String text) {
        lock.lock();
        try {
            if (slow) return false;
            received.add(Json.parse(text));
            more.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        closed = true;
        more.signalAll();
        lock.unlock();
    }

    /** Asks, and waits for the answer to this very request. */
    JsonNode ask(String request) {
        String id = person + asked++;
        return askWithId(id, request);
    }

    JsonNode askWithId(String id, String request) {
        int before = received().size();
        send(request.replaceFirst("\\{", "{\"id\":\"" + id + "\","));
        return awaitFrom(
                before,
                message -> message.path("event").textValue().equals("answer")
                        && message.path("id").textValue().equals(id));
    }

    void send(String text) {
        call.say(text);
    }

    void hangUp() {
        call.hangUp();
    }

    JsonNode await(String event) {
        return awaitFrom(0, message -> message.path("event").textValue().equals(event));
    }

    JsonNode awaitUpdate(Predicate<JsonNode> wanted) {
        return awaitFrom(0, message -> message.path("event").textValue().equals("update") && wanted.test(message));
    }

    /** Waits for this version, or until the connection closes, after which a client comes back. */
    void awaitVersionOrClosed(int version) {
        awaitUntil(() -> closed
                || received.stream()
                        .anyMatch(message -> message.path("version").intValue() == version
                                && message.path("event").textValue().equals("update")));
    }

    private JsonNode awaitFrom(int first, Predicate<JsonNode> wanted) {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            int next = first;
            while (true) {
                for (; next < received.size(); next++) if (wanted.test(received.get(next))) return received.get(next);
                if (left <= 0) throw new AssertionError(person + " waited in vain; received " + received);
                left = more.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    void awaitClosed() {
        awaitUntil(() -> closed);
    }

    private void awaitUntil(BooleanSupplier done) {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            while (!done.getAsBoolean()) {
                if (left <= 0) throw new AssertionError(person + " waited in vain; received " + received);
                left = more.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    List<JsonNode> received() {
        lock.lock();
        try {
            return new ArrayList<>(received);
        } finally {
            lock.unlock();
        }
    }

    JsonNode lastUpdate() {
        List<JsonNode> all = received();
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).path("event").textValue().equals("update")) return all.get(i);
        }
        throw new AssertionError(person + " has seen no match");
    }
}
