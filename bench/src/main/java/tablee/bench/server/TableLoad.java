package tablee.bench.server;

import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.util.Random;

/**
 * Two people at one table, each with a line of their own. A player who has moves plays one at random; when a match is over there is a
 * rematch. A round trip is from saying a move to its acknowledgement: by then it is on disk, and the other one has been told.
 *
 * <p>Lines are searched and not parsed, so that the clients take as little as they can of the machine that both share.
 */
final class TableLoad implements Contender.Load {
    private static final String ANSWER = "{\"event\":\"answer\",\"id\":\"m";
    private static final String MOVES = "\"moves\":[{\"word\":\"";

    private final Random random;
    private final WebSocket[] sockets = new WebSocket[2];
    private volatile Round round;
    private volatile long beganNanos;
    private volatile boolean endless;
    private int asked;

    private TableLoad(Round silence, int number) {
        round = silence;
        random = new Random(number);
    }

    /** Two people make a table and open their lines; nobody plays yet. */
    static TableLoad seat(BenchClients clients, int port, int number) {
        TableLoad load = new TableLoad(clients.silence(), number);
        String network = "10.0." + number / 250 + "." + number % 250;
        BenchVisitor ann = BenchVisitor.named(port, "Ann" + number, network);
        BenchVisitor bob = BenchVisitor.named(port, "Bob" + number, network.replaceFirst("10.0", "10.1"));
        String made = ann.post(
                        "/api/tables",
                        "{\"terms\":{\"game\":\"circus\",\"seats\":2,\"startWhenFull\":true},"
                                + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
                .body();
        String table = between(made, "\"table\":\"", "\"");
        bob.get(between(made, "\"invite\":\"", "\""));
        load.sockets[0] = load.open(clients.client(), port, table, ann, 0);
        load.sockets[1] = load.open(clients.client(), port, table, bob, 1);
        load.sockets[1]
                .writeTextMessage("{\"do\":\"sit\",\"id\":\"sit\",\"seat\":1}")
                .await();
        return load;
    }

    private WebSocket open(WebSocketClient client, int port, String table, BenchVisitor who, int seat) {
        WebSocket socket = client.connect(who.socket(port, table)).await();
        socket.textMessageHandler(text -> heard(seat, text));
        return socket;
    }

    /** Takes the first move of each list from now on: two tokens change places, and back, so that nobody wins. */
    void neverEnd() {
        endless = true;
    }

    void close() {
        for (WebSocket socket : sockets) socket.close().await();
    }

    /** Asks how things stand, and then the one who has moves begins. */
    @Override
    public void begin(Round next, int number, int tables) {
        round = next;
        next.first(number, tables, () -> {
            for (int seat = 0; seat < 2; seat++) say(seat, "{\"do\":\"sync\",\"id\":\"sync" + asked++ + "\"}");
        });
    }

    private void say(int seat, String line) {
        sockets[seat].writeTextMessage(line);
    }

    private void heard(int seat, String text) {
        if (text.startsWith(ANSWER)) answered(text);
        else if (!round.isOver() && text.startsWith("{\"event\":\"update\"")) update(seat, text);
        else if (!round.isOver() && text.startsWith("{\"event\":\"seating\"")) agree(seat, text);
    }

    private void update(int seat, String text) {
        if (text.contains("\"result\":{")) {
            if (seat == 0) say(0, "{\"do\":\"propose\",\"id\":\"p" + asked++ + "\",\"what\":\"rematch\"}");
            return;
        }
        int moves = text.indexOf(MOVES);
        if (moves < 0) return;
        String version = between(text, "\"version\":", ",");
        String rest = "\",\"version\":" + version + ",\"move\":\"" + chosen(text, moves) + "\"}";
        round.next(beganNanos, () -> play(seat, rest));
    }

    /** The request's name is the time at which it was said, since the other one may play before the answer is here. */
    private void play(int seat, String rest) {
        beganNanos = System.nanoTime();
        say(seat, "{\"do\":\"play\",\"id\":\"m" + beganNanos + rest);
    }

    private void answered(String text) {
        if (!text.startsWith("\"ok\":true", text.indexOf(',', ANSWER.length()) + 1)) return;
        round.add(System.nanoTime() - Long.parseLong(between(text, ANSWER, "\"")));
    }

    private void agree(int seat, String text) {
        boolean proposed = text.contains("\"kind\":\"rematch\"");
        if (seat == 1 && proposed) say(1, "{\"do\":\"agree\",\"id\":\"a" + asked++ + "\"}");
    }

    /** One of the moves listed from there on. */
    private String chosen(String text, int from) {
        int end = text.indexOf(']', from);
        String[] words = text.substring(from, end).split("\"word\":\"");
        String word = words[endless ? 1 : 1 + random.nextInt(words.length - 1)];
        return word.substring(0, word.indexOf('"'));
    }

    static String between(String text, String before, String after) {
        int from = text.indexOf(before) + before.length();
        return text.substring(from, text.indexOf(after, from));
    }
}
