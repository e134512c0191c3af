package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static tablee.server.alerts.TestCalls.machines;
import static tablee.server.alerts.TestCalls.outcome;
import static tablee.server.alerts.TestCalls.to;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.PemTrustOptions;
import io.vertx.core.net.TrustOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.ClientAddresses;
import tablee.server.http.RateLimits;
import tablee.soak.Certificates;

/** A machine that is called has to prove that it is the one that was named. */
class OutsideCertificatesTest {
    private final Vertx vertx = Vertx.vertx();
    private final RateLimits limits = new RateLimits(new ClientAddresses(List.of()), 1);

    @AfterEach
    void close() {
        vertx.close().await();
    }

    private OutsideCalls calls(Optional<TrustOptions> trust, String... allowed) {
        OutsideAddresses addresses = new OutsideAddresses(host -> machines("127.0.0.1"), List.of(allowed));
        return new OutsideCalls(vertx, addresses, limits, trust);
    }

    @Test
    @DisplayName(
            "ASVS 12.3.1, 12.3.2: To the machine that was seen the name is said, in SNI and Host, and its certificate has to be that name's")
    void certificates(@TempDir Path folder) {
        Certificates certificates = Certificates.in(folder);
        List<String> heard = new CopyOnWriteArrayList<>();
        HttpServerOptions options = new HttpServerOptions()
                .setSsl(true)
                .setSni(true)
                .setHost("127.0.0.1")
                .setPort(0)
                .setKeyCertOptions(new PemKeyCertOptions()
                        .setCertPath(certificates.certificate().toString())
                        .setKeyPath(certificates.key().toString()));
        int port = vertx.createHttpServer(options)
                .requestHandler(request -> {
                    heard.add(request.connection().indicatedServerName() + " " + request.getHeader("Host"));
                    request.response().setStatusCode(201).end();
                })
                .listen()
                .await()
                .actualPort();
        TrustOptions trust =
                new PemTrustOptions().addCertPath(certificates.authority().toString());
        String named = Certificates.HOST + ":" + port;
        OutsideCalls calls = calls(Optional.of(trust), named, "another.example:" + port);
        assertEquals(Outcome.TAKEN, outcome(calls.make(to("https://" + named + "/"))));
        assertEquals(List.of(Certificates.HOST + " " + named), heard);
        String nextDoor = Certificates.NAME + ":" + port;
        OutsideCalls inside = calls(Optional.of(trust), nextDoor);
        assertEquals(Outcome.TAKEN, outcome(inside.make(to("https://" + nextDoor + "/"))));
        assertEquals(Certificates.NAME + " " + nextDoor, heard.get(1), "a name of one word is said too");
        assertFalse(outcome(calls.make(to("https://another.example:" + port + "/"))) == Outcome.TAKEN);
        OutsideCalls strangers = calls(Optional.empty(), named, nextDoor);
        assertFalse(outcome(strangers.make(to("https://" + named + "/"))) == Outcome.TAKEN);
        assertFalse(outcome(strangers.make(to("https://" + nextDoor + "/"))) == Outcome.TAKEN);
        assertEquals(2, heard.size(), "nothing was said to a machine that could not prove its name");
    }
}
