package tablee.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.app.dataset.ConsentedPlay;
import tablee.app.dataset.DatasetCommand;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.HmacDice;
import tablee.lab.experiment.LabCommand;
import tablee.lab.ladder.LadderCommand;
import tablee.physics.Scattering;
import tablee.physics.ThrowFigures;
import tablee.puzzle.PuzzlesCommand;
import tablee.simtest.Simulate;
import tablee.soak.command.SoakCommand;
import tablee.wire.engine.Engine;
import tablee.wire.engine.context.Rulesets;
import tablee.wire.match.Noted;
import tablee.wire.match.Seed;

/** The command line: the one door to everything a person starts. */
public final class Main {
    /** The exit status of a node that the others went on without. */
    public static final int CUT_OFF = 75;

    /** Apart, so that what reads command lines is loaded only where there is something to read. */
    private static final class Commands {
        static final CliCommand HELP = CliCommand.named("help", "lists the commands");
        static final CliCommand VERSION = CliCommand.named("version", "says which release this is");
        static final CliCommand LICENCES =
                CliCommand.named("licences", "lists the parts this program is made of, each with its licence");
        static final CliCommand VERIFY = CliCommand.named(
                        "verify", "checks finished matches against their published commitments")
                .words(
                        "FILE",
                        "a match, as the server or the engine wrote it; there may be several, and - is standard input")
                .option("commitment", "HEX", "what you were shown before the first deal: it must be that of the match")
                .option("share", "HEX", "your share in the seed: it must have gone in");
        static final CliCommand WARM_UP = CliCommand.named(
                "warm-up",
                "does once what every start does, and ends; ./tablee lets Java write down the classes of it");
        static final CliCommand ENGINE = CliCommand.named(
                        "engine", "the rules on standard input and output, one JSON object a line")
                .option("rulesets", "FOLDER", "files NAME.ruleset that a match may name")
                .flag("frames", "also takes frames of bytes between the lines, for many matches at once");

        private Commands() {}
    }

    private final InputStream in;
    private final Map<String, String> environment;
    private final OutputStream raw;
    private final PrintStream out;
    private final PrintStream err;

    Main(InputStream in, OutputStream out, OutputStream err, Map<String, String> environment) {
        this.in = in;
        this.environment = environment;
        this.raw = out;
        // UTF-8 whatever the locale says: the words are French and Polish too.
        this.out = new PrintStream(out, true, StandardCharsets.UTF_8);
        this.err = new PrintStream(err, true, StandardCharsets.UTF_8);
    }

    public static void main(String[] arguments) {
        UnsafeWarning.silence();
        Main main = new Main(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.getenv());
        System.exit(main.run(List.of(arguments)));
    }

    /** Runs a command; the answer is the exit status. */
    int run(List<String> arguments) {
        if (arguments.isEmpty()) return serve();
        List<String> rest = arguments.subList(1, arguments.size());
        return switch (arguments.get(0)) {
            case "serve" -> new Serve(out, err, environment).run(rest);
            case "backup" -> new Copies(out, err, environment).backup(rest);
            case "restore" -> new Copies(out, err, environment).restore(rest);
            case "admin" -> new Admin(out, err, environment).run(rest);
            case "ratings" -> new RatingsCommand(out, err, environment).run(rest);
            case "dataset" -> new DatasetCommand(out, err, this::database).run(rest);
            case "engine" -> engine(rest);
            case "help", "--help", "-h" -> Commands.HELP.run(rest, out, err, none -> print(help()));
            case "version", "--version" ->
                Commands.VERSION.run(rest, out, err, none -> print("tablee " + version() + "\n"));
            case "licences" -> Commands.LICENCES.run(rest, out, err, none -> print(Licences.text()));
            case "verify" -> Commands.VERIFY.run(rest, out, err, this::verify);
            case "ruleset" -> new RulesetText(out, err).run(rest);
            case "lab" -> LabCommand.run(rest, out, err);
            case "ladder" -> LadderCommand.run(rest, out, err);
            case "puzzles" -> new PuzzlesCommand(out, err, new ConsentedPlay(this::database)).run(rest);
            case "soak" -> SoakCommand.run(rest, out, err);
            case "warm-up" -> Commands.WARM_UP.run(rest, out, err, none -> new WarmUp(out, err).run());
            case "simulate" -> Simulate.run(rest, out, err);
            case "scatter" -> Scattering.run(rest, out, err);
            case "throws" -> ThrowFigures.run(rest, out, err);
            default -> unknown(arguments.get(0));
        };
    }

    private String database(Arguments given) {
        return new Configuration(new Given(given, environment), environment).database();
    }

    /** Somebody who only double-clicks the jar is told what happens now, and what else there is. */
    private int serve() {
        out.println("Starting the server, as \"serve\" does; \"help\" lists the other commands.");
        return new Serve(out, err, environment).run(List.of());
    }

    private int unknown(String command) {
        err.println("tablee: there is no command \"" + command + "\"; \"tablee help\" lists those there are.");
        return CliCommand.MISUSED;
    }

    private int print(String text) {
        out.print(text);
        out.flush();
        return CliCommand.FINE;
    }

    /** Programs start many engines: without arguments nothing is loaded that would read them. */
    private int engine(List<String> rest) {
        if (rest.isEmpty()) return engine(Rulesets.BUILT_IN, false);
        return Commands.ENGINE.run(
                rest,
                out,
                err,
                arguments -> engine(
                        arguments.last("rulesets").map(Main::rulesets).orElse(Rulesets.BUILT_IN),
                        arguments.has("frames")));
    }

    private static Rulesets rulesets(String folder) {
        Path path = Path.of(folder);
        if (!Files.isDirectory(path)) throw new BadInput("there is no such folder.");
        return new RulesetFolder(path);
    }

    private int engine(Rulesets rulesets, boolean framed) {
        SecureRandom random = new SecureRandom();
        Engine engine = new Engine(() -> draw(random), rulesets);
        try {
            if (framed) engine.serveFrames(in, raw);
            else engine.serve(in, raw);
            return CliCommand.FINE;
        } catch (IOException e) {
            err.println("tablee: nobody reads the answers any more, or the input broke off.");
            return CliCommand.FAILED;
        }
    }

    private static Seed draw(SecureRandom random) {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        random.nextBytes(bytes);
        return Seed.of(bytes);
    }

    private int verify(Arguments arguments) {
        Noted noted = new Noted(arguments.last("share").map(Seed::read), arguments.last("commitment"));
        return new Verify(in, out, err, noted).run(arguments.words());
    }

    private static String version() {
        return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
                .orElse("from a class folder");
    }

    private static String help() {
        try (InputStream in = Main.class.getResourceAsStream("help.txt")) {
            assert in != null : "help.txt is packed beside this class";
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
