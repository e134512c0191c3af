package tablee.pluvionautes.positions;

import tablee.pluvionautes.rules.Aim;
import tablee.pluvionautes.rules.Cells;
import tablee.pluvionautes.rules.Navigation;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.Piece;
import tablee.pluvionautes.rules.PluvionautesMove;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.Travel;

/** What is true of the balloon die, and of what it tows, in each phase. */
final class BalloonInvariants {
    private final PluvionautesState state;
    private final Phase phase;
    private final boolean advanced;

    BalloonInvariants(PluvionautesState state) {
        this.state = state;
        phase = state.phase;
        advanced = state.rules.advanced();
    }

    void check() {
        aim();
        boolean knocking = phase == Phase.KNOCK;
        PluvionautesInvariants.need(knocking == (state.hit != 0), "Weather dice are hit just when a knock is to come.");
        switch (phase) {
            case KNOCK, LAND, FACE, PLACE_SUN, PLACE_MONSOON -> thrown();
            case MOVE, TOW, NAVIGATE, ANCHOR -> travelling();
            default -> inHand();
        }
        carried();
    }

    private void aim() {
        boolean aimed = state.aim != PluvionautesState.NO_AIM;
        PluvionautesInvariants.need(
                aimed == (phase == Phase.FLIGHT), "There is an aim just while the die is in the air.");
        if (!aimed) return;
        boolean target = !Aim.valid(state.aim) && PluvionautesMove.of(state.aim) == PluvionautesMove.TARGET;
        boolean fine = state.rules.dexterity() ? Aim.valid(state.aim) : target;
        PluvionautesInvariants.need(fine, "Such an aim is not for these options.");
    }

    private void inHand() {
        boolean fine = state.die == 0 && state.face == 0 && state.points == 0 && !state.turned;
        PluvionautesInvariants.need(fine, "The balloon die is in the hand now.");
    }

    private void thrown() {
        int cells = Long.bitCount(state.die);
        boolean between = state.rules.dexterity() && cells >= 2 && Cells.touching(state.die);
        boolean lies =
                switch (phase) {
                    case KNOCK -> cells == 1 || between;
                    case LAND -> between;
                    default -> cells == 1;
                };
        PluvionautesInvariants.need(lies, "The balloon die cannot lie so now.");
        boolean airship = !advanced && (state.face == 1 || state.face == 6);
        boolean may = phase == Phase.KNOCK || phase == Phase.LAND;
        boolean fine = state.face >= 1 && state.face <= 6 && (may || airship == (phase == Phase.FACE));
        PluvionautesInvariants.need(fine, "The balloon die cannot show " + state.face + " now.");
        PluvionautesInvariants.need(state.points == 0 && !state.turned, "The journey has not begun.");
    }

    private void travelling() {
        PluvionautesInvariants.need(Long.bitCount(state.die) == 1, "The balloon die lies on one cell now.");
        boolean mode = phase == Phase.ANCHOR || (phase == Phase.NAVIGATE) == advanced;
        PluvionautesInvariants.need(mode, "This belongs to the other mode.");
        boolean face = advanced ? state.face >= 1 && state.face <= 6 : state.face >= 2 && state.face <= 5;
        PluvionautesInvariants.need(face, "The balloon die cannot show " + state.face + " now.");
        boolean points = advanced ? state.points >= 0 && state.points <= state.face : state.points == state.face;
        PluvionautesInvariants.need(points, "There cannot be " + state.points + " points left.");
        boolean turned = advanced || state.turned == (phase != Phase.MOVE);
        PluvionautesInvariants.need(turned, "The die is turned over by docking, and not before.");
    }

    private void carried() {
        boolean none = state.carried == Piece.NONE;
        boolean fine =
                switch (phase) {
                    case TOW -> !none && underDie();
                    case ANCHOR -> Piece.isCloud(state.carried) && (!advanced || Navigation.inClouds(state));
                    case NAVIGATE -> none || Piece.isCloud(state.carried) == Navigation.inClouds(state);
                    default -> none;
                };
        PluvionautesInvariants.need(fine, "The balloon cannot tow \"" + Piece.write(state.carried) + "\" now.");
        boolean stuck =
                switch (phase) {
                    case TOW -> Travel.towEnds(state) == 0;
                    case ANCHOR -> state.sky.beyondFreeSlots(state.dieCell()) == 0;
                    case NAVIGATE -> !none && Navigation.stuck(state);
                    default -> false;
                };
        PluvionautesInvariants.need(!stuck, "What the balloon tows cannot be put down anywhere.");
    }

    /** What was docked lay on the die's cell: a cloud alone there, an island with nothing else. */
    private boolean underDie() {
        long cell = state.die;
        boolean noCloud = (cell & state.sky.clouds()) == 0;
        return noCloud && (Piece.isCloud(state.carried) || (cell & state.sky.islands()) == 0);
    }
}
