package tablee.bench.server;

import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketConnectOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Two people at one match of boardgame.io, each with a line of their own, spoken to in socket.io's words. A round trip is from
 * saying a move to the update that shows it: there is no other acknowledgement. As in {@link TableLoad}, lines are searched and
 * not parsed.
 */
final class BoardgameLoad implements Contender.Load {
    private static final int CARDS = 16;
    private static final String SPACE = "/ring,";
    /** From the coming of all people to matches that can be played. */
    static final long JOINING_MILLIS = 5_000;

    private final Random random;
    private final String match;
    private final WebSocket[] sockets = new WebSocket[2];
    private final long[] beganNanos = new long[2];
    private String state = "0";
    private volatile Round round;
    private volatile int turn;

    private BoardgameLoad(Round silence, int number) {
        round = silence;
        random = new Random(number);
        match = "m" + number;
    }

    /** Two people come to each match, which is made by their coming: see {@link #JOINING_MILLIS}. */
    static Contender open(BenchClients clients, int port, int matches) {
        WebSocketConnectOptions where = new WebSocketConnectOptions()
                .setHost("127.0.0.1")
                .setPort(port)
                .setURI("/socket.io/?EIO=4&transport=websocket");
        List<BoardgameLoad> loads = new ArrayList<>();
        for (int i = 0; i < matches; i++) {
            BoardgameLoad load = new BoardgameLoad(clients.silence(), i);
            for (int seat = 0; seat < 2; seat++) load.open(clients.client(), where, seat);
            loads.add(load);
        }
        return new Contender("boardgame.io " + Boardgame.VERSION + ", in memory", loads);
    }

    /** As fast as it is answered, at any pace. */
    @Override
    public void begin(Round next, int number, int tables) {
        round = next;
        next.first(number, tables, () -> play(turn));
    }

    private void open(WebSocketClient client, WebSocketConnectOptions where, int seat) {
        WebSocket socket = client.connect(where).await();
        sockets[seat] = socket;
        socket.textMessageHandler(text -> heard(seat, text));
        socket.writeTextMessage("40" + SPACE).await();
    }

    private void say(int seat, String packet) {
        var unused = sockets[seat].writeTextMessage(packet);
    }

    private void heard(int seat, String text) {
        if (text.equals("2")) say(seat, "3"); // asked whether anybody is there
        else if (text.startsWith("40" + SPACE)) say(seat, event("\"sync\",\"" + match + "\",\"" + seat + "\",null,2"));
        else if (text.startsWith("42" + SPACE + "[\"update\"")) update(seat, text);
    }

    private void update(int seat, String text) {
        int next = text.indexOf("\"currentPlayer\":\"") + "\"currentPlayer\":\"".length();
        boolean myTurn = text.charAt(next) == '0' + seat;
        if (!myTurn) {
            round.add(System.nanoTime() - beganNanos[seat]);
            return;
        }
        state = TableLoad.between(text, "\"_stateID\":", "}");
        turn = seat;
        if (!round.isOver()) play(seat);
    }

    private void play(int seat) {
        beganNanos[seat] = System.nanoTime();
        int card = random.nextInt(CARDS);
        String move = random.nextBoolean()
                ? "\"flip\",\"args\":[" + card + "]"
                : "\"swap\",\"args\":[" + card + "," + (card + 1 + random.nextInt(CARDS - 1)) % CARDS + "]";
        String action = "{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":" + move + ",\"playerID\":\"" + seat + "\"}}";
        say(seat, event("\"update\"," + action + "," + state + ",\"" + match + "\",\"" + seat + "\""));
    }

    private static String event(String arguments) {
        return "42" + SPACE + "[" + arguments + "]";
    }
}
