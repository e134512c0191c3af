package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Where the server can be spoken to. */
@EnabledOnOs(OS.LINUX)
class OpenPortsTest {
    private static final String LISTENING = "0A";

    /** The ports that this process listens at, as the system knows them. */
    private static Set<Integer> listening() {
        Set<String> own = sockets();
        return Stream.of("tcp", "tcp6")
                .flatMap(kind -> lines(Path.of("/proc/self/net", kind)).skip(1))
                .map(line -> line.strip().split("\\s+"))
                .filter(field -> field[3].equals(LISTENING) && own.contains("socket:[" + field[9] + "]"))
                .map(field -> Integer.parseInt(field[1].substring(field[1].indexOf(':') + 1), 16))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> sockets() {
        Set<String> sockets = new HashSet<>();
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
            for (Path file : files.toList()) {
                if (Files.isSymbolicLink(file)) sockets.add(target(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sockets;
    }

    /** What is closed while we look is nobody's door. */
    private static String target(Path file) {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (IOException closed) {
            return "";
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("A server that is alone listens to people and to its administrator, and at no other port")
    void two() {
        ServerSettings settings = Running.settings();
        Set<Integer> before = listening();
        try (Server server = Server.start(settings)) {
            Set<Integer> now = listening();
            now.removeAll(before);
            assertEquals(new TreeSet<>(List.of(server.port(), server.adminPort())), now);
        }
    }
}
