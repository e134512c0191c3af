package tablee.pluvionautes.rules;

import tablee.core.Actor;
import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: a mission for the next seat, which alone may see it (PLUV-11). */
final class DealMission implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        for (int left = left(state); left != 0; left &= left - 1) {
            out.add(ChanceMove.MISSION.move(Integer.numberOfTrailingZeros(left)), 1);
        }
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int mission = ChanceMove.number(move);
        int seat = Dealing.dealt(state);
        state.missions |= mission + 1 << 4 * seat;
        if (told.listening()) {
            told.some(
                    Actor.bit(seat),
                    new PluvionautesEvent.MissionDealt(seat, Mission.of(mission)),
                    new PluvionautesEvent.MissionHidden(seat));
            told.reveal(Actor.bit(seat));
        }
        if (seat + 1 == state.seats()) state.phase = Phase.FIRST;
    }

    /** The missions in play that nobody has, as bits. */
    private static int left(PluvionautesState state) {
        int left = MissionSet.of(state.missionSet).bits();
        for (int seat = 0; seat < Dealing.dealt(state); seat++) left &= ~(1 << state.mission(seat));
        return left;
    }
}
