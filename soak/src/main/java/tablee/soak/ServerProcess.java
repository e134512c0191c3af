package tablee.soak;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which can be killed like one. */
public final class ServerProcess implements AutoCloseable {
    private static final long STOPS_WITHIN_SECONDS = 60;

    private static final int USUAL_MEGABYTES = 512;

    private final Process process;
    private final String address;

    private ServerProcess(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** Starts this same program again, with these arguments to {@code serve}; what it complains of goes into the file. */
    public static ServerProcess serve(Path complaints, List<String> arguments) {
        return serve(complaints, USUAL_MEGABYTES, arguments);
    }

    /** @param megabytes of memory for everything the server keeps */
    public static ServerProcess serve(Path complaints, int megabytes, List<String> arguments) {
        return serve(complaints, megabytes, List.of(), arguments);
    }

    /** A node whose own connections come from this loopback address. */
    static ServerProcess node(Path complaints, String source, List<String> arguments) {
        String property = "-Dpekko.remote.artery.advanced.tcp.outbound-client-hostname=" + source;
        return serve(complaints, USUAL_MEGABYTES, List.of(property), arguments);
    }

    private static ServerProcess serve(
            Path complaints, int megabytes, List<String> properties, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dstdout.encoding=UTF-8"));
        command.addAll(properties);
        String program = System.getProperty("tablee.program", System.getProperty("java.class.path"));
        command.addAll(List.of("-cp", program, "tablee.app.Main", "serve"));
        command.addAll(arguments);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(complaints.toFile()))
                    .start();
            return new ServerProcess(process, whereIsIt(process, complaints));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String whereIsIt(Process process, Path complaints) throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            int at = line.indexOf("http://");
            if (at >= 0 && !line.contains("Metrics")) return line.substring(at).replaceAll("/$", "");
        }
        throw new IllegalStateException("the server did not start: " + Files.readString(complaints));
    }

    /** {@code http://127.0.0.1:12345} */
    public String address() {
        return address;
    }

    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** kill -9. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    /** As by Ctrl-C. */
    public void stop() {
        process.destroy();
        await();
    }

    /** Its exit status, once it has ended by itself. */
    public Optional<Integer> endsWithin(long seconds) {
        try {
            return process.waitFor(seconds, TimeUnit.SECONDS) ? Optional.of(process.exitValue()) : Optional.empty();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void await() {
        try {
            if (!process.waitFor(STOPS_WITHIN_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("the server did not stop within " + STOPS_WITHIN_SECONDS + " s");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
