package tablee.lab.experiment;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tablee.core.BadInput;
import tablee.lab.game.Arrangement;
import tablee.lab.game.BoutJournal;
import tablee.lab.game.Observed;
import tablee.lab.series.QueuePlayers;
import tablee.lab.series.WorkQueue;

/**
 * Many games of one arm, or of several that are compared, played in turn. The same arms and seed give the same files, byte for byte, on
 * any number of cores and nodes, and however often it was stopped and resumed.
 *
 * @param site the server whose tables the report leads to
 */
record Experiment(ArmReader.Arms arms, long seed, int games, Path folder, URI site) {
    List<Arm> all() {
        return arms.all();
    }

    Arm base() {
        return all().get(arms.base());
    }

    List<Arrangement> arrangements() {
        return all().stream().map(Arm::arrangement).toList();
    }

    /** Plays what is not yet played, and writes the report: while it plays, and at the end. */
    void run(int cores, Helpers helpers, PrintStream err) {
        try {
            Files.createDirectories(folder);
            claim();
            writeRulesets();
            WorkQueue queue = new WorkQueue(journals(), games);
            play(queue, cores, helpers, err);
            new LabPage(this, results(queue), false).write();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void play(WorkQueue queue, int cores, Helpers helpers, PrintStream err) throws InterruptedException {
        try (RunReporter reporter = new RunReporter(this, queue, err)) {
            reporter.start();
            Runnable farewell = helpers.help(queue);
            new QueuePlayers(arrangements(), seed, queue).start(cores);
            try {
                queue.finish();
            } finally {
                farewell.run();
            }
        }
    }

    /** Others who play games of the queue; what they answer with sends them home. */
    interface Helpers {
        Helpers NONE = queue -> () -> {};

        Runnable help(WorkQueue queue);
    }

    List<Results> results(WorkQueue queue) {
        List<List<Observed>> kept = queue.kept();
        List<Results> results = new ArrayList<>();
        for (int arm = 0; arm < kept.size(); arm++) results.add(Results.of(all().get(arm), kept.get(arm)));
        return results;
    }

    private List<BoutJournal<Observed>> journals() {
        return all().stream()
                .map(arm -> BoutJournal.open(folder.resolve("games-" + arm.slug() + ".csv"), Observed.FORMAT))
                .toList();
    }

    /** The rulesets that were tried, as a folder that a server can offer. */
    private void writeRulesets() throws IOException {
        for (Arm arm : all()) {
            if (!arm.hasOwnRuleset()) continue;
            Path rulesets = Files.createDirectories(folder.resolve("rulesets"));
            Files.writeString(
                    rulesets.resolve(arm.slug() + ".ruleset"), arm.setup().data());
        }
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
        for (Arm arm : all()) {
            Arrangement a = arm.arrangement();
            text.append("\n[").append(arm.name()).append("]\n");
            text.append("game ").append(a.game().card().id());
            text.append("\nseats ").append(a.setup().seats());
            text.append("\nbots ").append(String.join(", ", a.bots()));
            text.append(a.rotating() ? "; they move on by one seat after every game" : "; they keep their seats");
            text.append("\niterations ").append(a.iterations());
            text.append("\noptions ").append(a.setup().options());
            if (arm.hasOwnRuleset())
                text.append("\nruleset\n").append(a.setup().data().strip());
            text.append("\n");
        }
        return text.toString();
    }
}
