package tablee.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PlainRecordsTest {
    @Test
    @DisplayName("a count adds up the items of each seat")
    void count() {
        Count.Item part = Count.Item.of(0, "cow", 2);
        Count count = new Count(List.of(
                new Count.Item(0, "herd", List.of("plains"), 5, List.of(part)),
                Count.Item.of(1, "herd", 7, "forests"),
                Count.Item.of(0, "flowers", -1)));
        assertEquals(4, count.total(0));
        assertEquals(7, count.total(1));
        assertEquals(0, count.total(2));
        assertEquals(List.of("forests"), count.items().get(1).args());
    }

    @Test
    @DisplayName("records keep copies of the lists they are given")
    void copies() {
        List<Object> args = new ArrayList<>(List.of(1));
        Refusal refusal = new Refusal("PILE-1", "key", args);
        Count.Item item = new Count.Item(0, "key", args, 1, new ArrayList<>());
        args.add(2);
        assertEquals(Refusal.of("PILE-1", "key", 1), refusal);
        assertEquals(List.of(1), item.args());
        assertThrows(UnsupportedOperationException.class, () -> item.parts().add(item));
        assertThrows(
                UnsupportedOperationException.class,
                () -> new RecordLine(0, 0, new ArrayList<>()).told().clear());
    }

    @Test
    @DisplayName("a header keeps its sources in order and to itself")
    void header() {
        TreeMap<String, Integer> sources = new TreeMap<>(Map.of("throw", 1));
        Header header = new Header("pile", PileGame.setup(2), sources, Optional.empty());
        sources.put("other", 2);
        assertEquals(Map.of("throw", 1), header.sources());
        assertThrows(UnsupportedOperationException.class, () -> header.sources().clear());
        assertEquals(Map.of(), Header.of("pile", PileGame.setup(2)).sources());
    }

    @Test
    @DisplayName("games are found by their id, and an unknown one is refused with those there are")
    void games() {
        assertEquals("pile", Games.find("pile").card().id());
        assertEquals(
                List.of("pile"),
                Games.all().stream().map(game -> game.card().id()).toList());
        BadInput bad = assertThrows(BadInput.class, () -> Games.find("chess"));
        assertEquals("There is no game \"chess\"; there are pile.", bad.sentence());
    }

    @Test
    @DisplayName("a state has its usual answers: no clock, talk allowed, the whole record shown")
    void usual() {
        State<?> usual = (State<?>) Proxy.newProxyInstance(
                State.class.getClassLoader(), new Class<?>[] {State.class}, InvocationHandler::invokeDefault);
        assertEquals(State.NEVER, usual.dueAt());
        assertTrue(usual.talk());
        assertEquals(Integer.MAX_VALUE, usual.lookBack(0));
    }
}
