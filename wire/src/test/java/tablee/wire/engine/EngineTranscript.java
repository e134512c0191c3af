package tablee.wire.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A conversation on paper: {@code >} is a request, {@code <} its answer, {@code #} a comment, and what follows {@code ==} is
 * said to a fresh engine.
 */
record EngineTranscript(List<Scene> scenes) {
    record Scene(String title, List<Exchange> exchanges) {}

    record Exchange(String request, String answer) {}

    static EngineTranscript read(String name) {
        List<Scene> scenes = new ArrayList<>();
        String request = "";
        for (String line : text(name).lines().toList()) {
            if (line.startsWith("== ")) scenes.add(new Scene(line.substring(3), new ArrayList<>()));
            if (line.startsWith("> ")) request = line.substring(2);
            if (line.startsWith("< ")) last(scenes).exchanges.add(new Exchange(request, line.substring(2)));
        }
        return new EngineTranscript(scenes);
    }

    private static Scene last(List<Scene> scenes) {
        return scenes.get(scenes.size() - 1);
    }

    private static String text(String name) {
        try (InputStream in = EngineTranscript.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalArgumentException("no " + name);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
