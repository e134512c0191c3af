package tablee.puzzle;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.SortedCopy;
import tablee.core.State;
import tablee.wire.json.Json;

/**
 * A position in which one seat has one clearly right move.
 *
 * @param id follows from the position and the seat, so that the same puzzle has the same name everywhere
 * @param beyond how many changes of turn its proof looks beyond
 * @param worth what the right move is worth, in thousandths of a win, and {@code next} the best of the others
 * @param difficulty from 1 to {@link Difficulty#MOST}, as bots find it
 * @param position in the engine's format
 */
public record Puzzle(
        String id,
        String game,
        int seats,
        int ruleset,
        SortedMap<String, String> options,
        int seat,
        String move,
        int beyond,
        int worth,
        int next,
        PuzzleMotif motif,
        int difficulty,
        String position) {
    public Puzzle {
        options = SortedCopy.of(options);
    }

    public Game<?> rules() {
        return Games.find(game);
    }

    /** A match that begins in this position. */
    public <S extends State<S>> Match<S> match(Game<S> rules) {
        Record start = Json.read(position, rules.positionType());
        return Match.open(
                rules,
                new Header(
                        game,
                        rules.card().setup(seats, ruleset, options, ""),
                        new TreeMap<>(Map.of()),
                        Optional.of(start)));
    }
}
