package tablee.soak.attack;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** {@code soak --attack [--minutes N] [--tables N] [--addresses N] [--seed S]} */
public final class AttackCommand {
    private AttackCommand() {}

    public static int run(List<String> arguments, PrintStream out, PrintStream err) {
        try {
            Path folder = Files.createTempDirectory("tablee-attack");
            List<String> wrong = new AttackSoak(plan(arguments, folder), err).run();
            wrong.forEach(err::println);
            out.println(wrong.isEmpty() ? "nothing gave way" : wrong.size() + " faults; logs in " + folder);
            return wrong.isEmpty() ? 0 : 1;
        } catch (IllegalArgumentException | IOException e) {
            err.println("tablee: soak --attack takes --minutes N, --tables N, --addresses N and --seed N; "
                    + e.getMessage());
            return 2;
        }
    }

    private static AttackSoak.Plan plan(List<String> arguments, Path folder) {
        double minutes = 20;
        int tables = 50;
        int addresses = 20;
        long seed = 1;
        for (int i = 0; i < arguments.size(); i++) {
            String value = i + 1 < arguments.size() ? arguments.get(i + 1) : "";
            switch (arguments.get(i)) {
                case "--attack" -> i--;
                case "--minutes" -> minutes = Double.parseDouble(value);
                case "--tables" -> tables = Integer.parseUnsignedInt(value);
                case "--addresses" -> addresses = Integer.parseUnsignedInt(value);
                case "--seed" -> seed = Long.parseLong(value);
                default -> throw new IllegalArgumentException("there is no " + arguments.get(i));
            }
            i++;
        }
        return new AttackSoak.Plan((int) (minutes * 60), tables, addresses, seed, folder);
    }
}
