package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.core.Actor;
import tablee.core.State;
import tablee.core.Told;
import tablee.core.Viewer;
import tablee.wire.json.Json;

/** What a state shows, as text, so that equal means byte-identical. */
final class Facts {
    private Facts() {}

    private record Seen(
            Record view,
            Optional<Record> figures,
            List<String> waiting,
            long dueAt,
            boolean talk,
            int lookBack,
            boolean sample,
            List<String> moves) {}

    /** All that reaches a viewer: the view, who is to act until when, and the moves offered. */
    static String seen(State<?> state, int viewer) {
        boolean mine = Actor.in(state.toAct(), viewer);
        boolean sample = mine && Moment.moves(state, viewer).isSample();
        return Json.text(new Seen(
                state.view(viewer),
                state.figures(viewer),
                waiting(state),
                state.dueAt(),
                state.talk(),
                state.lookBack(viewer),
                sample,
                mine ? words(state, viewer) : List.of()));
    }

    private static List<String> waiting(State<?> state) {
        return IntStream.of(Moment.actors(state.toAct())).mapToObj(Actor::write).toList();
    }

    static List<String> words(State<?> state, int actor) {
        return IntStream.of(Moment.moves(state, actor).toArray())
                .mapToObj(move -> state.write(actor, move))
                .toList();
    }

    /** Everything about a state: its position and what each viewer sees of it. */
    static String all(State<?> state) {
        StringBuilder text = new StringBuilder(Json.text(state.position()));
        for (int seat = 0; seat < state.seats(); seat++) text.append('\n').append(seen(state, seat));
        text.append('\n').append(seen(state, Viewer.SPECTATOR));
        text.append('\n').append(Json.text(state.view(Viewer.ALL)));
        text.append('\n').append(Json.text(state.count()));
        return text.append('\n').append(state.draw()).toString();
    }

    static String told(Told told, int viewer) {
        List<String> events = new ArrayList<>();
        told.to(viewer).forEach(event -> events.add(Json.event(event).toString()));
        return String.join("\n", events);
    }
}
