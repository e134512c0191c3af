package tablee.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Takes every mail, and delivers none. */
final class MailServer implements AutoCloseable {
    private final ServerSocket door = new ServerSocket(0, 10, InetAddress.getByName("127.0.0.1"));
    private final BlockingQueue<String> mails = new LinkedBlockingQueue<>();

    MailServer() throws IOException {
        Thread thread = new Thread(this::serve, "mail");
        thread.setDaemon(true);
        thread.start();
    }

    int port() {
        return door.getLocalPort();
    }

    /** The next mail with all its headers, soft line breaks taken out. */
    String next() throws InterruptedException {
        String mail = mails.poll(20, TimeUnit.SECONDS);
        if (mail == null) throw new AssertionError("no mail came");
        return mail.replace("=\n", "").replace("=3D", "=");
    }

    /** How many have come so far. */
    int count() {
        return mails.size();
    }

    private void serve() {
        while (!door.isClosed()) {
            try {
                Socket socket = door.accept();
                Thread thread = new Thread(() -> talk(socket), "mail");
                thread.setDaemon(true);
                thread.start();
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void talk(Socket socket) {
        try (socket) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            PrintStream out = new PrintStream(socket.getOutputStream(), true, StandardCharsets.UTF_8);
            out.print("220 here\r\n");
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.equals("DATA")) {
                    out.print("354 go on\r\n");
                    mails.add(data(in));
                }
                out.print(line.startsWith("QUIT") ? "221 bye\r\n" : "250 fine\r\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String data(BufferedReader in) throws IOException {
        StringBuilder mail = new StringBuilder();
        for (String line = in.readLine(); !line.equals("."); line = in.readLine())
            mail.append(line).append('\n');
        return mail.toString();
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
