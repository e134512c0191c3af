package tablee.core;

import java.util.Comparator;
import java.util.List;

/** The games that are here. */
public final class Games {
    /** Looked up once: a look-up takes a millisecond, and every refusal asks for its game. */
    private static final List<Game<?>> ALL = Providers.of(Game.class).stream()
            .<Game<?>>map(maker -> maker.get())
            .sorted(Comparator.comparing(game -> game.card().id()))
            .toList();

    private Games() {}

    /** All of them, by id. */
    public static List<Game<?>> all() {
        return ALL;
    }

    public static Game<?> find(String id) {
        return all().stream()
                .filter(game -> game.card().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput("There is no game \"" + id + "\"; there are " + ids() + "."));
    }

    private static String ids() {
        return String.join(", ", all().stream().map(game -> game.card().id()).toList());
    }
}
