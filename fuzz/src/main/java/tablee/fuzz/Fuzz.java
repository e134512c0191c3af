package tablee.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;

/**
 * {@code --minutes N [--only TARGET,TARGET..] [--keep FOLDER] WORKPLACE}: Jazzer makes up inputs for each door in turn, guided by
 * what they reach. What it finds worth keeping goes into FOLDER, for the everyday tests.
 */
public final class Fuzz {
    private static final long MOST_MINUTES = 100_000;

    private static final CliCommand COMMAND = CliCommand.named(
                    "fuzz", "Jazzer makes up texts for every door that reads what strangers write")
            .option("minutes", "N", "for how long in all (default 6)")
            .option("only", "DOOR,..", "these doors: " + names())
            .option("keep", "FOLDER", "keeps for the tests what reaches something new (./tablee fuzz knows the folder)")
            .words("[WORKPLACE]", "where it works (default: fuzz)");

    private final long minutes;
    private final List<Target> targets;
    private final Optional<Path> keep;
    private final Path workplace;

    private Fuzz(Arguments arguments) {
        minutes = arguments.number("minutes", 1, MOST_MINUTES, 6);
        targets = arguments.last("only").map(Fuzz::targets).orElse(List.of(Target.values()));
        keep = arguments.last("keep").map(Path::of);
        workplace =
                Path.of(arguments.words().isEmpty() ? "fuzz" : arguments.words().get(0));
    }

    public static void main(String[] words) {
        System.exit(COMMAND.run(List.of(words), System.out, System.err, arguments -> {
            try {
                return new Fuzz(arguments).run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    private static String names() {
        return Arrays.stream(Target.values()).map(Target::word).collect(Collectors.joining(","));
    }

    private static List<Target> targets(String names) {
        return Arrays.stream(names.split(",")).map(Fuzz::target).toList();
    }

    private static Target target(String name) {
        return Arrays.stream(Target.values())
                .filter(target -> target.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new BadInput("--only takes some of " + names() + "."));
    }

    private int run() throws IOException {
        long seconds = TimeUnit.MINUTES.toSeconds(minutes) / targets.size();
        boolean fine = true;
        for (Target target : targets) {
            Jazzer jazzer = new Jazzer(target, workplace.resolve(target.word()));
            fine &= jazzer.run(seconds);
            if (keep.isPresent()) jazzer.keep(keep.get());
        }
        System.out.println(fine ? "Nothing failed." : "Something failed; see above.");
        return fine ? CliCommand.FINE : CliCommand.FAILED;
    }
}
