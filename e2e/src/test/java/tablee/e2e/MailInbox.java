package tablee.e2e;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the server's mails go in a test, one connection at a time. */
final class MailInbox implements AutoCloseable {
    private static final Pattern CODE = Pattern.compile("\\b[0-9a-z]{4}(?:-[0-9a-z]{4}){3}\\b");

    private final ServerSocket door = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

    MailInbox() throws IOException {
        Thread thread = new Thread(this::serve, "inbox");
        thread.setDaemon(true);
        thread.start();
    }

    URI address() {
        return URI.create("smtp://127.0.0.1:" + door.getLocalPort());
    }

    /** The next code that a mail tells. */
    String code() throws InterruptedException {
        for (String line = lines.poll(60, TimeUnit.SECONDS); line != null; line = lines.poll(60, TimeUnit.SECONDS)) {
            Matcher code = CODE.matcher(line);
            if (code.find()) return code.group();
        }
        throw new AssertionError("no mail with a code came");
    }

    private void serve() {
        while (!door.isClosed()) {
            try (Socket socket = door.accept()) {
                talk(socket);
            } catch (IOException gone) {
                // The next one may stay longer; and a door that is closed ends the loop.
                continue;
            }
        }
    }

    /** Says yes to everything; what a line of the mail itself is answered with nobody reads before its end. */
    private void talk(Socket socket) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(socket.getOutputStream(), true, StandardCharsets.UTF_8);
        out.print("220 here\r\n");
        boolean inside = false;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (inside) lines.add(line);
            if (inside && !line.equals(".")) continue;
            inside = line.equals("DATA");
            out.print(inside ? "354 go on\r\n" : line.startsWith("QUIT") ? "221 bye\r\n" : "250 fine\r\n");
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
