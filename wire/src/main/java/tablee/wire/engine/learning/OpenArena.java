package tablee.wire.engine.learning;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.Card;
import tablee.core.Game;
import tablee.core.Header;
import tablee.core.Setup;
import tablee.core.State;
import tablee.wire.arena.Arena;
import tablee.wire.engine.context.ChanceFields;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.engine.context.MatchOpening;
import tablee.wire.engine.context.MomentNumbers;
import tablee.wire.engine.context.SetUpFields;
import tablee.wire.json.Flat;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.WrittenHeader;

/** {@code arena}: many matches of one set-up for programs that learn, which are played by frames of bytes. */
public record OpenArena(
        String game,
        long slots,
        Optional<Integer> seats,
        @Flat SetUpFields setUp,
        Optional<SortedMap<String, Integer>> sources,
        Optional<String> seed,
        Optional<Long> pace)
        implements EngineRequest {
    private static final long USUAL_PACE = 3_000;
    private static final long SLOWEST_PACE = 3_600_000;

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, MatchOpening.game(game));
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Game<S> rules) {
        Card card = rules.card();
        int many = (int) EngineLimits.within("slots", Optional.of(slots), 1, Arena.MOST_SLOTS, 1);
        long millis = EngineLimits.within("pace", pace, 0, SLOWEST_PACE, USUAL_PACE);
        Setup setup = setUp.of(card, seats.orElse(card.fewestSeats()), desk.rulesets());
        Seed first = desk.seed(seed);
        Arena<S> arena = Arena.open(rules, header(rules, setup), MomentNumbers.encoder(rules), many, millis, first);
        ObjectNode answer = JsonNodeFactory.instance.objectNode().put("arena", desk.put(arena));
        MatchOpening.describe(answer, WrittenHeader.of(arena.header()));
        answer.set("sides", Json.tree(arena.sides()));
        answer.set("sources", Json.tree(arena.header().sources()));
        answer.put("slots", many).put("pace", millis).put("seed", first.hex());
        answer.put("encoding", arena.encoder().version());
        answer.set("vector", Json.tree(arena.encoder().vector()));
        answer.set("actions", Json.tree(arena.encoder().actions()));
        answer.set("row", Json.tree(arena.layout()));
        return answer;
    }

    /** Outcomes are drawn by their weights, unless sources are named. */
    private Header header(Game<?> rules, Setup setup) {
        ChanceFields chance = new ChanceFields(sources, Optional.empty(), Optional.empty());
        SortedMap<String, Integer> used = sources.isPresent() ? chance.sources(rules.open(setup)) : new TreeMap<>();
        return new Header(rules.card().id(), setup, used, Optional.empty());
    }
}
