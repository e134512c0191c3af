package tablee.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * {@code --minutes N [--only TARGET,TARGET..] [--keep FOLDER] WORKPLACE}: Jazzer makes up inputs for each door in turn, guided by
 * what they reach. What it finds worth keeping goes into FOLDER, for the everyday tests.
 */
public final class Fuzz {
    private static final int FINE = 0;
    private static final int FOUND = 1;
    private static final int MISUSED = 2;

    private long minutes = 6;
    private List<Target> targets = List.of(Target.values());
    private Optional<Path> keep = Optional.empty();
    private Path workplace = Path.of("fuzz");

    private Fuzz() {}

    public static void main(String[] arguments) throws IOException {
        Fuzz fuzz = new Fuzz();
        try {
            fuzz.understand(new ArrayList<>(List.of(arguments)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            System.err.println(
                    "tablee: fuzz takes --minutes N, --only " + Arrays.toString(Target.values()) + ", --keep.");
            System.exit(MISUSED);
        }
        System.exit(fuzz.run());
    }

    private void understand(List<String> words) {
        while (!words.isEmpty()) {
            String word = words.remove(0);
            switch (word) {
                case "--minutes" -> minutes = Math.max(1, Long.parseLong(words.remove(0)));
                case "--only" ->
                    targets = Arrays.stream(words.remove(0).split(","))
                            .map(name -> Target.valueOf(name.toUpperCase(Locale.ROOT)))
                            .toList();
                case "--keep" -> keep = Optional.of(Path.of(words.remove(0)));
                default -> workplace = Path.of(word);
            }
        }
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
        return fine ? FINE : FOUND;
    }
}
