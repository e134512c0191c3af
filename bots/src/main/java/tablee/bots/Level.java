package tablee.bots;

import tablee.core.Memory;

/**
 * How well a bot plays.
 *
 * @param iterations how many worlds it thinks through, at most
 * @param millis how long it thinks, at most
 * @param keepsPermille the chance in a thousand that it still knows next turn what it knows now
 * @param wavering 0: always plays what it thinks best; 100: as often as it thought of it
 */
record Level(String name, long iterations, long millis, int keepsPermille, int wavering) {
    static final Level NOVICE = new Level("novice", 40, 1000, 700, 100);
    static final Level CASUAL = new Level("casual", 250, 1000, 880, 50);
    static final Level STRONG = new Level("strong", 2_000, 1000, 980, 0);
    static final Level EXPERT = new Level("expert", 1_000_000, 1000, 1000, 0);

    Memory memory() {
        return keepsPermille == 1000 ? Memory.PERFECT : Memory.fading(keepsPermille);
    }
}
