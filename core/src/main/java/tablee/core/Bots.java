package tablee.core;

import java.util.List;

/** The bots that are here. */
public final class Bots {
    private static final List<Bot> ALL = Providers.of(Bot.Family.class).stream()
            .flatMap(family -> family.get().levels().stream())
            .toList();

    private Bots() {}

    /** All of them, the weakest of each family first. */
    public static List<Bot> all() {
        return ALL;
    }

    public static Bot find(String level) {
        return all().stream()
                .filter(bot -> bot.level().equals(level))
                .findFirst()
                .orElseThrow(() -> new BadInput("There is no bot \"" + level + "\"; there are " + levels() + "."));
    }

    private static String levels() {
        return String.join(", ", all().stream().map(Bot::level).toList());
    }
}
