package tablee.app;

import java.io.IOException;
import java.io.PrintStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.server.Server;
import tablee.server.ServerSettings;
import tablee.server.http.QrPicture;

/** {@code tablee serve}: plays, until it is told to stop. */
record Serve(PrintStream out, PrintStream err, Map<String, String> environment) {
    private static final CliCommand COMMAND = command();

    private static CliCommand command() {
        CliCommand command =
                CliCommand.named("serve", "starts the server, says which page to open, and plays until it is stopped");
        for (Flag flag : Flag.values()) flag.addTo(command);
        return command.closing(
                "Each flag can also be given in the environment: --public-url as TABLEE_PUBLIC_URL. A flag counts more.",
                "The platform's folder for data: ~/.local/share/tablee (or in XDG_DATA_HOME) on Linux,",
                "~/Library/Application Support/Tablee on macOS, %LOCALAPPDATA%\\Tablee on Windows.");
    }

    int run(List<String> words) {
        return COMMAND.run(words, out, err, arguments -> {
            Given given = new Given(arguments, environment);
            Configuration configuration = new Configuration(given, environment);
            ServerSettings settings = configuration.settings();
            check(settings.network().host(), settings.network().port(), given.source(Flag.PORT));
            ServerSettings.Admin admin = settings.network().admin();
            check(admin.host(), admin.port(), given.source(Flag.ADMIN_PORT));
            return serve(settings, configuration.isLan());
        });
    }

    /** What these words ask for. */
    ServerSettings settings(List<String> words) {
        return new Configuration(new Given(COMMAND.parse(words), environment), environment).settings();
    }

    /** Before anything is started: an honest word about a port is better than a stack trace of half a server. */
    private static void check(String host, int port, String source) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (BindException e) {
            boolean taken = String.valueOf(e.getMessage()).contains("in use");
            throw new BadInput(
                    taken
                            ? "Port " + port + " is in use already: choose another one with " + source + "."
                            : "Port " + port + " cannot be opened: " + e.getMessage() + ".");
        } catch (IOException e) {
            throw new BadInput("Port " + port + " cannot be opened: " + e.getMessage() + ".");
        }
    }

    private int serve(ServerSettings settings, boolean lan) {
        Server server = Server.start(settings);
        CountDownLatch stopped = new CountDownLatch(1);
        AtomicBoolean asked = new AtomicBoolean();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            asked.set(true);
            server.close();
            stopped.countDown();
        }));
        say(server, settings, lan);
        server.ended().thenRun(stopped::countDown);
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (asked.get()) return CliCommand.FINE;
        err.println("tablee: this node was cut off from its cluster, which goes on without it; start it again.");
        return Main.CUT_OFF;
    }

    private void say(Server server, ServerSettings settings, boolean lan) {
        String address = server.addresses().get(0) + "/";
        out.println("Tablée is at " + address);
        if (lan) out.print(QrPicture.of(address).terminal());
        String admin = settings.network().admin().host();
        out.println("Metrics, "
                + (isHere(admin) ? "from this machine only" : "for anyone who reaches it") + ": http://"
                + (admin.contains(":") ? "[" + admin + "]" : admin) + ":" + server.adminPort() + "/metrics");
        out.println("Ctrl-C stops it; all games are kept in " + where(settings) + ".");
        out.flush();
    }

    private static boolean isHere(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static String where(ServerSettings settings) {
        String database = settings.database();
        return database.startsWith("postgresql://")
                ? "PostgreSQL"
                : String.valueOf(Path.of(database).getParent());
    }
}
