package tablee.soak;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stands before a node, or a database, and carries what others send to it, unless the way from there is cut. The sender is known by
 * the loopback address that it comes from, as what nodes say to each other is encrypted.
 */
public final class Proxy implements Closeable {
    private final ServerSocket listener;
    private final int target;
    /** Addresses of nodes from which nothing comes through. */
    private final Set<String> cut = ConcurrentHashMap.newKeySet();

    public Proxy(int port, int target) throws IOException {
        this.target = target;
        listener = new ServerSocket(port, 50, InetAddress.getByName("127.0.0.1"));
        start("proxy-" + port, this::accept);
    }

    /** From now on nothing from these nodes arrives: no error, just silence. */
    public void cutFrom(Set<String> addresses) {
        cut.addAll(addresses);
    }

    public void heal() {
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
            String sender = from.getInetAddress().getHostAddress();
            start("proxy-back", () -> pump(to, from, sender));
            pump(from, to, sender);
        } catch (IOException gone) {
            // The node is away, so the connection is closed.
        }
    }

    /** Both ways: what is cut is swallowed. */
    private void pump(Socket from, Socket to, String sender) {
        byte[] buffer = new byte[8_192];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                if (!cut.contains(sender)) out.write(buffer, 0, read);
            }
        } catch (IOException gone) {
            // Either end is away.
        }
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
