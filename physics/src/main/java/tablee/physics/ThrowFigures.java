package tablee.physics;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Dice;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;

/** Measures throws of each strength towards the middle, from all around the rim, and prints a table for the documentation. */
public final class ThrowFigures {
    private static final String USUAL_THROWS = "500";
    private static final CliCommand COMMAND = CliCommand.named(
                    "throws", "measures throws of each strength and prints the table of docs/physics.md")
            .words("[THROWS]", "how many of each strength");
    private static final int WARM_UP = 2000;

    private int landed;
    private int off;
    private int nudged;
    private int lasting;
    private int samples;
    private int mostBytes;
    private double reach;
    private final int[] faces = new int[Pose.FACES];

    private ThrowFigures() {}

    /** The command {@code throws}; answers the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            List<String> given = arguments.words();
            if (given.size() > 1) throw new BadInput("throws takes one word at most: how many of each strength.");
            String count = given.isEmpty() ? USUAL_THROWS : given.get(0);
            print((int) Arguments.number("THROWS", count, 1, 999_999), out);
            return CliCommand.FINE;
        });
    }

    private static void print(int count, PrintStream out) {
        new ThrowFigures().add(Aim.STRENGTHS / 3, WARM_UP, new FastDice(0));
        out.println(
                "| strength | mm/s | throws/s a core | reach mm | off % | nudged % | at the limit | seconds | most bytes | chi² |");
        out.println("|---|---|---|---|---|---|---|---|---|---|");
        for (int strength = 0; strength < Aim.STRENGTHS; strength++) out.println(row(strength, count));
    }

    static ThrowFigures of(int strength, int count) {
        ThrowFigures figures = new ThrowFigures();
        figures.add(strength, count, new FastDice(strength + 1));
        return figures;
    }

    private static String row(int strength, int count) {
        long before = cpuNanos();
        ThrowFigures figures = of(strength, count);
        double seconds = (cpuNanos() - before) * 1e-9;
        return figures.row(strength, count, count / seconds);
    }

    /** What the processor spent on this thread, so that the figure is right on a busy machine too. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void add(int strength, int count, Dice dice) {
        for (int i = 0; i < count; i++) {
            Aim aim = new Aim(dice.roll(Aim.RELEASES), Aim.DIRECTIONS / 2, strength, 0);
            Launch launch = Hand.throwing(aim, dice);
            add(launch, ThrowSimulation.of(new DiceThrow(Relief.dealt(dice), List.of(launch), List.of())));
        }
    }

    private void add(Launch launch, DiceFlight flight) {
        DiceFlight.Course course = flight.courses().get(0);
        Pose end = course.end();
        if (flight.nudges() > 0) nudged++;
        if (!flight.settled()) lasting++;
        samples += course.path().samples();
        mostBytes = Math.max(mostBytes, course.path().samples() * Trajectory.SAMPLE_BYTES);
        if (course.off()) {
            off++;
            return;
        }
        landed++;
        reach += Math.hypot(end.x() - launch.pose().x(), end.y() - launch.pose().y());
        faces[end.top()]++;
    }

    /** How far from the hand those that stay on the board end, on the mean. */
    double reachMillimetres() {
        return reach / Math.max(1, landed);
    }

    int off() {
        return off;
    }

    private String row(int strength, int count, double perSecond) {
        double each = landed / (double) Pose.FACES;
        double chiSquare = 0;
        for (int face : faces) chiSquare += (face - each) * (face - each) / Math.max(each, 1e-9);
        return String.format(
                Locale.ROOT,
                "| %d | %.0f | %.0f | %.0f | %.1f | %.1f | %d | %.2f | %d | %.1f |",
                strength,
                Hand.speed(strength),
                perSecond,
                reachMillimetres(),
                100.0 * off / count,
                100.0 * nudged / count,
                lasting,
                (double) samples / count / Trajectory.PER_SECOND,
                mostBytes,
                chiSquare);
    }
}
