package tablee.app;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.core.BadInput;
import tablee.store.Backup;

/** {@code tablee backup FILE} and {@code tablee restore FILE [--force]}, each with {@code --data} or {@code --db}. */
record Copies(PrintStream out, PrintStream err, Map<String, String> environment) {
    private static final String FORCE = "--force";
    private static final Set<Flag> THEIRS = Set.of(Flag.DATA, Flag.DB);

    int backup(List<String> arguments) {
        return with("backup", arguments, (file, place) -> {
            Backup.Content content = Backup.write(place.databaseIfThere(), file);
            out.println(file + " holds " + what(content) + ".");
            return sound(content);
        });
    }

    int restore(List<String> arguments) {
        List<String> others = new ArrayList<>(arguments);
        boolean force = others.remove(FORCE);
        return with("restore", others, (file, place) -> {
            Backup.Content content = Backup.restore(file, place.database(), force);
            out.println("Restored: " + what(content) + ".");
            return sound(content);
        });
    }

    private interface Action {
        int on(Path file, Configuration place);
    }

    private int with(String command, List<String> arguments, Action action) {
        try {
            if (arguments.isEmpty() || arguments.get(0).startsWith("-")) {
                throw new BadInput(command + " takes a file first, and then perhaps --data FOLDER or --db URL.");
            }
            Path file = DataFolder.read(arguments.get(0))
                    .orElseThrow(() -> new BadInput("that is not the name of a file."));
            Given given = Given.of(command, arguments.subList(1, arguments.size()), environment);
            given.only(THEIRS);
            return action.on(file, new Configuration(given, environment));
        } catch (BadInput bad) {
            err.println("tablee: " + bad.sentence());
            return Main.MISUSED;
        }
    }

    private static String what(Backup.Content content) {
        return content.tables() + " tables and " + content.matches() + " matches, and the people with them";
    }

    /** Logs that were damaged before stay so; whoever keeps the backup should know. */
    private int sound(Backup.Content content) {
        content.damaged().forEach(err::println);
        return content.damaged().isEmpty() ? Main.FINE : Main.FAILED;
    }
}
