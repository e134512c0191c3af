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
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.HmacDice;
import tablee.lab.LabCommand;
import tablee.lab.LadderCommand;
import tablee.physics.Scattering;
import tablee.physics.ThrowFigures;
import tablee.simtest.Simulate;
import tablee.soak.Soak;
import tablee.soak.attack.AttackCommand;
import tablee.wire.Seed;
import tablee.wire.engine.Engine;
import tablee.wire.engine.Rulesets;

/** The command line: the one door to everything a person starts. */
public final class Main {
    static final int FINE = 0;
    static final int FAILED = 1;
    static final int MISUSED = 2;
    static final int CUT_OFF = 75;

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
        Main main = new Main(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.getenv());
        System.exit(main.run(List.of(arguments)));
    }

    /** Runs a command; the answer is the exit status. */
    int run(List<String> arguments) {
        String command = arguments.isEmpty() ? "serve" : arguments.get(0);
        List<String> rest = arguments.isEmpty() ? List.of() : arguments.subList(1, arguments.size());
        return switch (command) {
            case "serve" -> new Serve(out, err, environment).run(rest);
            case "backup" -> new Copies(out, err, environment).backup(rest);
            case "restore" -> new Copies(out, err, environment).restore(rest);
            case "engine" -> engine(rest);
            case "help", "--help", "-h" -> alone(command, rest).orElseGet(() -> print(help()));
            case "version", "--version" -> alone(command, rest).orElseGet(() -> print("tablee " + version() + "\n"));
            case "licences" -> alone(command, rest).orElseGet(() -> print(Licences.text()));
            case "verify" -> verify(rest);
            case "lab" -> LabCommand.run(rest, out, err);
            case "ladder" -> LadderCommand.run(rest, out, err);
            case "soak" -> rest.contains("--attack") ? AttackCommand.run(rest, out, err) : Soak.run(rest, out, err);
            case "simulate" -> Simulate.run(rest, out, err);
            case "scatter" -> Scattering.run(rest, err);
            case "throws" -> ThrowFigures.run(rest, out, err);
            default -> misused("there is no command \"" + command + "\"; \"tablee help\" lists those there are.");
        };
    }

    private Optional<Integer> alone(String command, List<String> rest) {
        return rest.isEmpty() ? Optional.empty() : Optional.of(misused(command + " takes no arguments."));
    }

    private int misused(String sentence) {
        err.println("tablee: " + sentence);
        return MISUSED;
    }

    private int print(String text) {
        out.print(text);
        out.flush();
        return FINE;
    }

    private int engine(List<String> rest) {
        if (rest.isEmpty()) return engine(Rulesets.BUILT_IN);
        if (rest.size() != 2 || !rest.get(0).equals("--rulesets")) {
            return misused("engine takes no arguments but --rulesets FOLDER.");
        }
        try {
            Path folder = Path.of(rest.get(1));
            return Files.isDirectory(folder) ? engine(new RulesetFolder(folder)) : misused("there is no such folder.");
        } catch (InvalidPathException e) {
            return misused("that is not the name of a folder.");
        }
    }

    private int engine(Rulesets rulesets) {
        SecureRandom random = new SecureRandom();
        try {
            new Engine(() -> draw(random), rulesets).serve(in, raw);
            return FINE;
        } catch (IOException e) {
            err.println("tablee: nobody reads the answers any more, or the input broke off.");
            return FAILED;
        }
    }

    private static Seed draw(SecureRandom random) {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        random.nextBytes(bytes);
        return Seed.of(bytes);
    }

    private int verify(List<String> rest) {
        if (rest.size() != 1) return misused("verify takes one match file.");
        try {
            return new Verify(out, err).run(Path.of(rest.get(0)));
        } catch (InvalidPathException e) {
            return misused("that is not the name of a file.");
        }
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
