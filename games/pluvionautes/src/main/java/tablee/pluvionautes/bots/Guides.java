package tablee.pluvionautes.bots;

import java.util.Optional;
import tablee.core.Odds;
import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Cloud;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Landing;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesNumbers;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Scatter;
import tablee.pluvionautes.rules.Sky;
import tablee.pluvionautes.rules.Terrain;

/** Which moves deserve a look first: at least 1. Keeps room to try out where a piece would go. */
final class Guides {
    /** By the target's place: how many of a hundred throws stay on the board. */
    private static final int[] STAYING = new int[Hex.CELLS];

    static {
        Odds odds = new Odds();
        for (int place = 0; place < Hex.CELLS; place++) {
            odds.clear();
            Scatter.measured().odds(Hex.at(place), odds);
            long off = 0;
            for (int i = 0; i < odds.size(); i++) if (odds.move(i) == Landing.OFF_BOARD) off += odds.weight(i);
            STAYING[place] = (int) (100 - 100 * off / odds.total());
        }
    }

    private final Yield yield = new Yield();
    private final Yield tried = new Yield();
    private Optional<Sky> sky = Optional.empty();

    int weigh(PluvionautesState state, int seat, int move) {
        if (Aim.valid(move)) return target(state, Scatter.measured().target(move));
        int number = PluvionautesMove.number(move);
        return switch (PluvionautesMove.of(move)) {
            case TARGET -> target(state, number);
            case MOVE -> start(state, seat, number);
            case TOW -> state.phase == Phase.NAVIGATE ? 4 : end(state, seat, number);
            case ANCHOR -> slot(state, seat, number);
            case LAND, STEP -> 2;
            default -> 3;
        };
    }

    /** Throws that stay on the board and come down among things that can be towed. */
    private static int target(PluvionautesState state, int cell) {
        long around = Hex.bit(cell) | Hex.near(Hex.bit(cell));
        int towable = Long.bitCount(around & (state.freeIslands() | state.sky.clouds()));
        return 1 + STAYING[Hex.place(cell)] * (1 + towable) / 40;
    }

    /** Where to go in order to dock something: own islands that stand apart, others' that stand together, clouds. */
    private int start(PluvionautesState state, int seat, int cell) {
        long bit = Hex.bit(cell);
        if ((state.sky.clouds() & bit) != 0) return 6;
        if ((state.freeIslands() & bit) == 0) return 1;
        yield.of(state);
        Terrain terrain = Terrain.of(Piece.terrain(state.sky.islandAt(cell)));
        int herd = Lead.share(state, yield, seat, terrain.herd(), cell);
        int plantation = Lead.share(state, yield, seat, terrain.plantation(), cell);
        int standing = herd + plantation;
        boolean wanted = wants(state, seat, terrain);
        return standing < 0 ? 8 : standing > 0 ? 1 : wanted ? 8 : 3;
    }

    private static boolean wants(PluvionautesState state, int seat, Terrain terrain) {
        Mission mission = Mission.of(state.mission(seat));
        PluvionautesNumbers numbers = state.rules.numbers();
        return numbers.plantation(mission).terrain() == terrain
                || numbers.herd(mission).terrain() == terrain;
    }

    /** Where to put down what is towed. */
    private int end(PluvionautesState state, int seat, int cell) {
        yield.of(state);
        if (Piece.isCloud(state.carried)) return 1 + Math.max(0, 2 + bestSlot(state, seat, cell) / 25);
        Sky then = sky.orElseGet(() -> new Sky(state.rules.numbers()));
        sky = Optional.of(then);
        then.become(state.sky);
        then.put(state.carried, cell);
        int gain = Lead.of(state, tried.of(state, then), seat) - Lead.of(state, yield, seat);
        return 1 + Math.max(0, 4 + gain / 25);
    }

    private int slot(PluvionautesState state, int seat, int neighbour) {
        yield.of(state);
        return 1 + Math.max(0, 4 + anchor(state, seat, state.carried, state.dieCell(), neighbour) / 25);
    }

    private int bestSlot(PluvionautesState state, int seat, int cell) {
        int best = Integer.MIN_VALUE;
        for (long left = state.sky.beyondFreeSlots(cell); left != 0; left &= left - 1) {
            best = Math.max(best, anchor(state, seat, state.carried, cell, Hex.first(left)));
        }
        return best;
    }

    /** What a cloud between two cells changes (PLUV-40): rain for plantations, sun for animals, fog for those who stay ahead. */
    private int anchor(PluvionautesState state, int seat, int cloud, int one, int other) {
        if (Piece.kind(cloud) == Cloud.FOG.ordinal()) return 25;
        int rain = Piece.kind(cloud) == Cloud.RAIN.ordinal() ? 1 : -1;
        return rain * (grow(state, seat, one) + grow(state, seat, other));
    }

    private int grow(PluvionautesState state, int seat, int cell) {
        int island = state.sky.islandAt(cell);
        if (island == Piece.NONE) return 0;
        Terrain terrain = Terrain.of(Piece.terrain(island));
        return Lead.share(state, yield, seat, terrain.plantation(), cell)
                - Lead.share(state, yield, seat, terrain.herd(), cell);
    }
}
