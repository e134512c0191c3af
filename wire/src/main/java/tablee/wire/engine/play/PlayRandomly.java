package tablee.wire.engine.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.core.FastDice;
import tablee.core.Match;
import tablee.core.Playout;
import tablee.core.State;
import tablee.wire.engine.context.EngineContext;
import tablee.wire.engine.context.EngineFault;
import tablee.wire.engine.context.EngineLimits;
import tablee.wire.engine.context.EngineRequest;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** {@code playouts}: random games from here to their ends. */
public record PlayRandomly(long count, Optional<String> seed, Optional<Boolean> scores) implements EngineRequest {
    private static final long MOST_GAMES = 1_000_000;
    private static final long MOST_PLIES = 100_000_000;

    @Override
    public ObjectNode answer(EngineContext desk) {
        return answer(desk, desk.session().match());
    }

    private <S extends State<S>> ObjectNode answer(EngineContext desk, Match<S> match) {
        long games = EngineLimits.within("count", Optional.of(count), 1, MOST_GAMES, 1);
        if (match.over()) throw EngineFault.over(desk.words(match.game()));
        Seed used = desk.seed(seed);
        SortedMap<String, Long> results = new TreeMap<>();
        long start = System.nanoTime();
        Optional<ScoreTally> tally = scores.filter(wanted -> wanted)
                .map(wanted -> new ScoreTally(match.reading().seats()));
        long plies = run(match, games, new Playout(new FastDice(EngineLimits.number(used))), results, tally);
        long millis = (System.nanoTime() - start) / 1_000_000;
        ObjectNode answer =
                JsonNodeFactory.instance.objectNode().put("games", games).put("plies", plies);
        answer.set("results", write(results));
        tally.ifPresent(counted -> answer.set("scores", counted.write()));
        return answer.put("seconds", BigDecimal.valueOf(millis, 3)).put("seed", used.hex());
    }

    private static <S extends State<S>> long run(
            Match<S> match, long games, Playout playout, SortedMap<String, Long> results, Optional<ScoreTally> tally) {
        S start = match.state();
        S state = start.copy();
        long plies = 0;
        for (long game = 0; game < games; game++) {
            state.become(start);
            playout.startAt(match.at());
            plies += playout.run(state, MOST_PLIES - plies);
            if (state.toAct() != 0) {
                throw new EngineFault(EngineFault.Code.TOO_MUCH, "These are more than " + MOST_PLIES + " plies.");
            }
            tally.ifPresent(counted -> counted.add(state.count()));
            results.merge(Json.text(Arrays.stream(state.ranks()).boxed().toList()), 1L, Long::sum);
        }
        return plies;
    }

    private static ArrayNode write(SortedMap<String, Long> results) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        results.forEach((ranks, games) -> {
            ObjectNode result = list.addObject();
            result.set("ranks", Json.parse(ranks));
            result.put("games", games);
        });
        return list;
    }
}
