package tablee.server.people.notices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.soak.Certificates;

/** What a mail server hears before anything is encrypted. */
class MailSenderTest {
    private static final int TLS_HANDSHAKE = 0x16;

    private final Vertx vertx = Vertx.vertx();
    private ServerSocket door;

    @BeforeEach
    void open() throws IOException {
        door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        door.close();
        vertx.close().await();
    }

    private Future<Void> send(String scheme) {
        URI server = URI.create(scheme + "://ann:secret@127.0.0.1:" + door.getLocalPort());
        return new MailSender(vertx, server, "tablee@example.org")
                .send("bob@example.org", "Hello", "It is your turn.", "http://localhost/stop");
    }

    @Test
    @DisplayName("ASVS 12.3.1: A password is not said to a server that does not encrypt")
    void neverInTheOpen() throws Exception {
        Future<Void> sent = send("smtp");
        StringBuilder heard = new StringBuilder();
        try (Socket socket = door.accept()) {
            answer(socket, "220 here\r\n");
            heard.append(line(socket));
            answer(socket, "250-here\r\n250 AUTH PLAIN LOGIN\r\n");
            heard.append(line(socket));
        }
        assertTrue(waits(sent));
        assertTrue(sent.failed());
        assertTrue(heard.toString().startsWith("EHLO"), heard.toString());
        assertTrue(!heard.toString().contains("AUTH"), heard.toString());
    }

    @Test
    @DisplayName("smtps begins with the handshake of TLS")
    void encrypted() throws Exception {
        Future<Void> sent = send("smtps");
        try (Socket socket = door.accept()) {
            assertEquals(TLS_HANDSHAKE, socket.getInputStream().read());
        }
        assertTrue(waits(sent));
        assertTrue(sent.failed());
    }

    @Test
    @DisplayName(
            "ASVS 12.3.2: A mail server whose certificate nobody vouches for hears no word, neither a password nor a mail")
    void untrusted(@TempDir Path folder) throws Exception {
        Certificates.in(folder);
        SSLContext own = SSLContext.getInstance("TLS");
        own.init(keys(folder.resolve("all.p12")), null, null);
        Future<Void> sent = send("smtps");
        try (Socket plain = door.accept();
                SSLSocket socket = (SSLSocket) own.getSocketFactory().createSocket(plain, null, true)) {
            socket.setUseClientMode(false);
            assertThrows(IOException.class, () -> {
                socket.startHandshake();
                socket.getInputStream().read();
            });
        }
        assertTrue(waits(sent));
        assertTrue(String.valueOf(sent.cause().getCause()).contains("SSLHandshakeException"), sent.cause() + "");
    }

    private static KeyManager[] keys(Path file) throws Exception {
        KeyStore store = KeyStore.getInstance(file.toFile(), Certificates.WORD.toCharArray());
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, Certificates.WORD.toCharArray());
        return keys.getKeyManagers();
    }

    private static boolean waits(Future<Void> sent) throws Exception {
        sent.otherwiseEmpty().toCompletionStage().toCompletableFuture().get(1, TimeUnit.MINUTES);
        return sent.isComplete();
    }

    private static void answer(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String line(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int each = in.read(); each >= 0 && each != '\n'; each = in.read()) line.append((char) each);
        return line.toString();
    }
}
