package tablee.puzzle;

import java.util.function.Consumer;
import tablee.cli.Arguments;
import tablee.core.Match;

/** Finished matches of one game that people have played, all of whom agree now that others learn from them. */
@FunctionalInterface
public interface PeoplesPlay {
    void each(Arguments arguments, String game, Consumer<Match<?>> to);
}
