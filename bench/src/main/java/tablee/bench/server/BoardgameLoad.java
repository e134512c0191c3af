package tablee.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketConnectOptions;
import java.util.Random;

/**
 * Two people at one match of boardgame.io, each with a line of their own, spoken to in socket.io's words. A round trip is from
 * saying a move to the update that shows it: there is no other acknowledgement. As in {@link TableLoad}, lines are searched and
 * not parsed.
 */
final class BoardgameLoad {
    private static final int CARDS = 16;
    private static final String SPACE = "/ring,";

    private final ServerFigures figures;
    private final Random random;
    private final String match;
    private final WebSocket[] sockets = new WebSocket[2];
    private final long[] beganNanos = new long[2];
    private String state = "0";

    private BoardgameLoad(ServerFigures figures, int number) {
        this.figures = figures;
        random = new Random(number);
        match = "m" + number;
    }

    /** Two people come to a match, which is made by their coming, and begin. */
    static void start(Vertx vertx, WebSocketClient client, int port, int matches, ServerFigures figures) {
        WebSocketConnectOptions where = new WebSocketConnectOptions()
                .setHost("127.0.0.1")
                .setPort(port)
                .setURI("/socket.io/?EIO=4&transport=websocket");
        for (int i = 0; i < matches; i++) {
            BoardgameLoad load = new BoardgameLoad(figures, i);
            for (int seat = 0; seat < 2; seat++) load.open(client, where, seat);
            vertx.setTimer(5_000, timer -> load.play(0));
        }
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
            figures.add(System.nanoTime() - beganNanos[seat]);
            return;
        }
        state = TableLoad.between(text, "\"_stateID\":", "}");
        play(seat);
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
