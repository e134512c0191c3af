package tablee.soak.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.soak.attack.AttackSoak;

/** {@code soak --attack [--minutes N] [--tables N] [--addresses N] [--seed S] [--only ATTACK]} */
final class AttackCommand {
    private static final String USUAL_MINUTES = "20";
    private static final String MINUTES = "\\d{1,5}(\\.\\d{1,4})?";
    private static final int MOST_TABLES = 100_000;
    /** As many as the loopback network has in one row. */
    private static final int MOST_ADDRESSES = 250;

    private AttackCommand() {}

    static int run(Arguments arguments, PrintStream out, PrintStream err) throws IOException {
        if (arguments.has("cycles") || arguments.has("db")) {
            throw new BadInput("--cycles and --db do not go with --attack.");
        }
        Path folder = Files.createTempDirectory("tablee-attack");
        List<String> wrong = new AttackSoak(plan(arguments, folder), err).run();
        wrong.forEach(err::println);
        out.println(wrong.isEmpty() ? "nothing gave way" : wrong.size() + " faults; logs in " + folder);
        return wrong.isEmpty() ? CliCommand.FINE : CliCommand.FAILED;
    }

    private static AttackSoak.Plan plan(Arguments arguments, Path folder) {
        String minutes = arguments.last("minutes").orElse(USUAL_MINUTES);
        if (!minutes.matches(MINUTES)) throw new BadInput("--minutes is to be a number, not \"" + minutes + "\".");
        return new AttackSoak.Plan(
                (int) (Double.parseDouble(minutes) * 60),
                (int) arguments.number("tables", 1, MOST_TABLES, 50),
                (int) arguments.number("addresses", 1, MOST_ADDRESSES, 20),
                arguments.number("seed", 0, Long.MAX_VALUE / 16, 1),
                folder,
                arguments.all("only"));
    }
}
