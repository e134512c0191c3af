package tablee.rando;

import tablee.core.Refusal;

/** A word that begins like a move but is none: what is wrong about it. */
final class NearMiss {
    private NearMiss() {}

    static Refusal of(RandoState s, String word) {
        String[] parts = word.split(" ", -1);
        for (Verb verb : Verb.values()) {
            if (!verb.chance() && Rules.word(verb).equals(parts[0])) return of(s, verb, parts);
        }
        return Refusal.of("TABLE-10", "no-such-move");
    }

    private static Refusal of(RandoState s, Verb verb, String[] parts) {
        if (parts.length != 1 + verb.args.size()) return Refusal.of("TABLE-10", "incomplete", verb.args.size());
        for (int i = 1; i < parts.length; i++) {
            Arg arg = verb.args.get(i - 1);
            if (!arg.exists(s, parts[i])) return missing(s, arg, parts[i]);
        }
        return Refusal.of("RAND-35", "same-marker"); // all is there, and yet no move: a marker for itself
    }

    private static Refusal missing(RandoState s, Arg arg, String word) {
        boolean joker = word.equals(Rules.word(Tile.JOKER));
        return switch (arg) {
            case ACTION -> joker ? Refusal.of("RAND-5", "joker-no-multiplier") : Refusal.of("RAND-5", "no-such-tile");
            case TILE -> Refusal.of("RAND-5", "no-such-tile");
            case RANK -> Refusal.of("RAND-4", "no-such-rank", Obstacle.COUNT);
            case SLOT -> Refusal.of("RAND-32", "no-such-slot");
            case SEAT -> Refusal.of("TABLE-10", "no-such-seat", s.seats() - 1);
            case CROSSING -> Refusal.of("RAND-1", "no-such-crossing");
            default -> Refusal.of("RAND-30", "no-such-direction");
        };
    }
}
