package tablee.app.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server as people run it: a process of its own, which can be stopped, and killed. */
final class Child implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Tablée is at http://localhost:(\\d+)/");
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final Path errors;
    private final int port;

    private Child(Process process, Path errors) throws IOException {
        this.process = process;
        this.errors = errors;
        port = awaitPort();
    }

    /** @param place flags that say where the data lies */
    static Child start(List<String> place) throws IOException {
        Path errors = Files.createTempFile("tablee", ".err");
        List<String> command = new ArrayList<>(List.of(
                java(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(List.of("tablee.app.Main", "serve", "--port", "0", "--limit-times", "1000"));
        command.addAll(place);
        return new Child(
                new ProcessBuilder(command).redirectError(errors.toFile()).start(), errors);
    }

    static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private int awaitPort() throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.matches()) return Integer.parseInt(address.group(1));
        }
        throw new AssertionError("the server did not start: " + errors());
    }

    int port() {
        return port;
    }

    /** What it said on standard error. */
    String errors() throws IOException {
        return Files.readString(errors);
    }

    /** As a cut of power would: nothing gets a word in. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** As Ctrl-C does; the answer is the exit status. */
    int interrupt() throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) throw new AssertionError("it does not stop");
        return process.exitValue();
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        Files.deleteIfExists(errors);
    }
}
