package tablee.rando.bots;

import tablee.core.Reason;
import tablee.core.Told;
import tablee.core.Word;
import tablee.rando.rules.CardKind;
import tablee.rando.rules.Colour;
import tablee.rando.rules.Hands;
import tablee.rando.rules.Markers;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.Part;
import tablee.rando.rules.Phase;
import tablee.rando.rules.RandoEvent;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Score;
import tablee.rando.rules.Side;
import tablee.rando.rules.Tile;

/** What speaks for a move: mostly what it changes, found by playing it in a copy. */
public final class RandoReasons {
    private RandoReasons() {}

    public static Reason of(RandoState s, int seat, int move) {
        int a = RandoMove.a(move);
        return switch (RandoMove.verb(move)) {
            case USE -> use(s, a, s.boards.multiplier(seat, a));
            case JOKER -> a == Tile.HIKE.ordinal() ? hike("RAND-36", "joker-hike", s, s.walker()) : joker(a);
            case TURN -> Reason.of(s.part == Part.CARD ? "RAND-51" : "RAND-20", "turn", tile(a));
            case GO -> stretch(s, seat, move);
            case FLIP -> flip(s, seat, s.terrain.tokenAt(a));
            case LOWER -> lower(s, seat, a, RandoMove.b(move));
            case RAISE -> raise(s, seat, a);
            case SWAP -> swap(s, seat, move);
            case PLAY -> PlayReasons.of(s, seat, s.hands.get(seat, a));
            case DISCARD -> Reason.of("RAND-32", "discard", kind(s, seat, a), s.hands.size(seat) - 1);
            case GIVE -> Reason.of("RAND-43", "give", kind(s, seat, a), s.rules.giveLoss);
            case BLOCK -> Reason.of("RAND-40", "block", tile(a), tiles(s, seat) - 1);
            case REMOVE -> Reason.of("RAND-41", "remove", tile(a), tiles(s, seat) - 1);
            case PAY -> pay(s);
            default -> pass(s, seat);
        };
    }

    private static String tile(int tile) {
        return Tile.of(tile).key();
    }

    private static String kind(RandoState s, int seat, int slot) {
        return "card-kind." + Word.of(CardKind.of(Hands.kind(s.hands.get(seat, slot))));
    }

    private static int tiles(RandoState s, int seat) {
        return Integer.bitCount(s.boards.owned(seat));
    }

    private static Reason use(RandoState s, int action, int times) {
        return switch (Tile.of(action)) {
            case HIKE -> hike("RAND-30", times == 1 ? "hike" : "hikes", s, s.walker(), times);
            case DRAW -> Reason.of("RAND-32", "draw", times);
            case LOWER -> Reason.of("RAND-33", "use-lower", times);
            case RAISE -> Reason.of("RAND-34", "use-raise", times);
            default -> Reason.of("RAND-35", "use-reorder", times);
        };
    }

    private static Reason joker(int action) {
        return Reason.of("RAND-36", "joker", tile(action));
    }

    /** What the best hike of a hiker brings. Without a pile there is none (RAND-37). */
    static Reason hike(String rule, String key, RandoState s, int hiker, Object... more) {
        if (hiker < 0) return Reason.of("RAND-37", "no-hike");
        BestHike best = BestHike.of(s, hiker);
        Object[] args = new Object[3 + more.length];
        args[0] = Colour.of(hiker).key();
        args[1] = best.points();
        args[2] = best.steps();
        System.arraycopy(more, 0, args, 3, more.length);
        return Reason.of(rule, key, args);
    }

    /** One stretch, as a tile's hike: what a turn's end brings besides is no part of it. */
    private static Reason stretch(RandoState s, int seat, int move) {
        RandoState after = s.copy();
        after.part = Part.TILE;
        Told told = new Told();
        after.play(seat, move, 0, told);
        int points = after.boards.points(seat) - s.boards.points(seat);
        int steps = BestHike.steps(after, seat) - BestHike.steps(s, seat);
        if (points > 0) return Reason.of("RAND-30", doubled(told, seat) ? "double-points" : "points", points);
        if (steps > 0) {
            return Reason.of("RAND-30", steps > 1 ? "double-steps" : "steps", steps, climbed(s, after, seat));
        }
        return after.phase == Phase.HIKE
                ? Reason.of("RAND-31", "on-the-way", s.rules.stretches - after.stretch)
                : Reason.of("RAND-31", "no-reward");
    }

    /** Whether a token of the hiker's own colour was met. */
    private static boolean doubled(Told told, int seat) {
        return told.to(seat).stream()
                .anyMatch(event -> event instanceof RandoEvent.ValueScored scored && scored.times() > 1);
    }

    private static Reason flip(RandoState s, int seat, int token) {
        if (s.terrain.side(token) == Side.VALUE) return Reason.of("RAND-53", "points", s.rules.tokenValues[token]);
        Obstacle obstacle = s.rules.tokenColours.get(token).obstacle();
        boolean full = s.boards.level(seat, obstacle.ordinal()) == s.rules.scale;
        return full ? Reason.of("RAND-4", "no-reward") : Reason.of("RAND-53", "steps", 1, obstacle.key());
    }

    private static String climbed(RandoState before, RandoState after, int seat) {
        int obstacle = 0;
        while (after.boards.level(seat, obstacle) == before.boards.level(seat, obstacle)) obstacle++;
        return Obstacle.of(obstacle).key();
    }

    private static Reason lower(RandoState s, int seat, int other, int action) {
        int to = s.boards.multiplier(other, action) - 1;
        return other == seat
                ? Reason.of("RAND-44", "lower-own", tile(action), to, s.rules.lowerLoss)
                : Reason.of("RAND-33", "lower", tile(action), to);
    }

    private static Reason raise(RandoState s, int seat, int action) {
        String rule = s.part == Part.CARD ? "RAND-52" : "RAND-34";
        return Reason.of(rule, "raise", tile(action), s.boards.multiplier(seat, action) + 1);
    }

    /** What an exchange makes of one's own scales and of the best scales of the others. */
    private static Reason swap(RandoState s, int seat, int move) {
        RandoState after = s.copy();
        after.markers = Markers.swap(s.markers, RandoMove.a(move), RandoMove.b(move));
        return Reason.of(
                "RAND-60",
                "swap",
                Score.scales(after, seat),
                Score.scales(s, seat),
                others(after, seat),
                others(s, seat));
    }

    static int others(RandoState s, int seat) {
        int best = 0;
        for (int other = 0; other < s.seats(); other++) {
            if (other != seat) best = Math.max(best, Score.scales(s, other));
        }
        return best;
    }

    private static Reason pay(RandoState s) {
        return s.phase == Phase.GIVE
                ? Reason.of("RAND-43", "pay-give", s.rules.giveLoss)
                : Reason.of("RAND-44", "pay-lower", s.rules.lowerLoss);
    }

    private static Reason pass(RandoState s, int seat) {
        if (s.phase == Phase.HIKE) return Reason.of("RAND-31", "stop-hike", s.rules.stretches - s.stretch);
        return s.phase == Phase.REORDER
                ? Reason.of("RAND-35", "keep-order", Score.scales(s, seat), others(s, seat))
                : Reason.of("RAND-21", "keep-cards", s.hands.size(seat));
    }
}
