package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.server.alerts.TestCalls.machines;
import static tablee.server.alerts.TestCalls.outcome;
import static tablee.server.alerts.TestCalls.to;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.ClientAddresses;
import tablee.server.http.RateLimits;

/** A hostile name server that changes its mind, and a real listener on this machine that must hear nothing. */
class DisguisedAddressesTest {
    /** One of the internet's, which no test connects to. */
    private static final String PUBLIC = "93.184.216.34";

    private final Vertx vertx = Vertx.vertx();
    private final RateLimits limits = new RateLimits(new ClientAddresses(List.of()), 1);
    private HookListener listener;

    @BeforeEach
    void open() throws IOException {
        listener = new HookListener();
    }

    @AfterEach
    void close() {
        listener.close();
        vertx.close().await();
    }

    private OutsideCalls calls(HostResolver resolver) {
        return new OutsideCalls(vertx, new OutsideAddresses(resolver, List.of()), limits, Optional.empty());
    }

    /** What a name server may say that knows how to write one address as another. */
    private static List<InetAddress> disguised() throws UnknownHostException {
        List<InetAddress> all = new ArrayList<>();
        for (String each : List.of(
                "0.0.0.0",
                "169.254.169.254",
                "100.64.0.1",
                "10.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "fe80::1",
                "fd00::1",
                "64:ff9b::7f00:1",
                "64:ff9b:1::7f00:1",
                "2002:7f00:1::",
                "2001:0:7f00:1::")) all.add(InetAddress.getByName(each));
        // Java itself would make an address of four bytes of these; a name server's answer need not pass through it.
        byte[] mapped = new byte[16];
        mapped[10] = mapped[11] = (byte) 0xff;
        mapped[12] = 127;
        mapped[15] = 1;
        all.add(Inet6Address.getByAddress("mapped", mapped, -1));
        return all;
    }

    @Test
    @DisplayName(
            "ASVS 1.3.6: Whatever address inside a name server says after one outside, in whatever disguise, is not called")
    void disguises() throws UnknownHostException {
        int port = Integer.parseInt(listener.host().split(":")[1]);
        for (InetAddress inside : disguised()) {
            List<String> asked = new CopyOnWriteArrayList<>();
            OutsideCalls calls = calls(host -> {
                asked.add(host);
                return asked.size() == 1 ? machines(PUBLIC) : new InetAddress[] {inside};
            });
            String address = "https://rebind.example:" + port + "/";
            assertTrue(calls.leadsOutside(URI.create(address)).await());
            assertEquals(Outcome.FAILED, outcome(calls.make(to(address))), inside.toString());
            assertEquals(2, asked.size(), "looked at again, and once");
        }
        assertEquals(0, listener.count());
    }
}
