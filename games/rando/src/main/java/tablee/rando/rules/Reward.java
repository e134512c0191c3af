package tablee.rando.rules;

import tablee.core.Told;

/** RAND-30: what the side of a token that is up gives to the player whose turn it is; the token is turned over. */
final class Reward {
    private Reward() {}

    static void take(RandoState s, int token, int times, Told told) {
        if (s.terrain.side(token) == Side.VALUE) score(s, token, times, told);
        else climb(s, token, times, told);
        s.terrain.flip(token);
    }

    private static void score(RandoState s, int token, int times, Told told) {
        int points = s.rules.tokenValues[token] * times;
        s.boards.score(s.seat, points);
        if (!told.listening()) return;
        String at = Crossing.write(s.terrain.token(token));
        told.all(new RandoEvent.ValueScored(s.seat, at, s.rules.tokenColours.get(token), points, times));
    }

    private static void climb(RandoState s, int token, int steps, Told told) {
        Obstacle obstacle = s.rules.tokenColours.get(token).obstacle();
        s.boards.climb(s.seat, obstacle.ordinal(), steps);
        if (!told.listening()) return;
        int level = s.boards.level(s.seat, obstacle.ordinal());
        String at = Crossing.write(s.terrain.token(token));
        told.all(new RandoEvent.ScaleClimbed(s.seat, at, obstacle, steps, level));
    }
}
