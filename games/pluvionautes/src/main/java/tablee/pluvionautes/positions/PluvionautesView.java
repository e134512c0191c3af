package tablee.pluvionautes.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tablee.core.Word;
import tablee.pluvionautes.rules.Goods;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Navigation;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.PluvionautesEvent;
import tablee.pluvionautes.rules.PluvionautesNumbers;
import tablee.pluvionautes.rules.PluvionautesSecrets;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.SkyYield;

/**
 * What one viewer may know: all that lies open, and of the missions one's own.
 *
 * @param navigation {@code "islands"} or {@code "clouds"} in advanced mode, otherwise empty
 * @param rounds after this many rounds the game ends
 * @param anchoredClouds how many clouds are anchored; as many as {@code endAt} trigger the end
 * @param inPlay the missions in play
 * @param missions by seat: a name, {@code "hidden"}, or {@code "none"} before it is dealt
 * @param largest of each kind of goods the largest group now
 */
public record PluvionautesView(
        Phase phase,
        int turn,
        int first,
        int round,
        int rounds,
        int throwsLeft,
        String aim,
        String navigation,
        PluvionautesPosition.Board board,
        PluvionautesPosition.Balloon balloon,
        int anchoredClouds,
        int endAt,
        List<Asks> inPlay,
        List<String> missions,
        List<Largest> largest) {

    /** A mission and what it asks for. */
    public record Asks(Mission mission, Goods plantation, Goods herd) {}

    public record Largest(Goods goods, int points, List<String> cells) {}

    public static PluvionautesView of(PluvionautesState state, int viewer) {
        return new PluvionautesView(
                state.phase,
                state.turn,
                state.first,
                state.round,
                state.rules.rounds(),
                state.throwsLeft,
                state.aim == PluvionautesState.NO_AIM ? "" : state.write(state.turn, state.aim),
                navigation(state),
                PluvionautesPosition.board(state),
                PluvionautesPosition.balloon(state),
                state.sky.anchored(),
                state.rules.end(),
                inPlay(state),
                IntStream.range(0, state.seats())
                        .mapToObj(seat -> mission(state, viewer, seat))
                        .toList(),
                largest(state));
    }

    private static String navigation(PluvionautesState state) {
        boolean navigating = state.rules.advanced() && (state.phase == Phase.NAVIGATE || state.phase == Phase.ANCHOR);
        return !navigating ? "" : Navigation.inClouds(state) ? "clouds" : "islands";
    }

    private static List<Asks> inPlay(PluvionautesState state) {
        if (state.missionSet < 0) return List.of();
        PluvionautesNumbers numbers = state.rules.numbers();
        return MissionSet.of(state.missionSet).missions().stream()
                .map(mission -> new Asks(mission, numbers.plantation(mission), numbers.herd(mission)))
                .toList();
    }

    private static String mission(PluvionautesState state, int viewer, int seat) {
        int mission = state.mission(seat);
        if (mission < 0) return "none";
        return PluvionautesSecrets.sees(state, viewer, seat) ? Word.of(Mission.of(mission)) : "hidden";
    }

    private static List<Largest> largest(PluvionautesState state) {
        SkyYield yields = SkyYield.of(state);
        List<Largest> largest = new ArrayList<>();
        for (Goods goods : Goods.values()) {
            largest.add(new Largest(goods, yields.best(goods), PluvionautesEvent.words(yields.bestGroup(goods))));
        }
        return largest;
    }
}
