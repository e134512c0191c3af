package tablee.circus.words;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tablee.circus.rules.Artist;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusRules;
import tablee.core.Refusal;
import tablee.core.State;
import tablee.core.TableRule;

/** Moves as words: {@code swap 1 2}, {@code flip 10}, {@code deal tamer/clown}. Positions count from 1. */
public final class CircusWords {
    private static final String[] NAMES = {
        "", "swap", "flip", "use", "look", "buy", "ok", "end", "take", "return", "decline", "first", "deal"
    };

    private static final String POSITION = "([1-9]|10)";
    private static final Pattern ON_TWO = Pattern.compile("swap " + POSITION + " " + POSITION);
    private static final Pattern ON_ONE = Pattern.compile("(flip|use|look) " + POSITION);
    private static final Pattern SEAT = Pattern.compile("first (\\d)");
    private static final Pattern TOKEN = Pattern.compile("deal (?:([a-z-]+)/)?([a-z-]+)");

    private CircusWords() {}

    public static String write(int move) {
        String name = NAMES[CircusMove.kind(move) >>> 8];
        return switch (CircusMove.kind(move)) {
            case CircusMove.SWAP -> name + " " + (CircusMove.first(move) + 1) + " " + (CircusMove.second(move) + 1);
            case CircusMove.FLIP, CircusMove.USE, CircusMove.LOOK -> name + " " + (CircusMove.first(move) + 1);
            case CircusMove.FIRST -> name + " " + CircusMove.first(move);
            case CircusMove.DEAL ->
                name + " " + token(Artist.of(CircusMove.first(move)), Artist.of(CircusMove.second(move)));
            default -> name;
        };
    }

    private static String token(Artist up, Artist down) {
        return up == Artist.CLOWN ? down.word() : up.word() + "/" + down.word();
    }

    /** The move that a word names for this actor, or {@link State#NO_MOVE}. */
    public static int read(int actor, String word, CircusRules rules) {
        int move = parse(word);
        return move != State.NO_MOVE && CircusMove.exists(actor, move, rules) ? move : State.NO_MOVE;
    }

    private static int parse(String word) {
        for (int i = CircusMove.BUY >>> 8; i <= CircusMove.DECLINE >>> 8; i++) if (NAMES[i].equals(word)) return i << 8;
        Matcher two = ON_TWO.matcher(word);
        if (two.matches()) return CircusMove.swap(position(two.group(1)), position(two.group(2)));
        Matcher one = ON_ONE.matcher(word);
        if (one.matches()) return CircusMove.on(kindOf(one.group(1)), position(one.group(2)));
        Matcher seat = SEAT.matcher(word);
        if (seat.matches()) return CircusMove.on(CircusMove.FIRST, Integer.parseInt(seat.group(1)));
        Matcher token = TOKEN.matcher(word);
        return token.matches() ? parseToken(token) : State.NO_MOVE;
    }

    private static int parseToken(Matcher token) {
        Optional<Artist> up = Artist.of(Optional.ofNullable(token.group(1)).orElse(Artist.CLOWN.word()));
        Optional<Artist> down = Artist.of(token.group(2));
        return up.isPresent() && down.isPresent() ? CircusMove.deal(up.get(), down.get()) : State.NO_MOVE;
    }

    private static int kindOf(String name) {
        return name.equals("flip") ? CircusMove.FLIP : name.equals("use") ? CircusMove.USE : CircusMove.LOOK;
    }

    private static int position(String word) {
        return Integer.parseInt(word) - 1;
    }

    /** A word that is nearly a move: positions are what people get wrong. */
    public static Refusal whyNot(String word) {
        String verb = word.split(" ", 2)[0];
        return switch (verb) {
            case "swap" -> Refusal.of("CIRC-21", "two-positions");
            case "flip", "use", "look" -> Refusal.of("CIRC-10", "one-position");
            default -> Refusal.of(TableRule.WORD.id(), "no-such-move");
        };
    }
}
