package tablee.store;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * A way to PostgreSQL that breaks at the worst moment: when a COMMIT is asked for, before it arrives or before its answer comes
 * back. Reads the frontend's messages: a type, a length, and the rest.
 */
final class Severed implements AutoCloseable {
    enum When {
        NEVER,
        BEFORE_COMMIT,
        AFTER_COMMIT
    }

    private static final int SSL_REQUEST = 80_877_103;

    private final ServerSocket listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final int target;
    volatile When when = When.NEVER;

    Severed(int target) throws IOException {
        this.target = target;
        start(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    private void accept() throws IOException {
        while (true) {
            Socket client = listener.accept();
            Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
            start(() -> ask(client, server));
            start(() -> server.getInputStream().transferTo(client.getOutputStream()));
        }
    }

    private void ask(Socket client, Socket server) throws IOException {
        try (client;
                server) {
            DataInputStream in = new DataInputStream(client.getInputStream());
            DataOutputStream out = new DataOutputStream(server.getOutputStream());
            while (isGreeting(in, out)) {
                // A question for encryption, which is answered with no, comes before the real greeting.
            }
            Set<String> commits = new HashSet<>();
            while (true) carry(in, out, client, commits);
        }
    }

    private static boolean isGreeting(DataInputStream in, DataOutputStream out) throws IOException {
        int length = in.readInt();
        byte[] rest = in.readNBytes(length - 4);
        out.writeInt(length);
        out.write(rest);
        return new DataInputStream(new ByteArrayInputStream(rest)).readInt() == SSL_REQUEST;
    }

    private void carry(DataInputStream in, DataOutputStream out, Socket client, Set<String> commits)
            throws IOException {
        byte type = in.readByte();
        int length = in.readInt();
        byte[] rest = in.readNBytes(length - 4);
        boolean commit = commits(type, rest, commits);
        if (commit && when == When.BEFORE_COMMIT) throw new IOException("cut");
        if (commit && when == When.AFTER_COMMIT) client.shutdownOutput();
        out.writeByte(type);
        out.writeInt(length);
        out.write(rest);
        out.flush();
    }

    /** A statement is prepared once under a name, and from then on only its name is said. */
    private static boolean commits(byte type, byte[] rest, Set<String> commits) {
        String[] words = new String(rest, StandardCharsets.ISO_8859_1).split("\0", -1);
        if (type == 'P' && words.length > 1 && words[1].equalsIgnoreCase("COMMIT")) {
            commits.add(words[0]);
            return true;
        }
        return type == 'B' && words.length > 1 && commits.contains(words[1]);
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void start(Work work) {
        Thread thread = new Thread(() -> {
            try {
                work.run();
            } catch (IOException over) {
                // One end has closed: so has the other by now.
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
