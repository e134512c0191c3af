package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.pluvionautes.rules.Aim;

/** The reference throws beside docs/physics.md, for those who write the physics again: everything a throw depends on, and everything that became of it. */
class ReferenceThrowsTest {
    private static final Path FILE = Path.of(System.getProperty("tablee.root", ".."), "docs/physics-throws.jsonl");
    private static final List<Aim> AIMS =
            List.of(new Aim(0, 32, 1, 0), new Aim(21, 32, 4, 3), new Aim(50, 40, 6, -8), new Aim(96, 30, 12, 0));

    /** Written where there is no file yet, with -Dtablee.record=true; what is written never changes. */
    @Test
    @DisplayName("PLUV-30: the reference throws are what the simulation makes of their inputs, to the last bit")
    void same() throws IOException {
        if (Boolean.getBoolean("tablee.record") && !Files.exists(FILE)) Files.write(FILE, lines());
        List<String> stored = Files.readAllLines(FILE);
        assertTrue(stored.size() >= 24);
        assertEquals(stored, lines());
    }

    private static List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int board = 0; board < 3; board++) {
            for (Aim aim : AIMS) {
                for (boolean weather : new boolean[] {false, true})
                    lines.add(line(aim, StoredThrows.thrown(board, aim, weather)));
            }
        }
        return lines;
    }

    private static String line(Aim aim, DiceThrow thrown) {
        DiceFlight flight = ThrowSimulation.of(thrown);
        return "{\"aim\":\"" + aim.write() + "\",\"layers\":"
                + thrown.relief().toString().replace(" ", "")
                + ",\"thrown\":"
                + list(thrown.thrown().stream().map(ReferenceThrowsTest::launch).toList())
                + ",\"lying\":"
                + list(thrown.lying().stream().map(ReferenceThrowsTest::pose).toList())
                + ",\"nudges\":" + flight.nudges() + ",\"settled\":" + flight.settled()
                + ",\"courses\":"
                + list(flight.courses().stream()
                        .map(ReferenceThrowsTest::course)
                        .toList()) + "}";
    }

    private static String list(List<String> parts) {
        return parts.stream().collect(Collectors.joining(",", "[", "]"));
    }

    private static String launch(Launch launch) {
        return "{\"pose\":" + pose(launch.pose()) + ",\"velocity\":["
                + launch.vx() + "," + launch.vy() + "," + launch.vz() + "],\"spin\":["
                + launch.spinX() + "," + launch.spinY() + "," + launch.spinZ() + "]}";
    }

    private static String pose(Pose pose) {
        return "[" + pose.x() + "," + pose.y() + "," + pose.z() + "," + pose.w() + "," + pose.i() + "," + pose.j() + ","
                + pose.k() + "]";
    }

    private static String course(DiceFlight.Course course) {
        return "{\"moved\":" + course.moved() + ",\"off\":" + course.off() + ",\"end\":" + pose(course.end())
                + ",\"top\":" + course.end().top() + ",\"start\":"
                + course.path().start() + ",\"path\":\"" + course.path().text() + "\"}";
    }
}
