package tablee.pluvionautes.bots;

import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.PluvionautesState;

/** How likely each seat ends ahead, by what the islands yield for its mission: in hundred-thousandths. */
final class TurnStanding {
    static final int EVEN = 50_000;

    private static final int SURE = EVEN - 100;

    /** What a second group is worth besides, in hundredths for each point. */
    private static final int SECOND = 25;

    /** A lead of this number of hundredths wins three games of four: at the end, and more for each cloud still to be anchored. */
    private static final int TELLING = 150;

    private static final int TELLING_A_CLOUD = 70;

    /** What it is worth to have the turn, in hundredths of a point. */
    private static final int TURN = 80;

    private static final int GOODS = Goods.values().length;

    /** What the islands yield, by kind of goods: the largest group and the second largest. */
    final int[] best = new int[GOODS];

    final int[] second = new int[GOODS];

    private final int[] plantations = new int[16];
    private final int[] herds = new int[16];
    private int seats;
    private int next;
    private int cloudsLeft;
    private int cloudsTold;
    private boolean last;
    private boolean lastRound;

    /** Reads whose missions ask for what, and how near the end is; the yields are to be filled in. */
    void read(PluvionautesState state) {
        seats = state.seats();
        for (int seat = 0; seat < seats; seat++) {
            Mission mission = Mission.of(state.mission(seat));
            plantations[seat] = state.rules.numbers().plantation(mission).ordinal();
            herds[seat] = state.rules.numbers().herd(mission).ordinal();
        }
        next = (state.turn + 1) % seats;
        last = next == state.first;
        lastRound = state.round == state.rules.rounds();
        cloudsLeft = state.rules.end() - state.sky.anchored();
        cloudsTold = 2 * (state.rules.rounds() - state.round + 1);
    }

    /**
     * How a seat stands once the one whose turn it is has made it.
     *
     * @param anchored how many clouds are anchored in that turn
     */
    int after(int seat, int anchored) {
        int clouds = Math.max(0, cloudsLeft - anchored);
        if (last && (clouds == 0 || lastRound)) return result(seat);
        int telling = TELLING + TELLING_A_CLOUD * Math.min(clouds, cloudsTold);
        int own = worth(seat);
        int sum = 0;
        for (int other = 0; other < seats; other++) {
            if (other == seat) continue;
            int lead = own - worth(other);
            sum += EVEN + SURE * lead / (Math.abs(lead) + telling);
        }
        return sum / (seats - 1);
    }

    private int worth(int seat) {
        return 100 * points(seat)
                + SECOND * (second[plantations[seat]] + second[herds[seat]])
                + (seat == next ? TURN : 0);
    }

    private int points(int seat) {
        return best[plantations[seat]] + best[herds[seat]];
    }

    private int result(int seat) {
        int sum = 0;
        for (int other = 0; other < seats; other++) {
            if (other != seat) sum += EVEN + SURE * Integer.signum(points(seat) - points(other));
        }
        return sum / (seats - 1);
    }
}
