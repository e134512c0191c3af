package tablee.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import tablee.server.Server;
import tablee.server.ServerSettings;

/**
 * The real server, in this process, with a data folder of its own; one for all tests of a run. Its clocks run fast, so
 * that a game with one-minute rounds takes seconds.
 */
final class Site {
    private static final int CLOCK_SPEED = 10;

    private static Optional<Site> opened = Optional.empty();

    private final String address;

    private Site(String address) {
        this.address = address;
    }

    /** A server that a test has started by itself, or another port of one. */
    static Site at(int port) {
        return new Site("http://127.0.0.1:" + port);
    }

    /** The same by its name: browsers keep passkeys for names only. */
    static Site named(int port) {
        return new Site("http://localhost:" + port);
    }

    static synchronized Site open() {
        Site site = opened.orElseGet(Site::start);
        opened = Optional.of(site);
        return site;
    }

    /** The address without a slash at its end. */
    String address() {
        return address;
    }

    /** Somebody who has never been here. */
    Visitor visitor(ScreenLook look) {
        return new Visitor(this, Chrome.browser().newContext(look.context().setBaseURL(address)));
    }

    /** Somebody who has been here before, in another window. */
    Visitor visitor(ScreenLook look, String storageState) {
        return new Visitor(
                this,
                Chrome.browser().newContext(look.context().setBaseURL(address).setStorageState(storageState)));
    }

    /** Somebody whose browser runs service workers. */
    Visitor visitorWithWorkers() {
        return visitorWithWorkers(ScreenLook.DESK);
    }

    Visitor visitorWithWorkers(ScreenLook look) {
        Browser.NewContextOptions context = look.context().setServiceWorkers(ServiceWorkerPolicy.ALLOW);
        return new Visitor(this, Chrome.whole().newContext(context.setBaseURL(address)));
    }

    Visitor visitor() {
        return visitor(ScreenLook.DESK);
    }

    private static Site start() {
        try {
            Path folder = Files.createTempDirectory("tablee-e2e");
            String database = folder.resolve("tablee.db").toString();
            ServerSettings settings = ServerSettings.local(0, database).faster(CLOCK_SPEED);
            Server server = Server.start(settings);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                server.close();
                delete(folder);
            }));
            return new Site("http://127.0.0.1:" + server.port());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
