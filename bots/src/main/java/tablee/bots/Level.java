package tablee.bots;

import java.util.stream.Stream;
import tablee.core.Bot;
import tablee.core.Memory;

/**
 * How well a bot plays.
 *
 * @param iterations how many worlds it thinks through, at most
 * @param insight 100: sees at once which moves deserve to be looked at; 0: they all look alike
 * @param keepsPermille the chance in a thousand that it still knows next turn what it knows now
 * @param wavering 0: always plays what it thinks best; 100: as often as it thought of it
 * @param infers whether it believes most in those worlds that explain what the others did
 */
record Level(String name, long iterations, int insight, int keepsPermille, int wavering, boolean infers) {
    static final Level NOVICE = new Level("novice", 40, 65, 700, 100, false);
    static final Level CASUAL = new Level("casual", 150, 85, 860, 70, false);
    static final Level STRONG = new Level("strong", 300, 100, 930, 25, false);
    static final Level EXPERT = new Level("expert", Long.MAX_VALUE, 100, 1000, 0, true);

    /** How long one decision takes at most, where nobody says otherwise. */
    private static final long USUAL_MILLIS = 1000;

    static Level named(String name) {
        return Stream.of(NOVICE, CASUAL, STRONG, EXPERT)
                .filter(level -> level.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name));
    }

    Memory memory() {
        return keepsPermille == 1000 ? Memory.PERFECT : Memory.fading(keepsPermille);
    }

    long iterations(Bot.Budget budget) {
        return Math.min(iterations, budget.iterations());
    }

    /** A budget of iterations alone has no time limit, so that it gives the same move on every machine. */
    long millis(Bot.Budget budget) {
        boolean usual = budget.millis() == Long.MAX_VALUE && budget.iterations() == Long.MAX_VALUE;
        return usual ? USUAL_MILLIS : budget.millis();
    }
}
