package tablee.live.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tablee.core.BadInput;
import tablee.store.tournaments.Tournaments;
import tablee.tournament.LoggedEvent;
import tablee.tournament.TournamentEvent;
import tablee.tournament.TournamentTime;
import tablee.wire.json.Json;

/** Events of a tournament as the store keeps them: the name of each, and what it says. */
final class EventText {
    private static final Map<String, Class<?>> KINDS = Arrays.stream(TournamentEvent.class.getPermittedSubclasses())
            .collect(Collectors.toUnmodifiableMap(EventText::name, Function.identity()));

    private EventText() {}

    /** Such as {@code round-began}, as events of games are named too. */
    private static String name(Class<?> kind) {
        return kind.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    static Tournaments.Event write(int number, LoggedEvent logged) {
        String text = Json.event((Record) logged.event()).toString();
        return new Tournaments.Event(number, logged.at().upMillis(), logged.at().wallMillis(), text);
    }

    static LoggedEvent read(Tournaments.Event stored) {
        ObjectNode tree = (ObjectNode) Json.parse(stored.text());
        String name = tree.path("event").asText();
        Class<?> kind = Optional.<Class<?>>ofNullable(KINDS.get(name))
                .orElseThrow(() -> new BadInput("There is no event " + Json.quote(name) + " in a tournament."));
        tree.remove("event");
        TournamentTime at = new TournamentTime(stored.upMillis(), stored.wallMillis());
        return new LoggedEvent(at, (TournamentEvent) Json.read(tree, kind));
    }
}
