package tablee.lab.nodes;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tablee.lab.experiment.LabCommand;

/** The lab in a process of its own, as somebody starts it, to be killed. */
final class LabProcess implements AutoCloseable {
    private final Process process;
    private final List<String> said = new ArrayList<>();

    private LabProcess(Process process) {
        this.process = process;
        Thread reader = new Thread(this::read, "said");
        reader.setDaemon(true);
        reader.start();
    }

    public static void main(String[] words) {
        System.exit(LabCommand.run(List.of(words), System.out, System.err));
    }

    static LabProcess start(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                LabProcess.class.getName()));
        command.addAll(List.of(words));
        try {
            return new LabProcess(
                    new ProcessBuilder(command).redirectErrorStream(true).start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) hear(line);
        } catch (IOException e) {
            hear("(it was killed)");
        }
    }

    private synchronized void hear(String line) {
        said.add(line);
        notifyAll();
    }

    /** Waits until it says such a line. */
    synchronized String await(Predicate<String> wanted) throws InterruptedException {
        for (int from = 0; ; wait()) {
            for (; from < said.size(); from++) if (wanted.test(said.get(from))) return said.get(from);
        }
    }

    synchronized String said() {
        return String.join("\n", said);
    }

    /** Waits for its end. */
    boolean saysThatAllIsPlayed() {
        try {
            return end() == 0 && said().contains("All games are played.");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** As a cut of power does. */
    void kill() {
        process.destroyForcibly();
    }

    int end() throws InterruptedException {
        if (!process.waitFor(5, TimeUnit.MINUTES)) throw new IllegalStateException("it does not end: " + said());
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
