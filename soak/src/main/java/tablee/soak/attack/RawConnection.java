package tablee.soak.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection from one of this machine's own addresses, byte by byte: it can be silent, slow, deaf or rude, which no client
 * library would allow.
 */
final class RawConnection implements AutoCloseable {
    private static final int CONNECT_MILLIS = 2_000;
    private static final int READ_MILLIS = 5_000;
    private static final int MOST_HEAD_BYTES = 1 << 16;
    private static final int SMALL_BUFFER_BYTES = 4 << 10;
    private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";

    /** @param cookie the one that this answer sets, or empty */
    record Answer(int status, String cookie, String body) {
        boolean isOk() {
            return status / 100 == 2;
        }
    }

    private final Socket socket;
    private final String host;

    private RawConnection(Socket socket, String host) {
        this.socket = socket;
        this.host = host;
    }

    static RawConnection open(InetAddress from, InetSocketAddress to) throws IOException {
        Socket socket = new Socket();
        try {
            // What the server sends to somebody who does not read waits there, and not in this machine's buffers.
            socket.setReceiveBufferSize(SMALL_BUFFER_BYTES);
            socket.setSoTimeout(READ_MILLIS);
            socket.setTcpNoDelay(true);
            socket.bind(new InetSocketAddress(from, 0));
            socket.connect(to, CONNECT_MILLIS);
            return new RawConnection(socket, to.getHostString() + ":" + to.getPort());
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    Answer get(String path, String cookie) throws IOException {
        send("GET " + path + " HTTP/1.1\r\n" + headers(cookie) + "\r\n");
        return answer();
    }

    /** @param method one that writes */
    Answer ask(String method, String path, String cookie, String body) throws IOException {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        send(method + " " + path + " HTTP/1.1\r\n" + headers(cookie)
                + "Content-Type: application/json\r\nContent-Length: " + length + "\r\n\r\n" + body);
        return answer();
    }

    private String headers(String cookie) {
        String known = cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n";
        return "Host: " + host + "\r\nOrigin: http://" + host + "\r\n" + known;
    }

    /** Whether the server takes this connection as a socket. */
    boolean upgrade(String path, String cookie) throws IOException {
        send("GET " + path + " HTTP/1.1\r\n" + headers(cookie)
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY
                + "\r\n\r\n");
        return head().startsWith("HTTP/1.1 101");
    }

    /** Sends a text as one masked frame; the mask of zeros changes nothing and is allowed. */
    void frame(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream frame = new ByteArrayOutputStream(bytes.length + 8);
        frame.write(0x81);
        if (bytes.length < 126) {
            frame.write(0x80 | bytes.length);
        } else {
            frame.write(0x80 | 126);
            frame.write(bytes.length >> 8);
            frame.write(bytes.length);
        }
        frame.write(new byte[4]);
        frame.write(bytes);
        socket.getOutputStream().write(frame.toByteArray());
    }

    private Answer answer() throws IOException {
        String head = head();
        if (head.length() < 12) throw new IOException("closed without an answer");
        int status = Integer.parseInt(head.substring(9, 12));
        byte[] body = socket.getInputStream().readNBytes(length(head));
        return new Answer(
                status, header(head, "set-cookie").split(";", 2)[0], new String(body, StandardCharsets.UTF_8));
    }

    private static int length(String head) {
        String length = header(head, "content-length");
        return length.isEmpty() ? 0 : Integer.parseInt(length);
    }

    private static String header(String head, String name) {
        return head.lines()
                .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(name + ":"))
                .map(line -> line.substring(name.length() + 1).strip())
                .findFirst()
                .orElse("");
    }

    private String head() throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0 || head.length() > MOST_HEAD_BYTES) return head.toString();
            head.append((char) next);
        }
        return head.toString();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            // That is what was wanted.
        }
    }
}
