package tablee.soak;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stands before a node and carries what other nodes send to it, unless the way from that node is cut. Who sends is read from the
 * first thing that Pekko says on a connection: the sender's address.
 */
final class Proxy implements Closeable {
    private static final int LOOKED_AT = 16_384;

    private final ServerSocket listener;
    private final int target;
    /** Ports of nodes from which nothing comes through. */
    private final Set<Integer> cut = ConcurrentHashMap.newKeySet();

    private final Set<Integer> nodes = ConcurrentHashMap.newKeySet();

    Proxy(int port, int target, Set<Integer> nodes) throws IOException {
        this.target = target;
        this.nodes.addAll(nodes);
        listener = new ServerSocket(port, 50, InetAddress.getByName("127.0.0.1"));
        start("proxy-" + port, this::accept);
    }

    /** From now on nothing from these nodes arrives: no error, just silence. */
    void cutFrom(Set<Integer> ports) {
        cut.addAll(ports);
    }

    void heal() {
        cut.clear();
    }

    private void accept() {
        while (!listener.isClosed()) {
            try {
                Socket from = listener.accept();
                start("proxy-line", () -> carry(from));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void carry(Socket from) {
        try (from;
                Socket to = new Socket(InetAddress.getByName("127.0.0.1"), target)) {
            start("proxy-back", () -> pump(to, from));
            pump(from, to);
        } catch (IOException gone) {
            // The node is away: so is the connection.
        }
    }

    /** Both ways: what is cut is swallowed. A connection whose sender is not known yet is let through. */
    private void pump(Socket from, Socket to) {
        byte[] buffer = new byte[8_192];
        StringBuilder first = new StringBuilder();
        Optional<Integer> sender = Optional.empty();
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (sender.isEmpty() && first.length() < LOOKED_AT) {
                    first.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
                    sender = sender(first);
                }
                boolean swallowed = sender.map(cut::contains).orElse(false);
                if (!swallowed) out.write(buffer, 0, read);
            }
        } catch (IOException gone) {
            // Either end is away.
        }
    }

    private Optional<Integer> sender(StringBuilder first) {
        return nodes.stream()
                .filter(port -> first.indexOf("127.0.0.1:" + port) >= 0)
                .findFirst();
    }

    private static void start(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
