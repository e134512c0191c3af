package tablee.lab.experiment;

import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.lab.ladder.JudgeCommand;
import tablee.lab.nodes.JoinCommand;
import tablee.lab.nodes.NodeAddress;
import tablee.lab.nodes.NodeHost;
import tablee.lab.selfplay.SelfplayCommand;

/** {@code tablee lab}: lets bots play many games, and says what came out. */
public final class LabCommand {
    private static final CliCommand COMMAND = command();

    private LabCommand() {}

    private static CliCommand command() {
        CliCommand command = CliCommand.named("lab", "bots play many games, and a page says what came out")
                .words("GAME", "which game; or join, selfplay or judge, which have a --help of their own")
                .repeated("games", "N", "how many games of each way to play (default 100)")
                .repeated("seats", "N", "how many seats (default: as many as there are bots)")
                .repeated("bots", "LEVEL,..", "who plays; those named sit down again and again (default: strong)")
                .repeated("option", "ID=VALUE", "an option of the game; several: again")
                .repeated("ruleset", "FILE", "other rules: what \"ruleset GAME\" prints, changed")
                .repeated("iterations", "N", "how much a bot thinks before a move (default 1000)")
                .repeated("name", "NAME", "what this way to play is called in the report")
                .repeated(
                        "vary",
                        "KEY=2..5",
                        "tries several values of a line of the ruleset, or of an option: 2..5, 2..10/2 or one,another; twice:"
                                + " all pairs")
                .repeated("seed", "N", "which games (default 1)")
                .repeated("cores", "N", "how many at once (default: all there are; with --listen perhaps 0)")
                .repeated("out", "FOLDER", "where the page and its figures go (default: lab-GAME-SEED)")
                .repeated("site", "URL", "the server whose tables the report leads to (default: http://localhost:8080)")
                .repeated("listen", "HOST:PORT", "lets other processes and machines help: lab join HOST:PORT")
                .flag("keep-seats", "nobody changes seats from game to game")
                .flag(
                        "versus",
                        "what follows changes one more way to play, to be compared with the first; may be repeated")
                .closing(
                        "lab rando --ruleset my.ruleset --name longer       one way to play",
                        "lab flow --option round=untimed --versus --option turns=12",
                        "lab rando --vary stretches=2..5 --games 400        the report is there, and grows, while it runs",
                        "lab rando --games 9999 --listen 127.0.0.1:7711     others help: lab join 127.0.0.1:7711");
        NodeAddress.flags().forEach(flag -> command.repeated(flag.getKey(), "FILE", flag.getValue()));
        return command;
    }

    /** Runs the command; the answer is the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        if (words.indexOf("selfplay") == 0) return SelfplayCommand.run(words.subList(1, words.size()), out, err);
        if (words.indexOf("join") == 0) return JoinCommand.run(words.subList(1, words.size()), out, err);
        if (words.indexOf("judge") == 0) return JudgeCommand.run(words.subList(1, words.size()), out, err);
        return COMMAND.run(plain(words), out, err, whole -> {
            Experiment experiment = experiment(words);
            int fewest = whole.has("listen") ? 0 : 1;
            int cores = (int)
                    whole.number("cores", fewest, 1024, Runtime.getRuntime().availableProcessors());
            experiment.run(cores, helpers(whole, experiment, err), err);
            out.println(experiment.folder().resolve("report.html"));
            return CliCommand.FINE;
        });
    }

    private static Experiment.Helpers helpers(Arguments whole, Experiment experiment, PrintStream err) {
        return whole.last("listen")
                .map(listen -> NodeHost.of(listen, experiment.arrangements(), experiment.seed(), whole, err))
                .<Experiment.Helpers>map(host -> host::help)
                .orElse(Experiment.Helpers.NONE);
    }

    /** All there is to read, whichever arm it is about. */
    private static List<String> plain(List<String> words) {
        return words.stream().filter(word -> !word.equals(ArmReader.VERSUS)).toList();
    }

    static Experiment experiment(List<String> words) {
        Arguments whole = COMMAND.parse(plain(words));
        ArmReader.Arms arms = new ArmReader(COMMAND).arms(words);
        long seed = whole.number("seed", 0, Long.MAX_VALUE / 16, 1);
        String game = arms.all().get(0).arrangement().game().card().id();
        Path folder = Path.of(whole.last("out").orElse("lab-" + game + "-" + seed));
        int games = (int) whole.number("games", 1, 10_000_000, 100);
        return new Experiment(arms, seed, games, folder, site(whole));
    }

    private static URI site(Arguments arguments) {
        String text = arguments.last("site").orElse("http://localhost:8080");
        if (!text.matches("https?://[A-Za-z0-9.:\\[\\]-]+/?"))
            throw new BadInput("--site is to be an address such as http://localhost:8080, not \"" + text + "\".");
        return URI.create(text.replaceFirst("/$", ""));
    }
}
