package tablee.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tablee.table.Table;
import tablee.table.clock.Now;
import tablee.table.message.Command;
import tablee.table.message.Effects;
import tablee.table.seats.Caller;
import tablee.table.seats.TableRecord;
import tablee.table.terms.TableTerms;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;

/** Lines from a socket to a table that plays: each is answered, in JSON, and none breaks the table. */
public final class SocketFrames {
    private static final String ANN = "ann";
    private static final Seed SEED = Seed.read("7".repeat(64));
    private static final int MOST_LINES = 8;

    private final Table table;
    private long upMillis = 1_000;

    private SocketFrames(Input input) {
        TableTerms terms = TableTerms.of(input.game().card().id(), input.seats(), Map.of());
        table = Table.of(TableRecord.of("t", terms, ANN, 0), List.of(), () -> SEED);
    }

    public static void fuzzerTestOneInput(byte[] bytes) {
        Input input = Input.of(bytes);
        SocketFrames frames = new SocketFrames(input);
        frames.gather(input);
        int lines = 0;
        for (String line : input.text().split("\n")) if (lines++ < MOST_LINES && frames.isThere()) frames.say(line);
    }

    /** One person in all seats; in some inputs the match has not begun. */
    private void gather(Input input) {
        on(new Command.Connect(ANN, new Caller(ANN, ANN, false), "en", "", -1));
        for (int seat = 0; seat < input.seats(); seat++) say("{\"do\":\"sit\",\"seat\":" + seat + "}");
        if (input.plies() % 4 != 0) say("{\"do\":\"start\"}");
    }

    private boolean isThere() {
        return !table.isDeserted();
    }

    private void say(String line) {
        Effects effects = on(new Command.Ask(ANN, line));
        Stream<String> made = effects.looks().stream().flatMap(look -> look.now().texts().stream());
        long answers = Stream.concat(effects.sends().stream().map(Effects.Send::text), made)
                .map(Json::parse)
                .filter(SocketFrames::isAnswer)
                .count();
        if (answers != 1) throw new AssertionError(answers + " answers to " + Json.quote(line));
    }

    private static boolean isAnswer(JsonNode sent) {
        return sent.path("event").asText().equals("answer");
    }

    private Effects on(Command command) {
        upMillis += 100;
        return table.on(command, new Now(upMillis, upMillis));
    }
}
