package tablee.circus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.circus.positions.CircusPosition;
import tablee.circus.rules.CircusEvent;
import tablee.circus.rules.CircusMove;
import tablee.circus.rules.CircusState;
import tablee.circus.rules.CircusTable;
import tablee.circus.words.CircusWordsTest;
import tablee.core.Actor;
import tablee.core.Option;
import tablee.core.State;
import tablee.testkit.EnginePage;
import tablee.wire.json.Json;

/** What docs/engine/circus.md shows is what the game does. */
class CircusEnginePageTest {
    private static final EnginePage PAGE = EnginePage.of("circus");

    @Test
    @DisplayName("CIRC-51: the position on the page can be placed, and its view is the one on the page")
    void examples() {
        CircusPosition position = Json.read(PAGE.example("position"), CircusPosition.class);
        CircusState state = CircusTable.GAME.place(CircusTable.setup(2, "notebook", "on"), position);
        assertEquals(position, state.position());
        assertEquals(Json.parse(PAGE.example("view")).toString(), Json.text(state.view(0)));
    }

    @Test
    @DisplayName("CIRC-62: every word on the page is a move, and every kind of move is on the page")
    void moves() {
        CircusState state = CircusTable.open(2).state;
        Set<Integer> kinds = new TreeSet<>();
        for (String word : PAGE.column("Moves")) {
            int move = Math.max(state.read(0, word), state.read(Actor.CHANCE, word));
            assertTrue(move != State.NO_MOVE, word);
            kinds.add(CircusMove.kind(move));
        }
        assertEquals(12, kinds.size());
    }

    @Test
    @DisplayName("CIRC-62: every event and option is on the page")
    void eventsAndOptions() {
        Set<String> events = new TreeSet<>();
        for (Class<?> event : CircusEvent.class.getDeclaredClasses())
            events.add(CircusWordsTest.kebab(event.getSimpleName()));
        assertEquals(events, PAGE.column("Events"));
        Set<String> options = new TreeSet<>();
        for (Option option : CircusTable.GAME.card().options()) options.add(option.id());
        assertEquals(options, PAGE.column("Options"));
    }
}
