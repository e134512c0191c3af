package tablee.core;

import java.util.Locale;
import java.util.Optional;

/**
 * What the table itself enters into the log. The log never shrinks: an undo is one more entry.
 *
 * @param arg for {@link Kind#UNDO} the number of entries taken back, otherwise the seat, or 0
 */
public record TableMove(Kind kind, int arg) {
    public enum Kind {
        UNDO(true),
        RESIGN(true),
        TIMEOUT(true),
        TAKEOVER(true),
        RETURN(true),
        PAUSE(false),
        RESUME(false),
        ABANDON(false);

        private final boolean takesArg;

        Kind(boolean takesArg) {
            this.takesArg = takesArg;
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final int ARG_BITS = 16;

    /** Nobody takes back more, and no seat has a higher number; a word has at most four digits. */
    private static final int MOST = 9999;

    public int code() {
        return kind.ordinal() << ARG_BITS | arg;
    }

    public static Optional<TableMove> of(int code) {
        int kind = code >>> ARG_BITS;
        if (kind >= Kind.values().length) return Optional.empty();
        TableMove move = new TableMove(Kind.values()[kind], code & (1 << ARG_BITS) - 1);
        return move.arg <= (move.kind.takesArg ? MOST : 0) ? Optional.of(move) : Optional.empty();
    }

    /** {@code "undo 2"}, {@code "resign 1"}, {@code "pause"}. */
    public String write() {
        return kind.takesArg ? kind.word() + " " + arg : kind.word();
    }

    public static Optional<TableMove> read(String word) {
        String[] parts = word.split(" ", -1);
        for (Kind kind : Kind.values()) {
            if (!kind.word().equals(parts[0]) || parts.length != (kind.takesArg ? 2 : 1)) continue;
            if (!kind.takesArg) return Optional.of(new TableMove(kind, 0));
            if (parts[1].matches("\\d{1,4}")) return Optional.of(new TableMove(kind, Integer.parseInt(parts[1])));
        }
        return Optional.empty();
    }
}
