package tablee.physics;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.FastDice;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Hex;

/**
 * Measures how throws scatter (PLUV-32) and writes the two data files of Les Pluvionautes: a good aim at each cell, and where
 * throws with it end. What it finds depends on the seed and the counts alone, not on how many cores share the work.
 */
public final class Scattering {
    /** The version since which dice fly as they do; how they are read at the rim makes no difference here. */
    private static final int FLIGHT = 1;

    private static final int FINE = 0;
    private static final int FAILED = 1;

    private static final String USUAL_THROWS = "1000";
    private static final String USUAL_SEED = "1";
    private static final String FOLDER = "games/pluvionautes/src/main/resources/tablee/pluvionautes/rules";
    private static final CliCommand COMMAND = CliCommand.named(
                    "scatter", "throws the die at every cell and writes the tables that Les Pluvionautes plays by")
            .words(
                    "[THROWS [SEED [FOLDER]]]",
                    "how often at each cell (1000), by which chance (1), and into which folder");

    /** A cell, the good aim at it, and where throws with it ended. */
    private record Target(int cell, Aim aim, ThrowTally tally) {}

    private final int throwsEach;
    private final int seed;
    private final PrintStream progress;

    private Scattering(int throwsEach, int seed, PrintStream progress) {
        this.throwsEach = throwsEach;
        this.seed = seed;
        this.progress = progress;
    }

    /** The command {@code scatter}; answers the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            List<String> given = arguments.words();
            if (given.size() > 3) throw new BadInput("scatter takes three words at most: THROWS, SEED and FOLDER.");
            int throwsEach = (int) Arguments.number("THROWS", word(given, 0, USUAL_THROWS), 1, 99_999);
            int seed = (int) Arguments.number("SEED", word(given, 1, USUAL_SEED), 0, 999_999_999);
            Path folder = Path.of(word(given, 2, FOLDER));
            if (!Files.isDirectory(folder)) throw new BadInput("there is no folder " + folder + ".");
            return new Scattering(throwsEach, seed, err).write(folder);
        });
    }

    private static String word(List<String> words, int index, String usual) {
        return words.size() > index ? words.get(index) : usual;
    }

    private int write(Path folder) {
        List<Target> targets = measure();
        try {
            Files.write(folder.resolve("aims-1.txt"), aims(targets));
            Files.write(folder.resolve("scatter-1.txt"), table(targets));
        } catch (IOException e) {
            progress.println("tablee: the tables cannot be written into " + folder + ".");
            return FAILED;
        }
        progress.println(summary(targets));
        return FINE;
    }

    private List<Target> measure() {
        AimFinder marksman = new AimFinder(throwsEach, new FastDice(seed));
        AtomicInteger done = new AtomicInteger();
        return IntStream.range(0, Tray.CELLS)
                .parallel()
                .mapToObj(cell -> {
                    Target target = measure(marksman, cell);
                    progress.println(done.incrementAndGet() + " of " + Tray.CELLS + ": " + describe(target));
                    return target;
                })
                .toList();
    }

    private Target measure(AimFinder marksman, int cell) {
        FastDice dice = new FastDice((long) seed << 32 | cell + 1);
        Aim aim = marksman.best(cell, dice);
        ThrowTally tally = new ThrowTally();
        tally.add(aim, throwsEach, dice);
        return new Target(cell, aim, tally);
    }

    private static String describe(Target target) {
        ThrowTally tally = target.tally;
        return name(target.cell) + ", " + target.aim.write() + ": " + percent(tally.on(target.cell), tally.count())
                + " hit, " + percent(tally.beside(target.cell), tally.count()) + " beside, "
                + percent(tally.off(), tally.count()) + " off";
    }

    private static String summary(List<Target> targets) {
        int hit = 0;
        int beside = 0;
        int off = 0;
        int all = 0;
        for (Target target : targets) {
            hit += target.tally.on(target.cell);
            beside += target.tally.beside(target.cell);
            off += target.tally.off();
            all += target.tally.count();
        }
        return "all cells: " + percent(hit, all) + " hit, " + percent(beside, all) + " beside, " + percent(off, all)
                + " off";
    }

    private static String percent(int part, int all) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / all);
    }

    private List<String> aims(List<Target> targets) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# A good aim at each of the 37 cells, row by row: target = release direction strength spin (see Aim).");
        lines.add("# Look-ahead takes any other aim for the nearest of these.");
        lines.addAll(provenance());
        for (Target target : targets) {
            Aim aim = target.aim;
            lines.add(name(target.cell) + " = " + aim.release() + " " + aim.direction() + " " + aim.strength() + " "
                    + aim.spin());
        }
        return lines;
    }

    private List<String> table(List<Target> targets) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# Where a throw lands that is aimed at a cell (PLUV-32): one line for each of the 37 targets, row by row,");
        lines.add("#     target = off:weight cell:weight cell:weight ...");
        lines.add(
                "# The weights are how often, of all throws with the good aim at that target, the die left the board, and how");
        lines.add(
                "# often the cell under its centre was this one. What is not listed did not happen. Faces are uniform.");
        lines.addAll(provenance());
        for (Target target : targets) lines.add(row(target));
        return lines;
    }

    private static String row(Target target) {
        StringBuilder row = new StringBuilder(name(target.cell)).append(" =");
        if (target.tally.off() > 0) row.append(" off:").append(target.tally.off());
        for (int cell = 0; cell < Tray.CELLS; cell++) {
            int count = target.tally.on(cell);
            if (count > 0) row.append(' ').append(name(cell)).append(':').append(count);
        }
        return row.toString();
    }

    private List<String> provenance() {
        return List.of(
                "#",
                "# Measured with version " + FLIGHT + " of the simulated throw, " + throwsEach
                        + " throws at each cell, each on a board dealt",
                "# anew, by the command: ./tablee scatter " + throwsEach + " " + seed);
    }

    private static String name(int cell) {
        return Hex.write(Hex.at(cell));
    }
}
