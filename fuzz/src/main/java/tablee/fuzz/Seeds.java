package tablee.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import tablee.core.FastDice;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Moves;
import tablee.core.Playout;
import tablee.core.State;
import tablee.wire.engine.Engine;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** Sensible texts to begin with: a fuzzer that knows none would hardly get past the first brace. */
final class Seeds {
    private static final int[] PLIES = {0, 3, 11, 30};

    private Seeds() {}

    /** The lines of a file beside this class; none where there is no such file. */
    static List<String> lines(String name) {
        try (InputStream in = Seeds.class.getResourceAsStream(name)) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text for each game. */
    private static List<Input> each(BiFunction<Integer, Game<?>, List<Input>> make) {
        List<Input> all = new ArrayList<>();
        List<Game<?>> games = Games.all();
        for (int i = 0; i < games.size(); i++) all.addAll(make.apply(i, games.get(i)));
        return all;
    }

    static List<Input> frames() {
        return each((choice, game) -> lines("frames.seeds").stream()
                .map(line -> new Input(choice, 1, line))
                .toList());
    }

    static List<Input> engine() {
        return each((choice, game) -> lines("engine.seeds").stream()
                .map(line -> new Input(choice, 1, newMatch(game) + "\n" + line))
                .toList());
    }

    private static String newMatch(Game<?> game) {
        int seats = game.card().seatCounts().get(0);
        return "{\"do\":\"new\",\"game\":\"" + game.card().id() + "\",\"seats\":" + seats + "}";
    }

    static List<Input> words() {
        return each((choice, game) -> {
            List<Input> all = new ArrayList<>();
            for (int plies : PLIES) all.addAll(words(choice, plies, game));
            return all;
        });
    }

    private static <S extends State<S>> List<Input> words(int choice, int plies, Game<S> game) {
        S state = played(plies, game);
        List<Input> all = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            Moves moves = new Moves();
            state.moves(seat, moves);
            for (int i = 0; i < Math.min(3, moves.size()); i++) {
                all.add(new Input(choice, plies, state.write(seat, moves.get(i))));
            }
        }
        return all;
    }

    private static <S extends State<S>> S played(int plies, Game<S> game) {
        S state = game.open(game.card().setup(game.card().seatCounts().get(0), Map.of()));
        new Playout(new FastDice(plies)).run(state, plies);
        return state;
    }

    static List<Input> positions() {
        return each((choice, game) -> {
            List<Input> all = new ArrayList<>();
            for (int plies : PLIES) {
                all.add(new Input(choice, plies, Json.text(played(plies, game).position())));
            }
            return all;
        });
    }

    static List<Input> rulesets() {
        return each((choice, game) -> {
            String id = game.card().id();
            String name = "/tablee/" + id + "/rules/" + id + "-" + game.card().newestRuleset() + ".ruleset";
            return List.of(new Input(choice, 1, String.join("\n", lines(name))));
        });
    }

    /** A match that was abandoned at once, as the engine writes it. */
    static List<Input> matches() {
        return each((choice, game) -> {
            Engine engine = new Engine(() -> Seed.read("7".repeat(64)));
            engine.answer(newMatch(game));
            engine.answer("{\"do\":\"play\",\"actor\":\"table\",\"move\":\"abandon\"}");
            return List.of(new Input(
                    choice,
                    1,
                    Json.parse(engine.answer("{\"do\":\"log\"}")).path("log").toString()));
        });
    }
}
