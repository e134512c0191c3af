package tablee.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tablee.core.BadInput;

/**
 * Many games of one arrangement, or of two that are compared. The same arrangements and seed give the same files, byte for
 * byte, on any number of cores, and however often it was stopped and resumed.
 *
 * @param arms the arrangements, each with its name
 */
record Experiment(List<Arm> arms, long seed, int games, Path folder) {
    record Arm(String name, Arrangement arrangement) {}

    /** Plays what is not yet played, and writes the report. */
    void run(int cores, PrintStream err) {
        try {
            Files.createDirectories(folder);
            claim();
            List<Results> results = new ArrayList<>();
            for (Arm arm : arms) results.add(new Results(arm, play(arm, cores, err)));
            Files.writeString(folder.resolve("report.html"), new LabPage(this, results).html());
            Files.writeString(folder.resolve("measures.csv"), new LabPage(this, results).csv());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What came out for one arm. */
    record Results(Arm arm, List<Played> games) {
        List<Measure> measures() {
            return Measures.of(arm.arrangement, games);
        }
    }

    private List<Played> play(Arm arm, int cores, PrintStream err) {
        BoutJournal journal = BoutJournal.open(folder.resolve("games-" + arm.name + ".csv"));
        LabProgress progress = new LabProgress(err, arm.name);
        new Series(
                        journal,
                        games,
                        number -> arm.arrangement.play(seed, number, new ThinkingTime()),
                        game -> false,
                        game -> progress.game(game, games))
                .run(cores);
        return journal.games().subList(0, games);
    }

    /** A folder holds one experiment: to add games to it is fine, to mix two is not. */
    private void claim() throws IOException {
        Path note = folder.resolve("experiment.txt");
        if (!Files.exists(note)) Files.writeString(note, describe());
        else if (!Files.readString(note).equals(describe())) {
            throw new BadInput("The folder " + folder + " holds another experiment: choose another one with --out.");
        }
    }

    String describe() {
        StringBuilder text = new StringBuilder("seed " + seed + "\n");
        for (Arm arm : arms) {
            Arrangement a = arm.arrangement;
            text.append("\n[").append(arm.name).append("]\n");
            text.append("game ").append(a.game().card().id());
            text.append("\nseats ").append(a.setup().seats());
            text.append("\nbots ").append(String.join(", ", a.bots()));
            text.append(a.rotating() ? "; they move on by one seat after every game" : "; they keep their seats");
            text.append("\niterations ").append(a.iterations());
            text.append("\noptions ").append(a.setup().options());
            if (!a.setup().data().isEmpty())
                text.append("\nruleset\n").append(a.setup().data().strip());
            text.append("\n");
        }
        return text.toString();
    }
}
