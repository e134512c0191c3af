package tablee.lab.experiment;

import java.util.List;
import java.util.Optional;
import tablee.lab.game.Observed;

/** What came out for one arm. */
record Results(Arm arm, List<Observed> games, List<Measure> measures) {
    static Results of(Arm arm, List<Observed> games) {
        return new Results(arm, games, games.isEmpty() ? List.of() : Measures.of(arm.arrangement(), games));
    }

    Optional<Measure> measure(String name) {
        return measures.stream().filter(each -> each.name().equals(name)).findFirst();
    }
}
