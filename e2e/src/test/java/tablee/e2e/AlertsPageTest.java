package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** Somebody who wants to be alerted while they are away, in a browser, with a real listener where alerts go. */
class AlertsPageTest {
    /** A push service of ours for a browser whose maker's is out of reach: the rest of it is the browser's own. */
    private static final String PUSH = """
            (() => {
              let made = null;
              const subscription = async () => {
                const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
                const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
                  .replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
                const p256dh = text(await crypto.subtle.exportKey('raw', keys.publicKey));
                const endpoint = '%s';
                return { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth: text(new Uint8Array(16)) } }),
                  unsubscribe: async () => { made = null; return true; } };
              };
              PushManager.prototype.subscribe = async function (options) {
                window.subscribedWith = options.applicationServerKey.length;
                return (made = await subscription());
              };
              PushManager.prototype.getSubscription = async () => made;
              Notification.requestPermission = async () => 'granted';
            })();""";

    @TempDir
    Path folder;

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private HttpServer listener;
    private Server server;

    @BeforeEach
    void start() throws IOException {
        listener = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 10);
        listener.createContext("/", exchange -> {
            heard.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(201, -1);
            exchange.close();
        });
        listener.start();
        server = Server.start(ServerSettings.local(
                        0, folder.resolve("tablee.db").toString())
                .faster(10)
                .alertingInto(List.of("127.0.0.1:" + listener.getAddress().getPort())));
    }

    @AfterEach
    void stop() {
        server.close();
        listener.stop(0);
    }

    private String address() {
        return "http://127.0.0.1:" + listener.getAddress().getPort() + "/hook";
    }

    private String heard() {
        try {
            String next = heard.poll(30, TimeUnit.SECONDS);
            if (next == null) throw new AssertionError("nothing came");
            return next;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private Visitor ada(ScreenLook look) {
        Visitor ada = Site.at(server.port()).visitorWithWorkers(look).named("Ada");
        ada.context().grantPermissions(List.of("notifications"));
        ada.page().addInitScript(PUSH.formatted(address()));
        return ada;
    }

    @Test
    @DisplayName("On a phone: alerts are turned on in this browser, tried, and stopped; hours of peace are set")
    void thisBrowser() {
        try (Visitor ada = ada(ScreenLook.PHONE)) {
            Page page = ada.go("/account").page();
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Alerts while I am away"))
                    .click();
            assertThat(page.locator("h1")).hasText("Alerts");
            button(page, "Turn alerts on here").click();
            assertThat(page.getByText("Alerts come to this browser.")).isVisible();
            assertEquals(65, page.evaluate("window.subscribedWith"), "the server's key");
            assertEquals(List.of(), AxeTest.findings(page));
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Try it"))
                    .click();
            heard();
            assertThat(page.locator(".toast").last()).containsText("The alert is on its way.");
            page.getByText("Leave me in peace at certain hours").click();
            assertThat(page.getByLabel("From")).hasValue("22:00");
            page.getByLabel("Until").fill("08:15");
            page.getByLabel("Until").dispatchEvent("change");
            assertThat(page.locator(".toast").last()).containsText("Saved");
            assertEquals(
                    "08:15",
                    ada.ask("GET", "/api/me/alerts", "").at("/quiet/until").asText());
            assertEquals(List.of(), AxeTest.findings(page));
            button(page, "Turn alerts off here").click();
            assertThat(page.getByText("Nowhere yet.")).isVisible();
        }
    }

    @Test
    @DisplayName(
            "On a desk, by keyboard alone: a hook is added after a mistake, alerts a friend's invitation, and ends by one tap")
    void hook() {
        try (Visitor ada = ada(ScreenLook.DESK);
                Visitor bob = Site.at(server.port()).visitor().named("Bob")) {
            Page page = ada.go("/alerts").page();
            page.getByText("Another place: Discord, Matrix or a program of your own")
                    .focus();
            page.keyboard().press("Enter");
            page.getByLabel("Address of the webhook").focus();
            page.keyboard().type("https://10.0.0.1/hook");
            page.keyboard().press("Enter");
            assertThat(page.locator(".toast").last()).containsText("This address cannot be used");
            ada.forgiven();
            assertThat(page.getByLabel("Address of the webhook")).hasValue("https://10.0.0.1/hook");
            page.getByLabel("Address of the webhook").fill(address());
            page.keyboard().press("Enter");
            assertThat(page.locator(".toast").last()).containsText("Alerts go there from now on.");
            assertEquals(List.of(), AxeTest.findings(page));
            befriend(ada, bob);
            String table = bob.table("flow", 2, "", "{\"kind\":\"me\"},{\"kind\":\"open\"}", false)
                    .substring(3);
            bob.ask("POST", "/api/people/" + id(ada) + "/invitation", "{\"table\":\"" + table + "\"}");
            String alert = heard();
            assertTrue(alert.contains("Bob invites you"), alert);
            String off = alert.replaceFirst("(?s).*(/alerts/[0-9a-f]{32}).*", "$1");
            page.navigate("http://127.0.0.1:" + server.port() + off);
            button(page, "No more alerts here").click();
            assertThat(page.getByText("No more alerts go to")).isVisible();
            page.getByText("All about my alerts").click();
            assertThat(page.getByText("Discord · off")).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Turn on:"))
                    .click();
            assertThat(page.getByText("Discord · on")).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Remove:"))
                    .click();
            assertThat(page.getByText("Nowhere yet.")).isVisible();
        }
    }

    @Test
    @DisplayName("A room at Matrix and a program of one's own are added on a phone, and what is tried arrives there")
    void otherPlaces() {
        try (Visitor ada = ada(ScreenLook.PHONE)) {
            Page page = ada.go("/alerts").page();
            page.getByText("Another place: Discord, Matrix or a program of your own")
                    .click();
            page.getByLabel("Matrix", new Page.GetByLabelOptions().setExact(true))
                    .check();
            page.getByLabel("Address of the Matrix server").fill(address());
            page.getByLabel("Room id").fill("!abc:example.org");
            page.getByLabel("Access token").fill("syt_token");
            assertEquals(List.of(), AxeTest.findings(page));
            button(page, "Add").click();
            assertThat(page.getByText("Matrix · on")).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Try it"))
                    .click();
            assertTrue(heard().contains("m.text"), "as Matrix wants it");
            page.getByLabel("Own program", new Page.GetByLabelOptions().setExact(true))
                    .check();
            page.getByLabel("Address", new Page.GetByLabelOptions().setExact(true))
                    .fill(address());
            page.getByLabel("Name, for you to know it again (optional)").fill("Lamp");
            button(page, "Add").click();
            assertThat(page.getByText("Own program · on")).isVisible();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("Try it.*Lamp")))
                    .click();
            assertTrue(heard().contains("\"event\""), "plain JSON");
        }
    }

    private static String id(Visitor visitor) {
        return visitor.ask("GET", "/api/me", "").at("/person/id").asText();
    }

    private static void befriend(Visitor one, Visitor other) {
        one.ask("POST", "/api/people/" + id(other), "{\"bond\":\"friend\",\"on\":true}");
        other.ask("POST", "/api/people/" + id(one), "{\"bond\":\"friend\",\"on\":true}");
    }
}
