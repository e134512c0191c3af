package tablee.pluvionautes.rules;

import tablee.core.Dice;
import tablee.core.Viewer;

/** Missions, the only secret (PLUV-11): which are in play is known to all, who has which only to oneself, until the end. */
public final class PluvionautesSecrets {
    private PluvionautesSecrets() {}

    public static boolean sees(PluvionautesState state, int viewer, int seat) {
        return viewer == seat || viewer == Viewer.ALL || state.phase == Phase.OVER;
    }

    /** Deals the missions that this viewer does not know once more: all deals that fit are equally likely. */
    static void imagine(PluvionautesState state, int viewer, Dice dice) {
        int dealt = Dealing.dealt(state);
        if (dealt == 0) return;
        int left = MissionSet.of(state.missionSet).bits();
        for (int seat = 0; seat < dealt; seat++) {
            if (sees(state, viewer, seat)) left &= ~(1 << state.mission(seat));
        }
        for (int seat = 0; seat < dealt; seat++) {
            if (sees(state, viewer, seat)) continue;
            int mission = pick(left, dice);
            left &= ~(1 << mission);
            state.missions = state.missions & ~(15 << 4 * seat) | mission + 1 << 4 * seat;
        }
    }

    private static int pick(int missions, Dice dice) {
        int left = missions;
        for (int skip = dice.roll(Integer.bitCount(missions)); skip > 0; skip--) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }
}
