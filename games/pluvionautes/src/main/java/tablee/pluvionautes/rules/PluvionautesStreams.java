package tablee.pluvionautes.rules;

import tablee.core.Stream;

/** What chance is for. Throws of one round and seat share their bits and not their results, since everybody aims for himself. */
final class PluvionautesStreams {
    private PluvionautesStreams() {}

    static void name(PluvionautesState state, Stream out) {
        switch (state.phase) {
            case LAY -> out.stock("sky", state);
            case SEED -> out.roll("seed", 0, 0);
            case TOSS -> out.roll("toss", 0, 0);
            case CHOOSE_MISSIONS -> out.roll("mission-set", 0, 0);
            case DEAL -> out.stock("missions", state);
            case FIRST -> out.roll("first", 0, 0);
            case FLIGHT -> out.roll("throw", state.round, state.turn);
            case KNOCK -> out.roll("knock", state.round, state.turn);
            default -> throw new IllegalStateException("nothing is left to chance in " + state.phase);
        }
    }
}
