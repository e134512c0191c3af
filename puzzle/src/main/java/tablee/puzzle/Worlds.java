package tablee.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.core.FastDice;
import tablee.core.Memory;
import tablee.core.Perspective;
import tablee.core.State;

/** The worlds that a player who forgets nothing cannot tell apart. */
public final class Worlds {
    /** So often a world is imagined: that one of sixteen equally likely ones is missed happens about once in 16 million times. */
    private static final int DRAWS = 300;

    private Worlds() {}

    /** Those that come up when a world is imagined this often, each once. */
    public static <S extends State<S>> List<S> imagined(Perspective<S> eyes, int draws) {
        return upTo(Integer.MAX_VALUE, eyes, draws).orElseThrow();
    }

    /** All of them; nothing where there are more than {@code most}. */
    static <S extends State<S>> Optional<List<S>> all(Perspective<S> eyes, int most) {
        return upTo(most, eyes, DRAWS);
    }

    private static <S extends State<S>> Optional<List<S>> upTo(int most, Perspective<S> eyes, int draws) {
        Map<Record, S> worlds = new LinkedHashMap<>();
        for (int seed = 0; seed < draws; seed++) {
            S world = eyes.imagine(Memory.PERFECT, new FastDice(seed));
            worlds.putIfAbsent(world.position(), world);
            if (worlds.size() > most) return Optional.empty();
        }
        return Optional.of(new ArrayList<>(worlds.values()));
    }
}
