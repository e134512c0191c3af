package tablee.flow.rules;

import tablee.core.Stream;

/** What chance is for, so that all tables with one seed draw the same tiles and cards and meet the same waves. */
final class FlowStreams {
    private FlowStreams() {}

    static void name(FlowState s, Stream out) {
        switch (s.phase) {
            case SCENARIO -> out.stock("scenarios", s);
            case DEAL, SWAP -> out.stock("cards", s);
            case FIRST -> out.roll("first", 0, 0);
            case OBSTACLE -> twoDice("obstacle", 0, out);
            case DRAW, FISHING -> out.stock("tiles", s);
            case WAVE -> twoDice("wave", s.round, out);
            case WAVE_WHITE -> white("wave", s.round, out);
            case WAVE_BLACK -> black("wave", s.round, out);
            default -> {}
        }
    }

    /** A wave is the round's and nobody's: who had the last turn differs from table to table. */
    private static void twoDice(String purpose, int round, Stream out) {
        white(purpose, round, out);
        black(purpose, round, out);
    }

    private static void white(String purpose, int round, Stream out) {
        out.die(purpose + "-white", round, 0, Square.FACES);
    }

    private static void black(String purpose, int round, Stream out) {
        out.die(purpose + "-black", round, 0, Square.FACES);
    }
}
