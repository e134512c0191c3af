package tablee.server.alerts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tablee.server.alerts.TestCalls.machines;

import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.PemTrustOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.alerts.OutsideCall.Outcome;
import tablee.server.http.ClientAddresses;
import tablee.server.http.RateLimits;
import tablee.soak.Certificates;
import tablee.store.Store;
import tablee.store.alerts.AlertChannels.Channel;
import tablee.store.alerts.AlertChannels.Kind;
import tablee.store.people.People;
import tablee.wire.json.Json;

/** A push service as there are some on the internet: by TLS, with a name, and strict about who sends what. */
class PushOverTlsTest {
    private static final long DAY_SECONDS = 86_400;

    private record Heard(Map<String, String> headers, byte[] body) {
        static Heard of(HttpServerRequest request, byte[] body) {
            Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            request.headers().forEach(each -> headers.put(each.getKey(), each.getValue()));
            return new Heard(headers, body);
        }
    }

    private final Vertx vertx = Vertx.vertx();
    private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>();

    @AfterEach
    void close() {
        vertx.close().await();
    }

    private int service(Certificates certificates) {
        HttpServerOptions options = new HttpServerOptions()
                .setSsl(true)
                .setHost("127.0.0.1")
                .setPort(0)
                .setKeyCertOptions(new PemKeyCertOptions()
                        .setCertPath(certificates.certificate().toString())
                        .setKeyPath(certificates.key().toString()));
        return vertx.createHttpServer(options)
                .requestHandler(request -> request.body().onSuccess(body -> {
                    heard.add(Heard.of(request, body.getBytes()));
                    request.response().setStatusCode(201).end();
                }))
                .listen()
                .await()
                .actualPort();
    }

    private static Channel channel(PushBrowser browser, String address) {
        return new Channel(
                "c", "ann", Kind.PUSH, "Chrome", address, browser.point(), browser.auth(), "code", false, 1, 0, 0);
    }

    private static JsonNode part(String token, int number) {
        byte[] text = Base64.getUrlDecoder().decode(token.split("\\.")[number]);
        return Json.parse(new String(text, StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName(
            "ASVS 11.3.2, 12.3.1: By TLS a push service gets what only the browser can read (RFC 8291), from a sender who says for whom, until when and who they are (RFC 8292)")
    void push(@TempDir Path folder) throws InterruptedException {
        Certificates certificates = Certificates.in(folder.resolve("keys"));
        int port = service(certificates);
        String place = Certificates.HOST + ":" + port;
        OutsideAddresses addresses = new OutsideAddresses(host -> machines("127.0.0.1"), List.of(place));
        RateLimits limits = new RateLimits(new ClientAddresses(List.of()), 1);
        PemTrustOptions trust =
                new PemTrustOptions().addCertPath(certificates.authority().toString());
        OutsideCalls calls = new OutsideCalls(vertx, addresses, limits, Optional.of(trust));
        PushBrowser phone = PushBrowser.make();
        Channel channel = channel(phone, "https://" + place + "/push/1");
        AlertText text = AlertText.trial(new People.Person("ann", "Ann", "fr", false, false));
        try (Store store = Store.open(folder.resolve("tablee.db").toString())) {
            PushIdentity identity = PushIdentity.of(store, () -> "mailto:host@example.org");
            AlertDelivery delivery = new AlertDelivery(store, calls, identity, () -> "https://games.example.org");
            assertEquals(
                    EnumSet.of(Outcome.TAKEN),
                    delivery.deliver(List.of(channel), text, "mark", true).await());
            Heard alert = heard.poll(30, TimeUnit.SECONDS);
            assertEquals("aes128gcm", alert.headers.get("Content-Encoding"));
            assertEquals(
                    text.title(),
                    Json.parse(phone.read(alert.body)).path("title").textValue());
            check(alert.headers.get("Authorization"), identity.publicHalf(), "https://" + place);
        }
    }

    private static void check(String authorization, String key, String audience) {
        assertTrue(PushBrowser.isSigned(authorization, key), authorization);
        String token = authorization.replaceFirst("^vapid t=", "").replaceFirst(", k=.*", "");
        assertEquals("ES256", part(token, 0).path("alg").textValue());
        assertEquals("JWT", part(token, 0).path("typ").textValue());
        JsonNode claims = part(token, 1);
        assertEquals(audience, claims.path("aud").textValue());
        assertEquals("mailto:host@example.org", claims.path("sub").textValue());
        long ends = claims.path("exp").longValue() - System.currentTimeMillis() / 1000;
        assertTrue(ends > 0 && ends <= DAY_SECONDS, "for a day at most: " + ends);
    }
}
