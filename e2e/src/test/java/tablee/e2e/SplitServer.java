package tablee.e2e;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * One address before two servers: pages come from the first, and what a page asks and opens goes to the second. So a page of one release
 * meets the tables of another, over real connections.
 */
final class SplitServer implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final int MOST_OF_A_HEAD = 65_536;

    private final int pages;
    private final int tables;
    private final ServerSocket door = new ServerSocket(0, 0, InetAddress.getByName(HOST));
    private final ExecutorService threads = Executors.newCachedThreadPool();

    /** @param pages the port of the one, and {@code tables} that of the other */
    SplitServer(int pages, int tables) throws IOException {
        this.pages = pages;
        this.tables = tables;
        threads.execute(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                threads.execute(() -> serve(client));
            } catch (IOException closed) {
                return;
            }
        }
    }

    /** One request for each connection, so that the next one may go the other way. */
    private void serve(Socket client) {
        try (client) {
            String head = head(client.getInputStream());
            if (head.isEmpty()) return;
            String path = head.split(" ", 3)[1];
            int port = path.startsWith("/api/") || path.startsWith("/ws/") ? tables : pages;
            try (Socket server = new Socket(HOST, port)) {
                server.getOutputStream().write(addressed(head, port).getBytes(StandardCharsets.ISO_8859_1));
                threads.execute(() -> pass(client, server));
                server.getInputStream().transferTo(client.getOutputStream());
            }
        } catch (IOException gone) {
            // the one or the other has hung up
        }
    }

    private static void pass(Socket from, Socket to) {
        try {
            OutputStream out = to.getOutputStream();
            from.getInputStream().transferTo(out);
            to.shutdownOutput();
        } catch (IOException gone) {
            // its other half ends by itself
        }
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        int matched = 0;
        for (int next = in.read(); next >= 0 && read.size() < MOST_OF_A_HEAD; next = in.read()) {
            read.write(next);
            matched = next == "\r\n\r\n".charAt(matched) ? matched + 1 : next == '\r' ? 1 : 0;
            if (matched == 4) return read.toString(StandardCharsets.ISO_8859_1);
        }
        return "";
    }

    /** A server believes its own address only. */
    private static String addressed(String head, int port) {
        String here = HOST + ":" + port;
        String told = head.replaceFirst("(?im)^Host: [^\r]*", "Host: " + here)
                .replaceFirst("(?im)^Origin: [^\r]*", "Origin: http://" + here);
        return told.contains("pgrade: websocket")
                ? told
                : told.replaceFirst("(?im)^Connection: [^\r]*", "Connection: close");
    }

    @Override
    public void close() throws IOException {
        door.close();
        threads.shutdownNow();
    }
}
