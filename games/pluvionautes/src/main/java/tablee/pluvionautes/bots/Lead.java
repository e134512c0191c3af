package tablee.pluvionautes.bots;

import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.PluvionautesNumbers;
import tablee.pluvionautes.rules.PluvionautesState;

/** Who is ahead by how much, in hundredths of a point: missions as they would be scored now, and what could still grow. */
final class Lead {
    /** What a second group is worth besides, in hundredths for each point. */
    private static final int SECOND = 25;

    private Lead() {}

    /** What a seat's mission is worth. */
    static int worth(PluvionautesState state, Yield yield, int seat) {
        return ofMission(state.rules.numbers(), yield, state.mission(seat));
    }

    /** What a mission is worth, no matter who has it. */
    static int ofMission(PluvionautesNumbers numbers, Yield yield, int mission) {
        Goods plantation = numbers.plantation(Mission.of(mission));
        Goods herd = numbers.herd(Mission.of(mission));
        return 100 * (yield.best(plantation) + yield.best(herd))
                + SECOND * (yield.second(plantation) + yield.second(herd));
    }

    /** How far a seat is ahead of the others on average. */
    static int of(PluvionautesState state, Yield yield, int seat) {
        int others = 0;
        for (int other = 0; other < state.seats(); other++) {
            if (other != seat) others += worth(state, yield, other);
        }
        return worth(state, yield, seat) - others / (state.seats() - 1);
    }

    /** What one more of some goods in a cell's group is worth to a seat: much to its mission, less to that of the others. */
    static int share(PluvionautesState state, Yield yield, int seat, Goods goods, int cell) {
        if (!Hex.has(yield.bestGroup(goods), cell)) return 0;
        int share = 0;
        for (int other = 0; other < state.seats(); other++) {
            Mission mission = Mission.of(state.mission(other));
            PluvionautesNumbers numbers = state.rules.numbers();
            boolean wanted = numbers.plantation(mission) == goods || numbers.herd(mission) == goods;
            if (wanted) share += other == seat ? 100 : -100 / (state.seats() - 1);
        }
        return share;
    }
}
