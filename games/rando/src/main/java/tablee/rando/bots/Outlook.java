package tablee.rando.bots;

import tablee.rando.rules.Hands;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.rando.rules.Space;
import tablee.rando.rules.Tile;

/** What a planning player expects of cards, tiles and multipliers beyond the count: hundredths of a point, by feel and trial. */
public final class Outlook {
    /** What one use of a tile is worth at its least multiplier, and one more on its multiplier adds to each use. */
    private static final int[] USE = {550, 250, 60, 200, 100, 500};

    private static final int[] MORE = {500, 120, 30, 80, 40};

    private static final int[] CARD = {450, 300, 150, 200, 120};

    private Outlook() {}

    public static int of(RandoState s, int seat) {
        int left = s.rules.rounds() - s.round;
        int worth = 0;
        for (int tile = 0; tile < Tile.COUNT; tile++) worth += tile(s, seat, tile, left);
        for (int slot = 0; slot < s.hands.size(seat); slot++) worth += card(s, Hands.kind(s.hands.get(seat, slot)));
        worth += scales(s, seat, left);
        if (s.phase == Phase.DRAW && s.seat == seat) worth += (s.times - s.done) * 250 * Math.min(left, 3) / 3;
        return worth;
    }

    /** What one step on a scale is worth: its weight by the rank of its marker, and the more even the longer it goes on. */
    static int step(RandoState s, int obstacle) {
        int weights = 0;
        for (int each : s.rules.weights) weights += each;
        int left = s.rules.rounds() - s.round;
        int now = 100 * s.rules.weights[Markers.rank(s.markers, obstacle)];
        return now + (100 * weights / Obstacle.COUNT - now) * left / s.rules.rounds();
    }

    /** The order of the markers will change: the more rounds are left, the more all scales are worth the same. */
    private static int scales(RandoState s, int seat, int left) {
        int steps = 0;
        int weights = 0;
        for (int i = 0; i < Obstacle.COUNT; i++) {
            steps += s.boards.level(seat, i);
            weights += s.rules.weights[i];
        }
        int evenly = 100 * steps * weights / Obstacle.COUNT;
        return (evenly - 100 * Score.scales(s, seat)) * left / s.rules.rounds();
    }

    /** A card is worth playing only while there are turns to play it in. */
    public static int card(RandoState s, int kind) {
        int left = s.rules.rounds() - s.round;
        return left == 0 ? 0 : CARD[kind] * Math.min(left + 1, 4) / 4 - 100 * s.rules.cardPoints;
    }

    /** Uses to come: one for an active tile while turns are left, and one for each time the tiles are restored. */
    private static int tile(RandoState s, int seat, int tile, int left) {
        if (!s.boards.owned(seat, tile)) return 0;
        int restores = 0;
        for (int round = Math.max(s.round, 1); round < s.rules.rounds(); round++) {
            if (s.rules.track.get(round - 1) == Space.RESTORE) restores++;
        }
        boolean active = s.boards.active(seat, tile) && s.using != tile;
        int uses = Math.min(left, restores * 2 / 3 + (active ? 1 : 0));
        int each = USE[tile] + (tile < Tile.ACTIONS ? MORE[tile] * (s.boards.multiplier(seat, tile) - 1) : 0);
        return uses * each * 2 / 3;
    }
}
