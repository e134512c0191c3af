package tablee.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.SortedMap;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Setup;

/**
 * A match's header as it stands in a file. The commitment is over its canonical JSON, so it is kept as it was written: a
 * later release may know more options, and the commitment must still hold.
 */
public record WrittenHeader(
        String game,
        int ruleset,
        int seats,
        SortedMap<String, String> options,
        String data,
        SortedMap<String, Integer> sources,
        Optional<ObjectNode> start) {

    public static WrittenHeader of(Header header) {
        Setup setup = header.setup();
        return new WrittenHeader(
                header.game(),
                setup.ruleset(),
                setup.seats(),
                setup.options().asMap(),
                setup.data(),
                header.sources(),
                header.start().map(position -> (ObjectNode) Json.tree(position)));
    }

    /** The header that this says, or {@link BadInput} if there is no such game, option, number of seats or position. */
    public Header header() {
        Game<?> rules = rules();
        Setup setup = rules.card().setup(seats, ruleset, options, data);
        return new Header(game, setup, sources, start.map(position -> Json.read(position, rules.positionType())));
    }

    public Game<?> rules() {
        return Games.find(game);
    }
}
