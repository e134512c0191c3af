package tablee.rando.bots;

import tablee.core.Moves;
import tablee.core.Told;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoState;

/**
 * The hike that brings most: all ways it can go (RAND-31) are walked in copies.
 *
 * @param points scored on the way
 * @param steps climbed on all scales together
 */
record BestHike(int points, int steps, int worth) {
    static BestHike of(RandoState start, int hiker) {
        RandoState s = start.copy();
        s.phase = Phase.HIKE;
        s.part = Part.TILE;
        s.hiker = hiker;
        s.times = 1;
        return from(s, start);
    }

    private static BestHike from(RandoState s, RandoState start) {
        int seat = start.seat;
        BestHike best = new BestHike(0, 0, Integer.MIN_VALUE);
        Moves ways = new Moves();
        s.moves(seat, ways);
        for (int i = 0; i < ways.size(); i++) {
            RandoState next = s.copy();
            next.play(seat, ways.get(i), 0, Told.DEAF);
            boolean over = next.phase != Phase.HIKE;
            BestHike hike = over ? gained(next, start, seat) : from(next, start);
            if (hike.worth > best.worth) best = hike;
        }
        return best;
    }

    private static BestHike gained(RandoState after, RandoState before, int seat) {
        int points = after.boards.points(seat) - before.boards.points(seat);
        int worth = 100 * points;
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) {
            int steps = after.boards.level(seat, obstacle) - before.boards.level(seat, obstacle);
            worth += steps * Outlook.step(before, obstacle);
        }
        return new BestHike(points, steps(after, seat) - steps(before, seat), worth);
    }

    static int steps(RandoState s, int seat) {
        int steps = 0;
        for (int obstacle = 0; obstacle < Obstacle.COUNT; obstacle++) steps += s.boards.level(seat, obstacle);
        return steps;
    }
}
