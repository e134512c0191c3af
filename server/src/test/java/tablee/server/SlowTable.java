package tablee.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

/** A game over days whose players are away. */
final class SlowTable {
    private SlowTable() {}

    /**
     * Ann and Bob at a table with days for each move: one of the two has the turn. Somebody else starts it when both are seen to be away,
     * since who has it open is left in peace for minutes, and waited for at the start.
     */
    static String begun(Server server, Browser ann, Browser bob) {
        Browser host = Browser.guest(server, "Host");
        JsonNode made =
                host.table("{'title':'Cards @everyone','terms':{'game':'circus','seats':2,'startWhenFull':false,"
                        + "'pace':{'kind':'days','budgetMillis':86400000}},'seats':[{'kind':'open'},{'kind':'open'}]}");
        String table = made.path("table").textValue();
        TestSocket line = host.sit(table);
        sitAndGo(ann, made, 0);
        sitAndGo(bob, made, 1);
        line.await(event -> TestSocket.is(event, "seating") && isAway(event, 0) && isAway(event, 1));
        assertTrue(line.ask("{'do':'start'}").path("ok").booleanValue());
        line.await("update");
        return table;
    }

    private static void sitAndGo(Browser person, JsonNode made, int seat) {
        person.join(made.path("invite").textValue());
        TestSocket line = person.sit(made.path("table").textValue());
        assertTrue(line.ask("{'do':'sit','seat':" + seat + "}").path("ok").booleanValue());
        line.hangUp();
    }

    private static boolean isAway(JsonNode seating, int seat) {
        JsonNode chair = seating.path("chairs").get(seat);
        return !chair.at("/chair/person").asText().isEmpty()
                && !chair.path("present").asBoolean();
    }
}
