package tablee.soak.command;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.soak.Soak;

/** {@code tablee soak}. */
public final class SoakCommand {
    private static final int MOST = 1_000_000;

    private static final CliCommand COMMAND = CliCommand.named(
                    "soak", "people play, and the server is killed again and again, or attacked")
            .option("cycles", "N", "how often it is killed (default 10)")
            .option("tables", "N", "at how many tables people play (default 20, attacked 50)")
            .option("seed", "N", "which games (default 1)")
            .option("db", "URL", "on PostgreSQL: postgresql://user:password@host:5432/name")
            .flag("attack", "strangers try to bring it down instead")
            .option("minutes", "N", "with --attack: for how long (default 20); 0.5 is half a minute")
            .option("addresses", "N", "with --attack: from how many addresses (default 20)")
            .repeated("only", "ATTACK", "with --attack: this one, such as never-read; can be given several times");

    private SoakCommand() {}

    /** Runs the command; the answer is the exit status. */
    public static int run(List<String> words, PrintStream out, PrintStream err) {
        return COMMAND.run(words, out, err, arguments -> {
            try {
                return arguments.has("attack")
                        ? AttackCommand.run(arguments, out, err)
                        : kill(plan(arguments, Files.createTempDirectory("tablee-soak")), out, err);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static int kill(Soak.Plan plan, PrintStream out, PrintStream err) {
        List<String> wrong = new Soak(plan, err).run();
        wrong.forEach(err::println);
        out.println(
                wrong.isEmpty()
                        ? "every answered move is there, once"
                        : wrong.size() + " faults; logs in " + plan.folder());
        return wrong.isEmpty() ? CliCommand.FINE : CliCommand.FAILED;
    }

    private static Soak.Plan plan(Arguments arguments, Path folder) {
        if (arguments.has("minutes") || arguments.has("addresses") || arguments.has("only")) {
            throw new BadInput("--minutes, --addresses and --only go with --attack.");
        }
        String file = folder.resolve("tablee.db").toString();
        List<String> data =
                arguments.last("db").map(url -> List.of("--db", url)).orElse(List.of("--data", folder.toString()));
        return new Soak.Plan(
                data,
                arguments.last("db").orElse(file),
                (int) arguments.number("cycles", 0, MOST, 10),
                (int) arguments.number("tables", 1, MOST, 20),
                arguments.number("seed", 0, Long.MAX_VALUE / 16, 1),
                folder);
    }
}
