package tablee.physics;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

/** Some throws and the hashes of all that became of them. As a program it prints them, so that another JDK can be asked;
 * each argument leaves out a board. */
final class StoredThrows {
    private static final int BOARDS = 3;

    private static final List<Aim> AIMS = List.of(
            new Aim(0, 32, 0, 0),
            new Aim(21, 32, 4, 3),
            new Aim(50, 40, 6, -8),
            new Aim(77, 27, 9, 7),
            new Aim(96, 30, 12, 0),
            new Aim(127, 36, 15, -2));

    private StoredThrows() {}

    public static void main(String[] arguments) {
        lines(arguments.length).forEach(System.out::println);
    }

    static List<String> lines() {
        return lines(0);
    }

    /** Those of this board and the ones after it. */
    static List<String> lines(int from) {
        List<String> lines = new ArrayList<>();
        for (int board = from; board < BOARDS; board++) {
            for (Aim aim : AIMS) {
                for (boolean weather : new boolean[] {false, true}) {
                    String name = "board " + board + (weather ? ", weather dice, " : ", ") + aim.write();
                    lines.add(name + ": " + hash(ThrowSimulation.of(thrown(board, aim, weather))));
                }
            }
        }
        return lines;
    }

    /** Weather dice lie where the throw passes: in its way, and side by side in the middle. */
    static DiceThrow thrown(int board, Aim aim, boolean weather) {
        FastDice dice = new FastDice(1000L * board + aim.pack());
        Relief relief = board == 0 ? Relief.FLAT : Relief.dealt(dice);
        Launch launch = Hand.throwing(aim, dice);
        Pose from = launch.pose();
        int near = Tray.nearest(0.6 * from.x(), 0.6 * from.y());
        List<Pose> lying = List.of(Pose.lying(relief, near, 1, 0), Pose.lying(relief, 18, 5, 9));
        return new DiceThrow(relief, List.of(launch), weather ? lying : List.of());
    }

    static String hash(DiceFlight flight) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (DiceFlight.Course course : flight.courses()) {
                digest.update(course.path().bytes());
                Pose end = course.end();
                ByteBuffer exact = ByteBuffer.allocate(7 * Double.BYTES);
                exact.putDouble(end.x()).putDouble(end.y()).putDouble(end.z());
                exact.putDouble(end.w()).putDouble(end.i()).putDouble(end.j()).putDouble(end.k());
                digest.update(exact.flip());
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
