package tablee.table.terms;

import java.util.Optional;
import java.util.SortedMap;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.SortedCopy;
import tablee.core.State;
import tablee.wire.json.Json;
import tablee.wire.match.ChanceSources;

/**
 * What is played.
 *
 * @param data the text of a ruleset file that replaces the built-in one, or empty
 */
public record GameTerms(String game, int seats, SortedMap<String, String> options, String data) {
    public GameTerms {
        options = SortedCopy.of(options);
    }

    /** With the text of another ruleset. */
    GameTerms withData(String other) {
        return new GameTerms(game, seats, options, other);
    }

    Game<?> rules() {
        return Games.find(game);
    }

    /** The header of a match, from the position of this lesson if it has one. */
    Header header(Optional<Lesson> lesson) {
        return header(rules(), lesson);
    }

    private <S extends State<S>> Header header(Game<S> rules, Optional<Lesson> lesson) {
        Setup setup = rules.card().setup(seats, rules.card().newestRuleset(), options, data);
        Optional<Record> start =
                lesson.flatMap(Lesson::start).map(position -> Json.read(position, rules.positionType()));
        S state = start.isPresent() ? rules.place(setup, start.get()) : rules.open(setup);
        return new Header(game, setup, ChanceSources.serving(state), start, Header.STREAMS);
    }
}
