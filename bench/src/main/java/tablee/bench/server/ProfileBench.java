package tablee.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/**
 * Where the processor time of a server goes while it is asked as fast as it answers: Java's own sampling by processor time, as a flame graph and as
 * shares of what a move passes through.
 */
public final class ProfileBench {
    private static final int TABLES = 200;
    private static final long WARM_MILLIS = 25_000;
    private static final long MILLIS = 15_000;

    /** A sample counts for the first of these that its stack has a part of, from the innermost frame outwards. */
    private static final Map<String, List<String>> PARTS = parts();

    private static Map<String, List<String>> parts() {
        Map<String, List<String>> parts = new LinkedHashMap<>();
        parts.put("JSON, read and written", List.of("tablee.wire.json.", "com.fasterxml."));
        parts.put("rules and the match", List.of("tablee.core.", "tablee.circus."));
        parts.put("SQLite", List.of("org.sqlite."));
        parts.put("the writer beside it", List.of("tablee.store."));
        parts.put("the table: views, requests, clocks", List.of("tablee.table."));
        parts.put(
                "mailboxes and the order of work",
                List.of("tablee.live.", "org.apache.pekko.", "java.util.concurrent.ForkJoin"));
        parts.put("sockets", List.of("io.netty.", "io.vertx.", "tablee.server."));
        return parts;
    }

    private ProfileBench() {}

    /**
     * @param jar the packed app
     * @param picture where the flame graph goes
     */
    public static String report(Path jar, Path picture) throws IOException {
        Path recording = Files.createTempFile("tablee-bench", ".jfr");
        double microsAMove = record(jar, recording);
        String text = read(recording, microsAMove, picture);
        Files.delete(recording);
        return text;
    }

    /** What a recording says, as shares, and as a picture that is written. */
    static String read(Path recording, double microsAMove, Path picture) throws IOException {
        FlameGraph graph = new FlameGraph();
        Map<String, Integer> parts = new LinkedHashMap<>();
        PARTS.keySet().forEach(part -> parts.put(part, 0));
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) {
                RecordedEvent event = file.readEvent();
                boolean sample = event.getEventType().getName().equals("jdk.CPUTimeSample");
                if (!sample || event.getStackTrace() == null) continue;
                List<String> frames = frames(event);
                parts.merge(part(frames), 1, Integer::sum);
                frames.add(thread(event));
                Collections.reverse(frames);
                graph.add(frames.stream().map(ProfileBench::brief).toList());
            }
        }
        Files.writeString(
                picture, graph.svg("the processor time of a server's threads, " + graph.samples() + " samples"));
        return text(microsAMove, parts, graph.samples());
    }

    private static double record(Path jar, Path recording) throws IOException {
        try (BenchClients clients = new BenchClients()) {
            List<String> data = List.of("--data", BenchClients.folder().toString());
            BenchProcess server = clients.keep(BenchProcess.tablee(jar, data));
            Contender ours = new Contender("", clients.seat(server.port(), TABLES));
            ours.begin(clients.round(PacedLoad.CLOSED));
            BenchClients.pause(WARM_MILLIS);
            server.jcmd(
                    "JFR.start",
                    "name=move",
                    "settings=profile",
                    "jdk.CPUTimeSample#enabled=true",
                    "jdk.CPUTimeSample#throttle=2ms");
            long before = server.processorMicros();
            clients.figures().begin();
            BenchClients.pause(MILLIS);
            double moves = clients.figures().end().perSecond() * MILLIS / 1e3;
            double micros = (server.processorMicros() - before) / moves;
            server.jcmd("JFR.dump", "name=move", "filename=" + recording);
            return micros;
        }
    }

    /** The innermost first. */
    private static List<String> frames(RecordedEvent event) {
        List<String> frames = new ArrayList<>();
        for (RecordedFrame frame : event.getStackTrace().getFrames()) {
            RecordedClass type = frame.getMethod().getType();
            frames.add(type.getName() + "." + frame.getMethod().getName());
        }
        return frames;
    }

    /** Without its package. */
    private static String brief(String frame) {
        return frame.replaceFirst("^.*\\.(?=[^.]+\\.[^.]+$)", "");
    }

    private static String part(List<String> frames) {
        for (String frame : frames)
            for (Map.Entry<String, List<String>> part : PARTS.entrySet())
                if (part.getValue().stream().anyMatch(frame::startsWith)) return part.getKey();
        return "the rest";
    }

    /** Threads of one kind are one. */
    private static String thread(RecordedEvent event) {
        RecordedThread thread = event.getThread();
        String name = thread == null ? "unknown" : thread.getJavaName();
        return name == null ? "unknown" : name.replaceAll("[-\\d]+$", "");
    }

    private static String text(double microsAMove, Map<String, Integer> parts, long samples) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%nMeasured on %s by `./tablee bench profile`, Java %s: %d tables on SQLite, each as fast as it is answered. A move took %.0f µs"
                        + " of the server's processor time, compiler and collector among them; %,d samples of the threads of Java.%n%n"
                        + "| part | share | µs a move |%n|---|---|---|%n",
                LocalDate.now(),
                System.getProperty("java.version"),
                TABLES,
                microsAMove,
                samples));
        parts.forEach((part, count) -> text.append(String.format(
                Locale.ROOT,
                "| %s | %.1f %% | %.1f |%n",
                part,
                100.0 * count / samples,
                microsAMove * count / samples)));
        return text.toString();
    }
}
