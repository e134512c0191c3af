package tablee.pluvionautes.positions;

import java.util.ArrayList;
import java.util.List;
import tablee.core.BadInput;
import tablee.core.Word;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.PluvionautesState;

/** A position that fits a view: who has which of the hidden missions is whatever is left. */
public final class PluvionautesSupposition {
    private static final String HIDDEN = "hidden";
    private static final String NONE = "none";

    private PluvionautesSupposition() {}

    public static PluvionautesPosition of(PluvionautesView view, int seats) {
        return new PluvionautesPosition(
                view.phase(),
                view.turn(),
                view.first(),
                view.round(),
                view.throwsLeft(),
                view.aim(),
                view.board(),
                view.balloon(),
                List.of(),
                missionSet(view),
                missions(view, seats),
                PluvionautesState.NO_SEED);
    }

    private static List<Mission> inPlay(PluvionautesView view) {
        return view.inPlay().stream().map(PluvionautesView.Asks::mission).toList();
    }

    private static String missionSet(PluvionautesView view) {
        if (view.inPlay().isEmpty()) return "";
        for (MissionSet set : MissionSet.values()) if (set.missions().equals(inPlay(view))) return Word.of(set);
        throw new BadInput("These missions are not in play together.");
    }

    private static List<Mission> missions(PluvionautesView view, int seats) {
        List<Mission> left = new ArrayList<>(inPlay(view));
        left.removeIf(mission -> view.missions().contains(Word.of(mission)));
        List<Mission> dealt = new ArrayList<>();
        for (String word : view.missions())
            if (!word.equals(NONE)) dealt.add(word.equals(HIDDEN) ? next(left) : named(word));
        if (view.missions().size() != seats) throw new BadInput("There must be a mission for each seat.");
        return dealt;
    }

    private static Mission next(List<Mission> left) {
        if (left.isEmpty()) throw new BadInput("More missions are dealt than are in play.");
        return left.remove(0);
    }

    private static Mission named(String word) {
        for (Mission mission : Mission.values()) if (Word.of(mission).equals(word)) return mission;
        throw new BadInput("There is no mission \"" + word + "\".");
    }
}
