package tablee.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, so that clients and server share only the machine. */
final class BenchProcess implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Tablée is at http://localhost:(\\d+)/");
    private static final Pattern TOTAL = Pattern.compile("(?m)^Total +\\d+ +(\\d+)");
    /** What newer JDKs put where nothing lives, and count all the same. */
    private static final Pattern FILLER = Pattern.compile("(?m)^ *\\d+: +\\d+ +(\\d+) +\\S*FillerElement");

    static final String HEAP = "-Xmx1g";

    private final Process process;
    private final int port;

    private BenchProcess(ProcessBuilder builder) throws IOException {
        process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        port = awaitPort();
    }

    private static BenchProcess java(String heap, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(tool("java"), heap, "-XX:+UseSerialGC"));
        command.addAll(arguments);
        return new BenchProcess(new ProcessBuilder(command));
    }

    /** A script on Node, which says where it is in the same words. */
    static BenchProcess node(Path folder, String script) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("node", script).directory(folder.toFile());
        builder.environment().put("NODE_ENV", "production");
        return new BenchProcess(builder);
    }

    /** One of the small servers of this package. */
    static BenchProcess small(Class<?> main) throws IOException {
        return java(HEAP, List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    }

    /** @param place flags that say where the data lies */
    static BenchProcess tablee(Path jar, List<String> place) throws IOException {
        List<String> wide = new ArrayList<>(place);
        wide.addAll(List.of("--limit-times", "1000"));
        return guarded(HEAP, jar, wide);
    }

    /** With the limits that everybody has. */
    static BenchProcess guarded(String heap, Path jar, List<String> flags) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-jar", jar.toString(), "serve", "--port", "0"));
        arguments.addAll(flags);
        return java(heap, arguments);
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    private int awaitPort() throws IOException {
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.matches()) return Integer.parseInt(address.group(1));
        }
        throw new IOException("a server did not start");
    }

    int port() {
        return port;
    }

    /** What lives in its heap once all garbage is gone. */
    long heapBytes() throws IOException {
        String histogram = jcmd("GC.class_histogram");
        Matcher total = TOTAL.matcher(histogram);
        if (!total.find()) throw new IOException("the heap of a server cannot be looked at");
        long filled = FILLER.matcher(histogram)
                .results()
                .mapToLong(line -> Long.parseLong(line.group(1)))
                .sum();
        return Long.parseLong(total.group(1)) - filled;
    }

    /** How long it has had a processor. */
    long processorMicros() {
        return process.info().totalCpuDuration().orElseThrow().toNanos() / 1_000;
    }

    String jcmd(String... what) throws IOException {
        List<String> command = new ArrayList<>(List.of(tool("jcmd"), String.valueOf(process.pid())));
        command.addAll(List.of(what));
        Process jcmd = new ProcessBuilder(command).start();
        return new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
