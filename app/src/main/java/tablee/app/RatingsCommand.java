package tablee.app;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.server.ratings.FirstRatings;
import tablee.server.ratings.SettingNames;
import tablee.store.Store;

/** {@code tablee ratings}, with {@code --data} or {@code --db}: what those who run a server mend in the ratings. */
record RatingsCommand(PrintStream out, PrintStream err, Map<String, String> environment) {
    private static final CliCommand COMMAND = command();

    private static CliCommand command() {
        CliCommand command = CliCommand.named(
                        "ratings", "works all ratings out again from the matches; also while servers run")
                .flag("again", "works them out again, to the last bit")
                .repeated("annul", "MATCH", "a match that is not to count; the ratings are worked out again without it")
                .repeated("restore", "MATCH", "a match that is to count after all");
        Flag.DATA.addTo(command);
        Flag.DB.addTo(command);
        return command;
    }

    int run(List<String> words) {
        return COMMAND.run(words, out, err, arguments -> {
            if (!arguments.has("again") && !arguments.has("annul") && !arguments.has("restore"))
                throw new BadInput("say --again, --annul MATCH or --restore MATCH.");
            Configuration place = new Configuration(new Given(arguments, environment), environment);
            try (Store store = Store.open(place.database())) {
                return run(store, arguments);
            }
        });
    }

    private int run(Store store, Arguments arguments) {
        for (String match : arguments.all("annul")) count(store, match, false);
        for (String match : arguments.all("restore")) count(store, match, true);
        SettingNames.settle(store.ratings());
        out.println("Entered again: the matches up to number " + store.ratings().recount(FirstRatings::of) + ".");
        return CliCommand.FINE;
    }

    private static void count(Store store, String match, boolean counts) {
        try {
            store.ratings().annul(match, counts).join();
        } catch (CompletionException refused) {
            throw new BadInput("no match \"" + match + "\" was ever rated.");
        }
    }
}
