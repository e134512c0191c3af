package tablee.wire.engine.context;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import tablee.core.Actor;
import tablee.core.Count;
import tablee.core.Match;
import tablee.core.ReadableState;
import tablee.wire.json.Json;
import tablee.wire.match.Actors;

/** Who acts now, by when; or how it ended. */
public final class MatchStatus {
    private MatchStatus() {}

    /** The actors that may act now: none while the match is paused or when it is over. */
    public static long actors(Match<?> match) {
        return match.paused() ? 0 : match.toAct();
    }

    public static ArrayNode list(long actors) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (long left = actors; left != 0; left &= left - 1) list.add(Actors.write(Actor.first(left)));
        return list;
    }

    static ObjectNode write(ObjectNode answer, Match<?> match) {
        ReadableState state = match.reading();
        answer.set("actors", list(actors(match)));
        boolean clock = Actor.in(actors(match), Actor.CLOCK);
        if (clock) answer.put("dueAt", state.dueAt());
        if (match.paused()) answer.put("paused", true);
        answer.put("over", match.over());
        if (!match.over()) return answer;
        match.ranks()
                .ifPresent(ranks -> answer.set(
                        "ranks", Json.tree(Arrays.stream(ranks).boxed().toList())));
        answer.set("scores", scores(state));
        return answer;
    }

    public static ArrayNode scores(ReadableState state) {
        Count count = state.count();
        ArrayNode scores = JsonNodeFactory.instance.arrayNode();
        for (int seat = 0; seat < state.seats(); seat++) scores.add(count.total(seat));
        return scores;
    }
}
