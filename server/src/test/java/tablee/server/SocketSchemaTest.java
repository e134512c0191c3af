package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** The schemas of docs/schema against what sockets say and take. {@link TestSocket} holds every line of every other test against them, too. */
class SocketSchemaTest {
    private final Server server = Running.shared();

    private static ObjectNode line(String text) {
        return (ObjectNode) Json.parse(text.replace('\'', '"'));
    }

    @Test
    @DisplayName(
            "A whole match with talk, tries, hints, replay and download: every event is as its schema says, each kind is met")
    void whole() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        var made = ann.table(
                "{'terms':{'game':'circus','seats':2,'hints':true,'visibility':'listed'},'seats':[{'kind':'me'}]}");
        String table = made.path("table").textValue();
        bob.join(made.path("invite").textValue());
        TestSocket lobby = ann.open("/ws/lobby");
        lobby.await("lobby");
        TestSocket lobbyOfBob = bob.open("/ws/lobby");
        TestSocket one = ann.sit(table);
        TestSocket two = bob.sit(table);
        one.await("seating");
        accepted(two.ask("{'do':'sit','seat':1}"));
        accepted(one.ask("{'do':'say','text':'hello'}"));
        two.await("chat");
        accepted(one.ask("{'do':'ready'}"));
        accepted(two.ask("{'do':'ready'}"));
        accepted(one.ask("{'do':'start'}"));
        one.awaitNow(update -> update.path("version").intValue() > 0);
        two.awaitNow(update -> update.path("version").intValue() > 0);
        TestSocket mover = one.last("update").at("/sights/0/moves").isEmpty() ? two : one;
        int seat = mover == one ? 0 : 1;
        String move = mover.last("update").at("/sights/0/moves/0/word").textValue();
        mover.ask("{'do':'try','seat':" + seat + ",'move':'" + move + "'}");
        mover.await("tried");
        mover.ask("{'do':'hint','seat':" + seat + "}");
        mover.await("hint");
        accepted(one.ask("{'do':'ping','at':'1'}"));
        two.await("ping");
        accepted(mover.play(move));
        accepted(one.ask("{'do':'resign','seat':0}"));
        accepted(one.ask("{'do':'sync'}"));
        accepted(one.ask("{'do':'replay','viewer':'all','from':0,'count':3}"));
        one.await("frames");
        accepted(one.ask("{'do':'download'}"));
        one.await("file");
        TestSocket eve = sentAway(server, one, made);
        TestSocket cup = new TournamentsOverHttpTest().news();
        Set<String> met = new TreeSet<>();
        (mover == one ? lobby : lobbyOfBob).await("turn");
        for (TestSocket each : List.of(one, two, eve, lobby, lobbyOfBob, cup))
            for (String frame : each.frames()) met.add(checked(Json.parse(frame)));
        assertEquals(SocketSchema.EVENTS.kinds(), met);
    }

    /** Somebody who looks on is sent away. */
    private static TestSocket sentAway(Server server, TestSocket host, JsonNode made) {
        Browser eve = Browser.guest(server, "Eve");
        eve.join(made.path("invite").textValue());
        TestSocket line = eve.sit(made.path("table").textValue());
        line.await("seating");
        accepted(host.ask("{'do':'remove','person':'" + eve.person() + "'}"));
        line.await("bye");
        return line;
    }

    @Test
    @DisplayName("From the first chair to the download: every request that the schema has is accepted once")
    void requests() {
        // Shares have twenty seconds, which are a moment by the clock of the shared server.
        try (Server slow = Server.start(Running.settings())) {
            assertEquals(SocketSchema.REQUESTS.kinds(), accepted(slow));
        }
    }

    private static Set<String> accepted(Server server) {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        JsonNode made = ann.table(
                "{'terms':{'game':'circus','seats':2,'hints':true,'startWhenFull':false},'seats':[{'kind':'me'}],'shares':true}");
        String table = made.path("table").textValue();
        bob.join(made.path("invite").textValue());
        TestSocket one = ann.sit(table);
        TestSocket two = bob.sit(table);
        one.await("seating");
        sentAway(server, one, made);
        gather(one, two, ann, bob);
        one.ask("{'do':'start'}");
        SharesOverSocketsTest.reveal(one, SharesOverSocketsTest.ANNS);
        SharesOverSocketsTest.reveal(two, SharesOverSocketsTest.BOBS);
        playAndEnd(one, two);
        Set<String> accepted = new TreeSet<>(one.accepted());
        accepted.addAll(two.accepted());
        return accepted;
    }

    private static void gather(TestSocket one, TestSocket two, Browser ann, Browser bob) {
        JsonNode terms = one.await("seating").path("terms");
        one.ask("{'do':'change','terms':" + terms + "}");
        one.ask("{'do':'seat-bot','seat':1,'level':'random'}");
        one.ask("{'do':'clear','seat':1}");
        two.ask("{'do':'sit','seat':1}");
        two.ask("{'do':'stand','seat':1}");
        two.ask("{'do':'sit','seat':1," + SharesOverSocketsTest.pledge(two, SharesOverSocketsTest.BOBS) + "}");
        two.ask("{'do':'say','text':'hello'}");
        one.await("chat");
        one.ask("{'do':'report','line':0,'reason':'rude'}");
        two.ask("{'do':'report-person','person':'" + ann.person() + "','matter':'conduct','reason':'slow'}");
        one.ask("{'do':'mute','person':'" + bob.person() + "','on':true}");
        one.ask("{'do':'renew-invite'}");
        one.ask("{'do':'ready'," + SharesOverSocketsTest.pledge(one, SharesOverSocketsTest.ANNS) + "}");
        two.ask("{'do':'ready'," + SharesOverSocketsTest.pledge(two, SharesOverSocketsTest.BOBS) + "}");
    }

    private static void playAndEnd(TestSocket one, TestSocket two) {
        for (TestSocket each : List.of(one, two))
            each.awaitNow(update -> update.path("version").intValue() > 0);
        TestSocket mover = one.last("update").at("/sights/0/moves").isEmpty() ? two : one;
        int seat = mover == one ? 0 : 1;
        String move = mover.last("update").at("/sights/0/moves/0/word").textValue();
        for (String what : List.of("try", "why"))
            mover.ask("{'do':'" + what + "','seat':" + seat + ",'move':'" + move + "'}");
        mover.ask("{'do':'hint','seat':" + seat + "}");
        one.ask("{'do':'ping','at':'1'}");
        mover.play(move);
        one.ask("{'do':'propose','what':'pause'}");
        two.ask("{'do':'decline'}");
        one.ask("{'do':'propose','what':'pause'}");
        two.ask("{'do':'agree'}");
        one.ask("{'do':'propose','what':'resume'}");
        two.ask("{'do':'agree'}");
        one.ask("{'do':'back'}");
        one.ask("{'do':'sync'}");
        one.ask("{'do':'resign','seat':0}");
        one.ask("{'do':'replay','viewer':'all','from':0,'count':3}");
        one.ask("{'do':'download'}");
    }

    private static void accepted(JsonNode answer) {
        assertTrue(answer.path("ok").booleanValue(), answer.toString());
    }

    private static String checked(JsonNode event) {
        assertEquals(List.of(), SocketSchema.EVENTS.faults(event), event.toString());
        return event.path("event").textValue();
    }

    @Test
    @DisplayName("What a schema does not allow is refused by the table, too")
    void refused() {
        Browser ann = Browser.guest(server, "Ann");
        String table =
                ann.table("{'terms':{'game':'circus','seats':2}}").path("table").textValue();
        TestSocket socket = ann.sit(table);
        socket.await("seating");
        for (String text : List.of(
                "{'do':'dance'}",
                "{'do':'sit'}",
                "{'do':'sit','seat':'0'}",
                "{'do':'sit','seat':0,'colour':'red'}",
                "{'do':'propose','what':'peace'}",
                "{'do':'play','move':'swap 1 2'}",
                "{'do':'mute','person':'x','on':'yes'}")) {
            assertFalse(SocketSchema.REQUESTS.faults(line(text)).isEmpty(), text);
            assertFalse(socket.ask(text).path("ok").booleanValue(), text);
        }
        assertEquals(List.of(), SocketSchema.REQUESTS.faults(line("{'do':'sit','id':'1','seat':0}")));
    }
}
