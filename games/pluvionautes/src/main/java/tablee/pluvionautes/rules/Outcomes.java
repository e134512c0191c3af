package tablee.pluvionautes.rules;

import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Refusal;
import tablee.core.Told;

/** What CHANCE can bring, by phase. */
final class Outcomes {
    private Outcomes() {}

    static void list(PluvionautesState state, Odds out) {
        switch (state.phase) {
            case LAY -> Dealing.pieces(state, out);
            case SEED -> Dealing.seeds(out);
            case TOSS -> Dealing.tosses(state, out);
            case CHOOSE_MISSIONS -> Dealing.missionSets(state, out);
            case DEAL -> Dealing.missions(state, out);
            case FIRST -> Dealing.firstPlayers(state, out);
            case FLIGHT -> TakeOff.landings(state, out);
            case KNOCK -> TakeOff.knocks(state, out);
            default -> throw new IllegalStateException("nothing is left to chance in " + state.phase);
        }
    }

    static boolean possible(PluvionautesState state, int move) {
        return switch (state.phase) {
            case TOSS -> Dealing.canToss(state, move);
            case FLIGHT -> TakeOff.canLand(state, move);
            case KNOCK -> TakeOff.canKnock(state, move);
            default -> Draw.valid(move) && listed(state, move);
        };
    }

    private static boolean listed(PluvionautesState state, int move) {
        Odds odds = new Odds();
        list(state, odds);
        for (int i = 0; i < odds.size(); i++) if (odds.move(i) == move) return true;
        return false;
    }

    static void play(PluvionautesState state, int move, Told told) {
        switch (state.phase) {
            case LAY -> Dealing.lay(state, Draw.number(move), told);
            case SEED -> Dealing.seed(state, Draw.number(move), told);
            case TOSS -> Dealing.toss(state, move, told);
            case CHOOSE_MISSIONS -> Dealing.chooseMissions(state, Draw.number(move), told);
            case DEAL -> Dealing.deal(state, Draw.number(move), told);
            case FIRST -> Dealing.first(state, Draw.number(move), told);
            case FLIGHT -> TakeOff.land(state, move, told);
            case KNOCK -> TakeOff.knock(state, move, told);
            default -> throw new IllegalStateException("nothing is left to chance in " + state.phase);
        }
    }

    private static boolean isMove(int move) {
        return Draw.valid(move) || Landing.valid(move) || Knock.valid(move);
    }

    static Refusal why(PluvionautesState state, int move) {
        if (!isMove(move)) return Refusal.of("TABLE-10", "no-such-move");
        return Refusal.of(state.phase.rule(), "no-such-outcome", state.write(Actor.CHANCE, move));
    }
}
