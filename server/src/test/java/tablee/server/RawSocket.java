package tablee.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection byte by byte, from any address of this machine: one that need not read. */
final class RawSocket implements AutoCloseable {
    private final Socket socket = new Socket();
    private final int port;

    private RawSocket(int port) {
        this.port = port;
    }

    boolean hasAnswer() throws IOException {
        return socket.getInputStream().available() > 0;
    }

    static RawSocket open(Server server, String from) throws IOException {
        RawSocket raw = new RawSocket(server.port());
        raw.socket.setReceiveBufferSize(4 << 10);
        raw.socket.setSoTimeout(20_000);
        raw.socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        raw.socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        return raw;
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Asks to become a socket; the answer is its status, or 0 if there is none. */
    int upgrade(String path, String headers) throws IOException {
        String host = "127.0.0.1:" + port;
        send("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host + "\r\n" + headers
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        String head = head();
        return head.length() < 12 ? 0 : Integer.parseInt(head.substring(9, 12));
    }

    String head() throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        for (int next = in.read(); next >= 0; next = in.read()) {
            head.append((char) next);
            if (head.indexOf("\r\n\r\n") >= 0) break;
        }
        return head.toString();
    }

    /** The bytes of a frame; its mask of zeros changes nothing. */
    static byte[] frame(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x81);
        frame.write(0x80 | Math.min(126, bytes.length));
        if (bytes.length >= 126) {
            frame.write(bytes.length >> 8);
            frame.write(bytes.length);
        }
        frame.writeBytes(new byte[4]);
        frame.writeBytes(bytes);
        return frame.toByteArray();
    }

    void write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** Reads until these bytes came this often, or nothing more comes. */
    int count(String text, int most) throws IOException {
        InputStream in = socket.getInputStream();
        byte[] wanted = text.getBytes(StandardCharsets.UTF_8);
        int found = 0;
        int at = 0;
        for (int next = in.read(); next >= 0 && found < most; next = found < most ? in.read() : -1) {
            at = next == wanted[at] ? at + 1 : next == wanted[0] ? 1 : 0;
            if (at < wanted.length) continue;
            found++;
            at = 0;
        }
        return found;
    }

    /** Whether the other side hung up. */
    boolean isOverWithin(int millis) {
        try {
            socket.setSoTimeout(millis);
            return socket.getInputStream().read() < 0;
        } catch (IOException e) {
            return String.valueOf(e.getMessage()).contains("reset");
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
