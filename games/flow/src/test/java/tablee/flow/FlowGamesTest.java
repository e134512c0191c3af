package tablee.flow;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import tablee.core.Match;
import tablee.core.Viewer;
import tablee.flow.rules.FlowEvent;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.Phase;
import tablee.testkit.Playthroughs;
import tablee.testkit.RecordedGames;
import tablee.testkit.Recorder;

/** Games written down: some to be read, and one for every way to end: won in a turn, won after time ran out, lost, lost with players skipped. */
class FlowGamesTest {
    @TestFactory
    Stream<DynamicNode> playthroughs() {
        return Playthroughs.in(new Flow());
    }

    @TestFactory
    Stream<DynamicNode> recorded() {
        Map<String, Predicate<Match<FlowState>>> endings = Map.of(
                "won", match -> is(match, Phase.WON) && !afterTime(match),
                "won-after-time", match -> is(match, Phase.WON) && afterTime(match),
                "lost", match -> is(match, Phase.LOST) && !skipped(match),
                "lost-with-skips", match -> is(match, Phase.LOST) && skipped(match));
        return RecordedGames.in(new Flow(), endings, Recorder.of(new Flow()).with(new FlowGreedy()));
    }

    private static boolean is(Match<FlowState> match, Phase phase) {
        return match.state().phase == phase;
    }

    /** Whether the action that won was finished after the clock had run out (FLOW-51, 52). */
    private static boolean afterTime(Match<FlowState> match) {
        List<Record> events = events(match);
        int last = events.size();
        while (last > 0 && !(events.get(last - 1) instanceof FlowEvent.RoundStarted)) last--;
        return events.subList(last, events.size()).stream().anyMatch(FlowEvent.TimeRanOut.class::isInstance);
    }

    private static boolean skipped(Match<FlowState> match) {
        return events(match).stream().anyMatch(FlowEvent.TurnSkipped.class::isInstance);
    }

    private static List<Record> events(Match<FlowState> match) {
        return match.record(Viewer.ALL).stream()
                .flatMap(line -> line.told().stream())
                .toList();
    }
}
