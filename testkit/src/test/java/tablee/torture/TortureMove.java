package tablee.torture;

import tablee.core.State;

/** Moves as numbers and words. */
final class TortureMove {
    static final int BIDS = 3;
    static final int AIM = 100;
    static final int AIMS = 60;
    static final int TAKE = 200;
    static final int LEAVE = 201;
    static final int RING = 300;
    static final int KIND = 400;
    static final int SEAT = 410;
    static final int LAND = 420;
    static final int MISS = LAND + Torture.CELLS;

    private TortureMove() {}

    static boolean is(int move, int base, int count) {
        return move >= base && move < base + count;
    }

    static String write(int move) {
        if (is(move, 0, BIDS)) return "bid " + move;
        if (is(move, AIM, AIMS)) return "aim " + (move - AIM);
        if (is(move, KIND, Torture.KINDS.size())) return Torture.KINDS.get(move - KIND);
        if (is(move, SEAT, 4)) return "seat " + (move - SEAT);
        if (is(move, LAND, Torture.CELLS)) return "land " + (move - LAND);
        return switch (move) {
            case TAKE -> "take";
            case LEAVE -> "leave";
            case RING -> "ring";
            case MISS -> "miss";
            default -> "move " + move;
        };
    }

    static int read(String word) {
        if (Torture.KINDS.contains(word)) return KIND + Torture.KINDS.indexOf(word);
        if (word.matches("bid [0-2]")) return last(word);
        if (word.matches("aim ([0-9]|[1-5][0-9])")) return AIM + last(word);
        if (word.matches("seat [0-3]")) return SEAT + last(word);
        if (word.matches("land [0-5]")) return LAND + last(word);
        return switch (word) {
            case "take" -> TAKE;
            case "leave" -> LEAVE;
            case "ring" -> RING;
            case "miss" -> MISS;
            default -> State.NO_MOVE;
        };
    }

    private static int last(String word) {
        return Integer.parseInt(word.substring(word.indexOf(' ') + 1));
    }
}
