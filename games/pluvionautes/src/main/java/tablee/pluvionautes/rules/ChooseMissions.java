package tablee.pluvionautes.rules;

import tablee.core.Odds;
import tablee.core.Told;

/** Set-up: which missions are in play (PLUV-11). */
final class ChooseMissions implements Step.Chance {
    @Override
    public void odds(PluvionautesState state, Odds out) {
        int first = MissionSet.firstFor(state.seats()).ordinal();
        for (int i = 0; i < MissionSet.choicesFor(state.seats()); i++) out.add(ChanceMove.MISSIONS.move(first + i), 1);
    }

    @Override
    public void play(PluvionautesState state, int move, Told told) {
        int set = ChanceMove.number(move);
        state.missionSet = set;
        state.phase = Phase.DEAL;
        if (told.listening())
            told.all(new PluvionautesEvent.MissionsChosen(MissionSet.of(set).missions()));
    }
}
