package tablee.wire.match;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.SortedMap;
import tablee.core.BadInput;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.wire.json.Json;

/**
 * A match's header as it stands in a file. The commitment is over its canonical JSON, so it is kept as it was written: a
 * later release may know more options, and the commitment must still hold. What 0.1.0 did not have is left out where it says
 * what 0.1.0 did, so that its headers keep their bytes.
 *
 * @param chance how outcomes follow from the seed ({@link Header#chance}); none: numbered through
 * @param seed where the seed comes from; none: the server drew it alone, as in 0.1.0
 */
public record WrittenHeader(
        String game,
        int ruleset,
        int seats,
        SortedMap<String, String> options,
        String data,
        SortedMap<String, Integer> sources,
        Optional<ObjectNode> start,
        Optional<Integer> chance,
        Optional<SeedOrigin> seed) {

    public static WrittenHeader of(Header header) {
        Setup setup = header.setup();
        return new WrittenHeader(
                header.game(),
                setup.ruleset(),
                setup.seats(),
                setup.options().asMap(),
                setup.data(),
                header.sources(),
                header.start().map(position -> (ObjectNode) Json.tree(position)),
                header.chance() == Header.NUMBERED ? Optional.empty() : Optional.of(header.chance()),
                Optional.empty());
    }

    /** The same header, saying where its seed comes from, and so how it is dealt: files say both or neither. */
    public WrittenHeader from(SeedOrigin origin) {
        Optional<Integer> named = chance.or(() -> Optional.of(Header.NUMBERED));
        return new WrittenHeader(game, ruleset, seats, options, data, sources, start, named, Optional.of(origin));
    }

    /** The header that this says, or {@link BadInput} if there is no such game, option, number of seats or position. */
    public Header header() {
        Game<?> rules = rules();
        Setup setup = rules.card().setup(seats, ruleset, options, data);
        Optional<Record> position = start.map(text -> Json.read(text, rules.positionType()));
        return new Header(game, setup, sources, position, chance.orElse(Header.NUMBERED));
    }

    public Game<?> rules() {
        return Games.find(game);
    }
}
