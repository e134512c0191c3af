package tablee.circus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Option;
import tablee.core.State;
import tablee.testkit.EnginePage;
import tablee.wire.Json;

/** What docs/engine/circus.md shows is what the game does. */
class EnginePageTest {
    private static final EnginePage PAGE = EnginePage.of("circus");

    @Test
    @DisplayName("CIRC-51: the position on the page can be placed, and its view is the one on the page")
    void examples() {
        CircusPosition position = Json.read(PAGE.example("position"), CircusPosition.class);
        CircusState state = Stage.GAME.place(Stage.setup(2, "notebook", "on"), position);
        assertEquals(position, state.position());
        assertEquals(Json.parse(PAGE.example("view")).toString(), Json.text(state.view(0)));
    }

    @Test
    @DisplayName("CIRC-62: every word on the page is a move, and every kind of move is on the page")
    void moves() {
        CircusState state = Stage.open(2).state;
        Set<Integer> kinds = new TreeSet<>();
        for (String word : PAGE.column("Moves")) {
            int move = Math.max(state.read(0, word), state.read(Actor.CHANCE, word));
            assertTrue(move != State.NO_MOVE, word);
            kinds.add(Move.kind(move));
        }
        assertEquals(12, kinds.size());
    }

    @Test
    @DisplayName("CIRC-62: every event and option is on the page")
    void eventsAndOptions() {
        Set<String> events = new TreeSet<>();
        for (Class<?> event : Happened.class.getDeclaredClasses()) events.add(WordsTest.kebab(event.getSimpleName()));
        assertEquals(events, PAGE.column("Events"));
        Set<String> options = new TreeSet<>();
        for (Option option : Stage.GAME.card().options()) options.add(option.id());
        assertEquals(options, PAGE.column("Options"));
    }
}
