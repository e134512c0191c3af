package tablee.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.live.membership.ClusterMembership;

/** The port between nodes, tried by somebody who is none. */
class ClusterDoorTest {
    @TempDir
    Path folder;

    /** Without a certificate the other end says nothing, or says that it is wrong. */
    private static boolean isLetIn(int port, SSLContext shown) throws IOException {
        try (Socket socket = shown.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(5_000);
            socket.getOutputStream().write("AKKA".getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            return socket.getInputStream().read() >= 0;
        } catch (SSLException | SocketException refused) {
            return false;
        }
    }

    private static SSLContext trusting() throws GeneralSecurityException {
        SSLContext context = SSLContext.getInstance("TLSv1.3");
        context.init(null, new TrustManager[] {new TrustAll()}, null);
        return context;
    }

    private static final class TrustAll extends X509ExtendedTrustManager {
        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {}

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }

    @Test
    @DisplayName(
            "ASVS 12.1.3, 12.3.1, 12.3.2, 12.3.4, 13.2.1: Nodes show certificates of one authority; a node with another, or none, stays out")
    void strangersStayOut() throws Exception {
        Path file = folder.resolve("nodes.db");
        int door = TestCluster.freePort();
        int same = TestCluster.freePort();
        int other = TestCluster.freePort();
        ClusterMembership stranger =
                TestCluster.at(TestCluster.certificates(), folder.resolve("stranger.db"), other, door);
        try (TestCluster first = new TestCluster(file, TestCluster.at(file, door, door)).among(1)) {
            assertFalse(isLetIn(door, trusting()), "by TLS, and without a certificate");
            try (TestCluster outside = new TestCluster(folder.resolve("stranger.db"), stranger)) {
                try (TestCluster inside = new TestCluster(file, TestCluster.at(file, same, door)).among(2)) {
                    // The stranger knocked before, and as often.
                    assertEquals(2, first.among(2).nodes());
                    assertEquals(2, inside.nodes());
                    assertEquals(0, outside.nodes());
                }
            }
        }
    }
}
