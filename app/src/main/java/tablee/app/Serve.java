package tablee.app;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import tablee.core.BadInput;
import tablee.server.Server;
import tablee.server.Settings;

/** {@code tablee serve}: plays, until it is told to stop. */
record Serve(PrintStream out, PrintStream err) {
    private static final int USUAL_PORT = 8090;

    int run(List<String> arguments) {
        try {
            Server server = Server.start(settings(arguments));
            CountDownLatch stopped = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                server.close();
                stopped.countDown();
            }));
            out.println("Tablée is at " + server.addresses().get(0) + "/");
            stopped.await();
            return Main.FINE;
        } catch (BadInput bad) {
            err.println("tablee: " + bad.sentence());
            return Main.MISUSED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Main.FAILED;
        }
    }

    private static Settings settings(List<String> arguments) {
        int port = USUAL_PORT;
        Path data = Path.of(System.getProperty("user.home"), ".local", "share", "tablee");
        for (int i = 0; i + 1 < arguments.size(); i += 2) {
            switch (arguments.get(i)) {
                case "--port" -> port = Integer.parseInt(arguments.get(i + 1));
                case "--data" -> data = Path.of(arguments.get(i + 1));
                default -> throw new BadInput("serve has no flag " + arguments.get(i) + ".");
            }
        }
        try {
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new BadInput("The folder " + data + " cannot be made.");
        }
        return Settings.local(port, data.resolve("tablee.db").toString());
    }
}
