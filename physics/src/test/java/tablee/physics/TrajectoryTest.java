package tablee.physics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

@DisplayName("Trajectories")
class TrajectoryTest {
    @Test
    @DisplayName("A sample is right to half a tenth of a millimetre and a quarter of a degree")
    void packing() {
        FastDice dice = new FastDice(1);
        for (int i = 0; i < 2000; i++) {
            Pose pose = Hand.throwing(new Aim(dice.roll(128), dice.roll(64), 0, 0), dice)
                    .pose();
            Trajectory.Recorder tape = new Trajectory.Recorder(7);
            tape.add(pose);
            Pose read = tape.done().pose(0);
            assertEquals(pose.x(), read.x(), 0.0501);
            assertEquals(pose.y(), read.y(), 0.0501);
            assertEquals(pose.z(), read.z(), 0.0501);
            double same = pose.w() * read.w() + pose.i() * read.i() + pose.j() * read.j() + pose.k() * read.k();
            assertTrue(2 * Math.toDegrees(Math.acos(Math.min(1, Math.abs(same)))) < 0.25);
        }
    }

    @Test
    @DisplayName("A trajectory reads back from its text, without what only repeats its end")
    void text() {
        Pose here = Pose.lying(Relief.FLAT, 18, 2, 0);
        Trajectory.Recorder tape = new Trajectory.Recorder(3);
        tape.add(Pose.lying(Relief.FLAT, 17, 2, 0));
        for (int i = 0; i < 5; i++) tape.add(here);
        Trajectory path = tape.done();
        assertEquals(2, path.samples());
        assertEquals(path, Trajectory.of(3, path.text()));
        assertTrue(path.text().matches("[A-Za-z0-9_-]+"));
    }

    @Test
    @DisplayName("A die shows the face it was laid down with")
    void faces() {
        for (int face = 0; face < Pose.FACES; face++) {
            Pose pose = Pose.lying(Relief.FLAT, 18, face, 0);
            assertEquals(face, pose.top());
            assertEquals(1, pose.flatness(), 1e-12);
            assertEquals(-1, pose.up((face + 3) % 6), 1e-12);
        }
    }

    @Test
    @DisplayName("No trajectory is larger than a few kilobytes")
    void size() {
        FastDice dice = new FastDice(2);
        int largest = 0;
        for (int i = 0; i < 300; i++) {
            Aim aim = new Aim(dice.roll(128), dice.roll(64), dice.roll(16), dice.roll(16) - 8);
            DiceThrow thrown = new DiceThrow(Relief.dealt(dice), List.of(Hand.throwing(aim, dice)), List.of());
            largest = Math.max(
                    largest,
                    ThrowSimulation.of(thrown).courses().get(0).path().text().length());
        }
        assertTrue(largest < 5000, largest + " characters");
    }
}
