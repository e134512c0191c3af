package tablee.app.dataset;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Bot;
import tablee.core.Bots;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.HmacDice;
import tablee.core.Setup;
import tablee.store.Store;
import tablee.wire.match.Seed;

/**
 * {@code tablee dataset}: writes matches to a file, of bots that play them now, or of people who agreed.
 *
 * @param database where a server's data lies, by --data, --db and the environment
 */
public record DatasetCommand(PrintStream out, PrintStream err, Function<Arguments, String> database) {
    private static final int MOST_MATCHES = 10_000_000;
    private static final CliCommand COMMAND = CliCommand.named(
                    "dataset",
                    "writes matches of bots, or of people who agreed, to a file for those who study them: a match a line,"
                            + " see docs/dataset.md")
            .option("game", "ID", "which game; left out, all of them in turn")
            .option("seats", "N", "how many play (the game's fewest)")
            .repeated("option", "ID=VALUE", "an option of the game; may be given several times")
            .option(
                    "bots",
                    "LEVELS",
                    "levels of the house's bots, joined by commas, seat by seat and then again (casual)")
            .option("iterations", "N", "how much a bot thinks about a decision (100)")
            .option("matches", "N", "how many matches (100)")
            .option("seed", "HEX", "64 hex digits: the same seed gives the same file (drawn)")
            .flag("people", "finished matches of people instead, where each of them agreed; also while a server runs")
            .option("data", "FOLDER", "with --people: where the server's data lies")
            .option("db", "URL", "with --people: the server's PostgreSQL instead")
            .option("out", "FILE", "where to; a name that ends in .gz is compressed (dataset.jsonl.gz)");

    public int run(List<String> words) {
        return COMMAND.run(words, out, err, this::write);
    }

    private int write(Arguments arguments) {
        if (!arguments.words().isEmpty()) throw new BadInput("dataset takes options only.");
        String name = arguments.last("out").orElse("dataset.jsonl.gz");
        long matches = arguments.number("matches", 1, MOST_MATCHES, arguments.has("people") ? MOST_MATCHES : 100);
        if (arguments.has("people")) return people(arguments, name, matches);
        for (String each : List.of("data", "db"))
            if (arguments.has(each)) throw new BadInput("--" + each + " goes with --people.");
        Seed seed = arguments.last("seed").map(Seed::read).orElseGet(DatasetCommand::drawn);
        List<Plan> plans = plans(arguments);
        try (Writer file = file(name)) {
            for (int i = 0; i < matches; i++) {
                append(file, plans.get(i % plans.size()).play(seed.next(i)));
            }
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            throw new BadInput(name + " cannot be written.");
        }
        out.println(matches + " matches are in " + name + "; seed " + seed.hex() + ".");
        return CliCommand.FINE;
    }

    private int people(Arguments arguments, String name, long most) {
        for (String each : List.of("seats", "option", "bots", "iterations", "seed"))
            if (arguments.has(each)) throw new BadInput("--" + each + " is for bots, and does not go with --people.");
        Optional<String> game = arguments.last("game");
        game.ifPresent(Games::find);
        long given;
        try (Store store = Store.open(database.apply(arguments));
                Writer file = file(name)) {
            given = new PeoplesMatches(store, game, System.currentTimeMillis()).each(most, line -> append(file, line));
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            throw new BadInput(name + " cannot be written.");
        }
        out.println(given + " matches of people who agreed are in " + name + ".");
        return CliCommand.FINE;
    }

    private static void append(Writer file, DatasetLine line) {
        try {
            file.write(line.text());
            file.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Plan(Game<?> game, Setup setup, List<String> levels, Bot.Budget budget) {
        DatasetLine play(Seed seed) {
            return BotsMatch.play(game, setup, levels, budget, seed);
        }
    }

    private static List<Plan> plans(Arguments arguments) {
        Bot.Budget budget = Bot.Budget.iterations(arguments.number("iterations", 1, 1_000_000, 100));
        List<String> levels = List.of(arguments.last("bots").orElse("casual").split(","));
        levels.forEach(Bots::find);
        List<Game<?>> games = arguments
                .last("game")
                .<List<Game<?>>>map(id -> List.of(Games.find(id)))
                .orElseGet(() -> List.copyOf(Games.all()));
        return games.stream()
                .map(game -> new Plan(game, setup(game, arguments), levels, budget))
                .toList();
    }

    private static Setup setup(Game<?> game, Arguments arguments) {
        Map<String, String> options = new HashMap<>();
        for (String each : arguments.all("option")) {
            int equals = each.indexOf('=');
            if (equals < 1) throw new BadInput("--option is to be ID=VALUE, not \"" + each + "\".");
            options.put(each.substring(0, equals), each.substring(equals + 1));
        }
        int seats = (int) arguments.number("seats", 1, 16, game.card().fewestSeats());
        return game.card().setup(seats, options);
    }

    private static Writer file(String name) throws IOException {
        OutputStream file = Files.newOutputStream(Path.of(name));
        return new BufferedWriter(new OutputStreamWriter(
                name.endsWith(".gz") ? new GZIPOutputStream(file) : file, StandardCharsets.UTF_8));
    }

    private static Seed drawn() {
        byte[] bytes = new byte[HmacDice.SEED_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Seed.of(bytes);
    }
}
