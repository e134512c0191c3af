package tablee.pluvionautes.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.core.Actor;
import tablee.pluvionautes.rules.Dealing;
import tablee.pluvionautes.rules.Hex;
import tablee.pluvionautes.rules.Mission;
import tablee.pluvionautes.rules.MissionSet;
import tablee.pluvionautes.rules.Phase;
import tablee.pluvionautes.rules.PluvionautesEvent;
import tablee.pluvionautes.rules.PluvionautesNumbers;
import tablee.pluvionautes.rules.PluvionautesState;
import tablee.pluvionautes.rules.SkyYield;
import tablee.pluvionautes.rules.Terrain;

/**
 * What a board needs of the rules to draw a view.
 *
 * @param yields what each island gives now (PLUV-40, PLUV-72)
 * @param foggy islands that fog holds (PLUV-42)
 * @param mission what the viewer's own mission is worth now, if it is dealt (PLUV-44)
 * @param worths what each mission is worth now: those in play, and before they are chosen all of them
 * @param landings where throws like the one in the air end (PLUV-32); none while nothing flies
 */
public record PluvionautesFigures(
        List<Island> yields,
        List<String> foggy,
        Costs costs,
        Optional<Integer> mission,
        List<Worth> worths,
        List<ThrowChances.Landings> landings) {
    record Island(String cell, int animals, int plantation) {}

    /** What entering a cell costs, by what lies there (PLUV-22). */
    record Costs(int empty, int plain, int forest, int mountain) {}

    record Worth(Mission mission, int points) {}

    public static PluvionautesFigures of(PluvionautesState state, int viewer) {
        SkyYield yields = SkyYield.of(state);
        boolean dealt = Actor.isSeat(viewer) && viewer < Dealing.dealt(state);
        return new PluvionautesFigures(
                yields(state, yields),
                PluvionautesEvent.words(state.sky.islands() & state.sky.held()),
                costs(state.rules.numbers()),
                dealt ? Optional.of(yields.totals()[viewer]) : Optional.empty(),
                worths(state, yields),
                state.phase == Phase.FLIGHT ? ThrowChances.of(state.aim) : List.of());
    }

    private static List<Worth> worths(PluvionautesState state, SkyYield yields) {
        List<Mission> missions = state.missionSet < 0
                ? List.of(Mission.values())
                : MissionSet.of(state.missionSet).missions();
        return missions.stream()
                .map(mission -> new Worth(mission, yields.worth(mission)))
                .toList();
    }

    private static List<Island> yields(PluvionautesState state, SkyYield yields) {
        List<Island> islands = new ArrayList<>();
        for (Terrain terrain : Terrain.values()) {
            for (long left = state.sky.islands(terrain); left != 0; left &= left - 1) {
                int cell = Hex.first(left);
                islands.add(new Island(
                        Hex.write(cell), yields.at(terrain.herd(), cell), yields.at(terrain.plantation(), cell)));
            }
        }
        return islands;
    }

    private static Costs costs(PluvionautesNumbers numbers) {
        return new Costs(numbers.cost(0), numbers.cost(1), numbers.cost(2), numbers.cost(3));
    }
}
