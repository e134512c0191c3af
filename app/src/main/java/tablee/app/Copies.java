package tablee.app;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.store.Backup;

/** {@code tablee backup FILE} and {@code tablee restore FILE [--force]}, each with {@code --data} or {@code --db}. */
record Copies(PrintStream out, PrintStream err, Map<String, String> environment) {
    private static final CliCommand BACKUP =
            command("backup", "everything a server keeps in one file, also while it runs");
    private static final CliCommand RESTORE = command("restore", "puts a backup back where no server runs")
            .flag("force", "replaces the data that is there");

    private static CliCommand command(String name, String help) {
        CliCommand command = CliCommand.named(name, help).words("FILE", "the backup");
        Flag.DATA.addTo(command);
        Flag.DB.addTo(command);
        return command;
    }

    int backup(List<String> words) {
        return BACKUP.run(words, out, err, arguments -> {
            Path file = file("backup", arguments);
            Backup.Content content = Backup.write(place(arguments).databaseIfThere(), file);
            out.println(file + " holds " + what(content) + ".");
            return sound(content);
        });
    }

    int restore(List<String> words) {
        return RESTORE.run(words, out, err, arguments -> {
            Path file = file("restore", arguments);
            Backup.Content content = Backup.restore(file, place(arguments).database(), arguments.has("force"));
            out.println("Restored: " + what(content) + ".");
            return sound(content);
        });
    }

    private static Path file(String command, Arguments arguments) {
        if (arguments.words().size() != 1) {
            throw new BadInput(command + " takes a file first, and then perhaps --data FOLDER or --db URL.");
        }
        return DataFolder.read(arguments.words().get(0))
                .orElseThrow(() -> new BadInput("that is not the name of a file."));
    }

    private Configuration place(Arguments arguments) {
        return new Configuration(new Given(arguments, environment), environment);
    }

    private static String what(Backup.Content content) {
        return content.tables() + " tables and " + content.matches() + " matches, and the people with them";
    }

    /** Logs that were damaged before stay so; anyone who keeps the backup should know. */
    private int sound(Backup.Content content) {
        content.damaged().forEach(err::println);
        return content.damaged().isEmpty() ? CliCommand.FINE : CliCommand.FAILED;
    }
}
