package tablee.live.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.ratings.RatedResults;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.seats.Caller;
import tablee.table.seats.Chair;
import tablee.table.seats.TableLabel;
import tablee.table.seats.TableRecord;
import tablee.table.seats.TournamentPlace;
import tablee.table.terms.CountingTerms;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** What is entered of a rated match. */
class RatedOutcomeTest {
    private static final Seed SEED = Seed.read("00".repeat(32));
    private static final List<String> PEOPLE = List.of("ann", "ben");

    private final Map<String, JsonNode> updates = new HashMap<>();
    private long up = 1_000;

    private void take(Table table, Command command) {
        Effects effects = table.on(command, new Now(up++, 1_000));
        for (Effects.Send send : effects.allSends()) {
            JsonNode message = Json.parse(send.text());
            if (message.path("event").asText().equals("update")) updates.put(send.connection(), message);
        }
    }

    private Table begun(TableTerms terms) {
        TableLabel label = TableLabel.of("t", "Cup", "code").of(new TournamentPlace("cup", 1, 30_000));
        TableRecord record = TableRecord.hostless(label, terms, 0);
        for (int seat = 0; seat < PEOPLE.size(); seat++)
            record = record.with(seat, Chair.person(PEOPLE.get(seat), PEOPLE.get(seat)));
        Table table = Table.of(record, List.of(), () -> SEED);
        take(table, new Command.Begin());
        for (String each : PEOPLE) take(table, new Command.Connect(each, new Caller(each, each, false), "en", "", -1));
        return table;
    }

    /** Everybody plays the first move they are offered, until it is over. */
    private RatedResults.Ended played(Table table) {
        for (int moves = 0; moves < 5_000; moves++) {
            Optional<RatedResults.Ended> ended = RatedOutcome.of(table);
            if (ended.isPresent()) return ended.get();
            for (int seat = 0; seat < PEOPLE.size(); seat++) {
                JsonNode update = updates.get(PEOPLE.get(seat));
                JsonNode choices = update.at("/sights/0/moves");
                if (choices.isEmpty() || table.outcome().ranks().isPresent()) continue;
                take(
                        table,
                        new Command.Ask(
                                PEOPLE.get(seat),
                                Json.text(Map.of(
                                        "do",
                                        "play",
                                        "id",
                                        "m" + moves,
                                        "version",
                                        table.version(),
                                        "seat",
                                        seat,
                                        "move",
                                        choices.get(0).path("word").asText()))));
            }
        }
        throw new AssertionError("never over");
    }

    @Test
    @DisplayName(
            "TABLE-51: A team that plays together is entered with its setting as the opponent: seats and what was chosen")
    void together() {
        Map<String, String> options = Map.of("difficulty", "hard", "round", "untimed", "turns", "4");
        RatedResults.Ended ended =
                played(begun(TableTerms.of("flow", 2, options).with(CountingTerms.RATED)));
        assertEquals("flow/together", ended.pool());
        assertTrue(ended.together());
        assertEquals(
                List.of("PERSON ann", "PERSON ben", "SETTING flow/2 difficulty=hard round=untimed turns=4"),
                ended.seats().stream()
                        .map(seat -> seat.player().kind() + " " + seat.player().name())
                        .toList());
        List<Integer> ranks =
                ended.seats().stream().map(RatedResults.Seat::rank).toList();
        assertEquals(ranks.get(0), ranks.get(1));
        assertEquals(3, ranks.get(0) + ranks.get(2), "one of the two has won");
    }
}
