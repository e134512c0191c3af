package tablee.app;

import java.io.PrintStream;
import java.util.List;
import tablee.cli.Arguments;
import tablee.cli.CliCommand;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Ruleset;

/** {@code tablee ruleset}: the file with a game's numbers, for designers to begin with. */
record RulesetText(PrintStream out, PrintStream err) {
    private static final CliCommand COMMAND = CliCommand.named("ruleset", "prints the file with the numbers of a game")
            .words("GAME", "its id, such as circus")
            .option("version", "N", "which one (default: the newest)")
            .closing(
                    "Change what it prints, and play by it: lab --ruleset FILE, serve --rulesets FOLDER,",
                    "engine --rulesets FOLDER.");

    int run(List<String> words) {
        return COMMAND.run(words, out, err, this::print);
    }

    private int print(Arguments arguments) {
        if (arguments.words().size() != 1) throw new BadInput("ruleset takes the id of one game.");
        Game<?> game = Games.find(arguments.words().get(0));
        int version = arguments
                .last("version")
                .map(RulesetText::number)
                .orElse(game.card().newestRuleset());
        if (!game.card().rulesets().contains(version)) {
            throw new BadInput("There is no version " + version + " of its numbers; there are "
                    + game.card().rulesets() + ".");
        }
        out.print(Ruleset.textOf(game, version).orElseThrow(() -> new BadInput("This game has no file of numbers.")));
        out.flush();
        return CliCommand.FINE;
    }

    private static int number(String text) {
        if (!text.matches("\\d{1,6}")) throw new BadInput("--version is to be a number, not \"" + text + "\".");
        return Integer.parseInt(text);
    }
}
