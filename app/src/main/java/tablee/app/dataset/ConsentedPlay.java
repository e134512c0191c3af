package tablee.app.dataset;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tablee.cli.Arguments;
import tablee.core.Match;
import tablee.puzzle.PeoplesPlay;
import tablee.store.Store;

/**
 * The matches of people that puzzles may be looked for in.
 *
 * @param database where a server's data lies, by --data, --db and the environment
 */
public record ConsentedPlay(Function<Arguments, String> database) implements PeoplesPlay {
    @Override
    public void each(Arguments arguments, String game, Consumer<Match<?>> to) {
        try (Store store = Store.open(database.apply(arguments))) {
            new PeoplesMatches(store, Optional.of(game), System.currentTimeMillis()).matches(to);
        }
    }
}
