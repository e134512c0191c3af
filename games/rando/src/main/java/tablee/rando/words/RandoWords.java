package tablee.rando.words;

import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.Word;
import tablee.rando.rules.Arg;
import tablee.rando.rules.Obstacle;
import tablee.rando.rules.RandoMove;
import tablee.rando.rules.RandoState;
import tablee.rando.rules.Tile;
import tablee.rando.rules.Verb;

/** Moves as words: {@code "lower 1 draw"}, {@code "go north"}. */
public final class RandoWords {
    private RandoWords() {}

    /** A number that is no move is written in figures. */
    public static String write(int move) {
        if (!RandoMove.hasVerb(move)) return Integer.toString(move);
        Verb verb = RandoMove.verb(move);
        StringBuilder words = new StringBuilder(Word.of(verb));
        for (int i = 0; i < verb.args.size(); i++) {
            Arg arg = verb.args.get(i);
            int number = RandoMove.arg(move, i);
            words.append(' ').append(number < arg.count() ? arg.write(number) : "?");
        }
        return words.toString();
    }

    public static int read(RandoState s, int actor, String word) {
        int move = read(word);
        return RandoMove.exists(actor, move, s.rules.map, s.seats()) ? move : State.NO_MOVE;
    }

    private static int read(String words) {
        String[] parts = words.split(" ", -1);
        int verb = Word.index(Verb.values(), parts[0]);
        return verb < 0 ? State.NO_MOVE : read(Verb.of(verb), parts);
    }

    private static int read(Verb verb, String[] parts) {
        if (parts.length != 1 + verb.args.size()) return State.NO_MOVE;
        int[] args = new int[2];
        for (int i = 1; i < parts.length; i++) {
            args[i - 1] = verb.args.get(i - 1).read(parts[i]);
            if (args[i - 1] < 0) return State.NO_MOVE;
        }
        boolean backwards = verb == Verb.SWAP && args[0] > args[1];
        return backwards ? verb.move(args[1], args[0]) : verb.move(args[0], args[1]);
    }

    /** What is wrong about a word that begins like a move but is none. */
    public static Refusal whyNot(RandoState s, String word) {
        String[] parts = word.split(" ", -1);
        for (Verb verb : Verb.values()) {
            if (!verb.chance() && Word.of(verb).equals(parts[0])) return whyNot(s, verb, parts);
        }
        return Refusal.of("TABLE-10", "no-such-move");
    }

    private static Refusal whyNot(RandoState s, Verb verb, String[] parts) {
        if (parts.length != 1 + verb.args.size()) return Refusal.of("TABLE-10", "incomplete", verb.args.size());
        for (int i = 1; i < parts.length; i++) {
            Arg arg = verb.args.get(i - 1);
            if (!arg.exists(s, parts[i])) return missing(s, arg, parts[i]);
        }
        return Refusal.of("RAND-35", "same-marker"); // all is there, and yet no move: a marker for itself
    }

    private static Refusal missing(RandoState s, Arg arg, String word) {
        boolean joker = word.equals(Word.of(Tile.JOKER));
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
