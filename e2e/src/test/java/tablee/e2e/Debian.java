package tablee.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** On Debian, as root, a browser that is missing can be had. */
final class Debian {
    private Debian() {}

    static void install(String name) {
        boolean debian = Files.exists(Path.of("/etc/debian_version"));
        if (!debian || !"root".equals(System.getProperty("user.name"))) return;
        Path turn = Path.of(System.getProperty("java.io.tmpdir"), "tablee-apt-get.lock");
        // Test processes beside each other want it at the same moment, and apt-get serves one.
        try (FileChannel channel = FileChannel.open(turn, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock ignored = channel.lock()) {
            run("apt-get", "-q", "update");
            run("apt-get", "-q", "-y", "install", "--no-install-recommends", name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void run(String... command) {
        try {
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
            builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
