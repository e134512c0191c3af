package tablee.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import tablee.core.Dice;
import tablee.core.Encoders;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Commitment;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.WrittenHeader;

/** Finished matches that the engine has dealt, for those who check them. */
final class EngineMatches {
    private static final int MOVES = 25;
    static final Seed ANNS = Seed.read("a1".repeat(32));
    static final Seed BENS = Seed.read("b2".repeat(32));

    private final Engine engine = new Engine(() -> Seed.read("5e".repeat(32)));
    private final Dice dice = new FastDice(7);

    /** The games that programs can learn: a game may do without numbers for them. */
    static List<Game<?>> learnable() {
        return Games.all().stream()
                .filter(game -> Encoders.find(game).isPresent())
                .toList();
    }

    private JsonNode ask(Map<String, Object> request) {
        JsonNode answer = Json.parse(engine.answer(Json.text(request)));
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
        return answer;
    }

    /** Without sources, so that everything can be checked from outside. */
    JsonNode play(Game<?> game, int version, String seed) {
        Map<String, Object> request =
                new TreeMap<>(Map.of("do", "new", "game", game.card().id(), "sources", Map.of()));
        request.put("seats", game.card().seatCounts().get(0));
        request.put("seed", seed.repeat(32));
        if (version == 2) request.put("chance", "streams");
        return finish(ask(request));
    }

    /** All that happened with another seed, under the promise of this one: of a seed by which chance did something else. */
    JsonNode forged(Game<?> game, int version) {
        ObjectNode forged = play(game, version, "5e").deepCopy();
        List<JsonNode> honest = outcomes(forged.path("entries"));
        JsonNode other = IntStream.range(0xe5, 0xff)
                .mapToObj(seed -> play(game, version, Integer.toHexString(seed)).path("entries"))
                .filter(entries -> !outcomes(entries).equals(honest))
                .findFirst()
                .orElseThrow();
        return forged.set("entries", other);
    }

    private static List<JsonNode> outcomes(JsonNode entries) {
        return StreamSupport.stream(entries.spliterator(), false)
                .filter(entry -> entry.get(0).asText().equals("chance"))
                .toList();
    }

    /** What the outcomes of a match were for, each as the engine writes it. */
    List<JsonNode> streams(Game<?> game) {
        ObjectNode log = play(game, 2, "5e").deepCopy();
        List<JsonNode> streams = new ArrayList<>();
        JsonNode entries = log.path("entries");
        log.remove("seed");
        for (int place = 0; place < entries.size(); place++) {
            if (!entries.get(place).get(0).asText().equals("chance")) continue;
            ArrayNode before = log.putArray("entries");
            for (int i = 0; i < place; i++) before.add(entries.get(i));
            ask(Map.of("do", "load", "log", log));
            streams.add(ask(Map.of("do", "legal")).path("stream"));
        }
        return streams;
    }

    /** A match of two people who had a share each in its seed. */
    MatchFile shared(Game<?> game) {
        JsonNode plain = play(game, 2, "5e").path("header");
        Seed server = Seed.read("5e".repeat(32));
        SeedOrigin origin =
                SeedOrigin.shared(SeedOrigin.Share.promise(server), List.of(share(ANNS, 0), share(BENS, 1)), List.of());
        WrittenHeader head = Json.read(plain, WrittenHeader.class).from(origin);
        MatchFile fresh = new MatchFile(head, Optional.of(Commitment.of(server, head)), List.of(), Optional.of(server));
        return MatchFile.read(finish(ask(Map.of("do", "load", "log", fresh.tree()))));
    }

    private static SeedOrigin.Share share(Seed share, int seat) {
        return new SeedOrigin.Share(List.of(seat), SeedOrigin.Share.promise(share), share.hex());
    }

    /** Some random moves, and then nobody wants to go on. */
    private JsonNode finish(JsonNode begun) {
        JsonNode state = begun;
        for (int i = 0; i < MOVES && !state.path("over").booleanValue(); i++) {
            JsonNode legal = ask(Map.of("do", "legal"));
            JsonNode actor = legal.path("actors").get(0);
            JsonNode words = legal.path("moves").path(actor.asText());
            String word = words.get(dice.roll(words.size())).textValue();
            state = ask(Map.of("do", "play", "actor", actor, "move", word));
        }
        if (!state.path("over").booleanValue()) ask(Map.of("do", "play", "actor", "table", "move", "abandon"));
        return ask(Map.of("do", "log")).path("log");
    }
}
