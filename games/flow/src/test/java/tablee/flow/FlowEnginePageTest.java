package tablee.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Option;
import tablee.core.State;
import tablee.flow.positions.FlowPosition;
import tablee.flow.rules.FlowEvent;
import tablee.flow.rules.FlowMove;
import tablee.flow.rules.FlowState;
import tablee.flow.rules.FlowTable;
import tablee.flow.words.FlowWords;
import tablee.flow.words.FlowWordsTest;
import tablee.testkit.EnginePage;
import tablee.wire.json.Json;

/** What docs/engine/flow.md shows is what the game does. */
class FlowEnginePageTest {
    private static final EnginePage PAGE = EnginePage.of("flow");

    @Test
    @DisplayName("The position on the page can be placed, and its view is the one on the page")
    void examples() {
        FlowTable table = FlowTable.timed(2, "scenarios=obstacles,no-communication");
        FlowPosition position = Json.read(PAGE.example("position"), FlowPosition.class);
        FlowState state = new Flow().place(table.setup(), position);
        assertEquals(position, state.position());
        assertEquals(Json.parse(PAGE.example("view")).toString(), Json.text(state.view(0)));
    }

    @Test
    @DisplayName("Every word on the page is a move, and every kind of move is on the page")
    void moves() {
        Set<String> kinds = new TreeSet<>();
        for (String word : PAGE.column("Moves")) {
            int move = FlowWords.read(word);
            assertTrue(move != State.NO_MOVE, word);
            kinds.add(FlowMove.kind(move).name());
        }
        assertEquals(FlowMove.Kind.values().length, kinds.size());
    }

    @Test
    @DisplayName("Every event and option is on the page")
    void eventsAndOptions() {
        Set<String> events = new TreeSet<>();
        for (Class<?> type : FlowEvent.class.getDeclaredClasses()) {
            if (type.isRecord() && !FlowWordsTest.PARTS.contains(type)) events.add(FlowWordsTest.kebab(type));
        }
        assertEquals(events, PAGE.column("Events"));
        Set<String> options = new TreeSet<>();
        for (Option option : new Flow().card().options()) options.add(option.id());
        assertEquals(options, PAGE.column("Options"));
    }
}
