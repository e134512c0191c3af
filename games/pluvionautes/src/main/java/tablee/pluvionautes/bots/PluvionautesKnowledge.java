package tablee.pluvionautes.bots;

import java.util.Optional;
import tablee.core.Knowledge;
import tablee.core.Reason;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.PluvionautesNumbers;
import tablee.pluvionautes.rules.PluvionautesState;

/** How to play Les Pluvionautes well: for one's own mission, against those the others seem to have. */
public final class PluvionautesKnowledge implements Knowledge<PluvionautesState> {
    private static final int EVEN = 500;

    /** A lead of this number of hundredths wins three games of four: at the end, and more for each cloud still to be anchored. */
    private static final int TELLING = 150;

    private static final int TELLING_A_CLOUD = 70;

    /** What it is worth to have the turn, in hundredths of a point. */
    private static final int TURN = 80;

    private final Yield yield = new Yield();
    private final Guides guides = new Guides();

    @Override
    public String game() {
        return "pluvionautes";
    }

    @Override
    public int horizon() {
        return 0;
    }

    /** On average over the others: how likely this seat ends ahead. */
    @Override
    public int value(PluvionautesState state, int seat) {
        if (state.phase.setup()) return EVEN;
        yield.of(state);
        int clouds = Math.max(0, state.rules.end() - state.sky.anchored());
        int telling = TELLING + TELLING_A_CLOUD * Math.min(clouds, 2 * (state.rules.rounds() - state.round + 1));
        int own = worth(state, seat);
        int sum = 0;
        for (int other = 0; other < state.seats(); other++) {
            if (other == seat) continue;
            int lead = own - worth(state, other);
            sum += EVEN + (EVEN - 1) * lead / (Math.abs(lead) + telling);
        }
        return sum / (state.seats() - 1);
    }

    private int worth(PluvionautesState state, int seat) {
        return Lead.worth(state, yield, seat) + (state.turn == seat ? TURN : 0);
    }

    @Override
    public int weigh(PluvionautesState state, int seat, int move) {
        return guides.weigh(state, seat, move);
    }

    /** Missions that stand well are more likely to be somebody's, the more so the longer they have been worked for. */
    @Override
    public int plausible(PluvionautesState imagined, int viewer) {
        if (imagined.phase.setup()) return 1000;
        yield.of(imagined);
        PluvionautesNumbers numbers = imagined.rules.numbers();
        int trust = Math.min(imagined.round - 1, 10);
        int plausible = 1000;
        for (int seat = 0; seat < imagined.seats(); seat++) {
            if (seat == viewer) continue;
            int most = 1;
            for (int missions = MissionSet.of(imagined.missionSet).bits(); missions != 0; missions &= missions - 1) {
                most = Math.max(most, Lead.ofMission(numbers, yield, Integer.numberOfTrailingZeros(missions)));
            }
            int doubt = 1000 - 1000 * Lead.worth(imagined, yield, seat) / most;
            plausible = plausible * Math.max(50, 1000 - doubt * trust / 4) / 1000;
        }
        return Math.max(1, plausible);
    }

    @Override
    public Knowledge<PluvionautesState> foresight() {
        return new PluvionautesForesight(this);
    }

    @Override
    public Optional<Reason> reason(PluvionautesState state, int seat, int move) {
        return Optional.of(PluvionautesReasons.of(state, seat, move));
    }
}
