package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.store.Store;
import tablee.store.people.Bonds;
import tablee.wire.json.Json;

/** What people are to each other, over HTTP and at tables. */
class BondsOverHttpTest {
    private final Server server = Running.shared();

    private static JsonNode bond(Browser who, Browser other, String bond, boolean on) {
        String body = "{\"bond\":\"" + bond + "\",\"on\":" + on + "}";
        return who.post("/api/people/" + other.person(), Json.parse(body));
    }

    private static boolean names(JsonNode list, Browser other) {
        return list.findValuesAsText("person").contains(other.person());
    }

    /** Two at a table that Ann has made; {@code terms} are further terms. */
    private static JsonNode table(Browser ann, String terms) {
        return ann.table("{'terms':{'game':'circus','seats':2" + terms + "},'seats':[{'kind':'me'},{'kind':'open'}]}");
    }

    private static boolean hears(TestSocket ears, TestSocket mouth, TestSocket third, String text) {
        assertTrue(mouth.ask("{'do':'say','text':'" + text + "'}").path("ok").booleanValue());
        third.await(event -> event.toString().contains(text));
        String last = "the end of " + text.hashCode();
        assertTrue(third.ask("{'do':'say','text':'" + last + "'}").path("ok").booleanValue());
        ears.await(event -> event.toString().contains(last));
        return ears.heard(text);
    }

    @Test
    @DisplayName(
            "TABLE-50: who is muted or blocked is not heard, also after coming back, and is not told; others hear them")
    void unheard() {
        for (String kind : new String[] {"mute", "block"}) {
            Browser ann = Browser.guest(server, "Ann");
            Browser eve = Browser.guest(server, "Eve");
            Browser bob = Browser.guest(server, "Bob");
            JsonNode made = table(ann, "");
            eve.join(made.path("invite").textValue());
            bob.join(made.path("invite").textValue());
            bond(ann, eve, kind, true);
            String id = made.path("table").textValue();
            TestSocket annLine = ann.sit(id);
            TestSocket eveLine = eve.sit(id);
            TestSocket bobLine = bob.sit(id);
            annLine.await("seating");
            eveLine.await("seating");
            bobLine.await("seating");
            assertFalse(hears(annLine, eveLine, bobLine, "psst one " + kind), kind);
            annLine.hangUp();
            TestSocket again = ann.sit(id);
            again.await("seating");
            assertFalse(hears(again, eveLine, bobLine, "psst two " + kind), kind + " lasts");
            bond(ann, eve, kind, false);
            TestSocket open = ann.sit(id);
            open.await("seating");
            assertTrue(hears(open, eveLine, bobLine, "psst three " + kind), kind + " was taken back");
            assertFalse(names(eve.json("/api/people"), ann), "nothing tells Eve");
        }
    }

    @Test
    @DisplayName(
            "TABLE-50: who is blocked while lines are open elsewhere is not heard there any more: they come back with other ears")
    void atOnce() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        Browser bob = Browser.guest(server, "Bob");
        JsonNode made = table(ann, "");
        eve.join(made.path("invite").textValue());
        bob.join(made.path("invite").textValue());
        String id = made.path("table").textValue();
        TestSocket annLine = ann.sit(id);
        TestSocket eveLine = eve.sit(id);
        annLine.await("seating");
        eveLine.await("seating");
        bond(ann, eve, "block", true);
        assertEquals(4401, annLine.awaitClosed());
        TestSocket again = ann.sit(id);
        TestSocket bobLine = bob.sit(id);
        again.await("seating");
        bobLine.await("seating");
        assertFalse(hears(again, eveLine, bobLine, "psst at once"), "blocked");
    }

    @Test
    @DisplayName(
            "ASVS 8.2.2: those who block each other are not brought together by the lobby, either way; a link counts more")
    void apart() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        JsonNode anns = table(ann, ",'visibility':'listed'");
        JsonNode eves = table(eve, ",'visibility':'listed'");
        bond(ann, eve, "block", true);
        assertFalse(open(ann).contains(eves.path("table").textValue()), "Ann does not see Eve's table");
        assertFalse(open(eve).contains(anns.path("table").textValue()), "nor Eve Ann's");
        assertTrue(
                open(Browser.guest(server, "Bob")).contains(anns.path("table").textValue()));
        assertEquals(
                404, eve.get("/api/tables/" + anns.path("table").textValue()).statusCode());
        assertEquals(4404, eve.sit(anns.path("table").textValue()).awaitClosed());
        eve.join(anns.path("invite").textValue());
        eve.sit(anns.path("table").textValue()).await("seating");
    }

    private static String open(Browser who) {
        return who.json("/api/lobby").path("open").toString();
    }

    @Test
    @DisplayName(
            "Friends are two who both say so, with who is here; each can end it, and a block does; who is blocked asks in vain and is not told")
    void friends() {
        Browser ann = Browser.guest(server, "Ann");
        Browser bob = Browser.guest(server, "Bob");
        assertTrue(names(bond(ann, bob, "friend", true).path("asked"), bob));
        assertTrue(names(bob.json("/api/people").path("asking"), ann));
        JsonNode friends = bond(bob, ann, "friend", true).path("friends");
        assertTrue(names(friends, ann));
        assertFalse(friends.at("/0/here").booleanValue());
        TestSocket lobby = ann.open("/ws/lobby");
        lobby.await("lobby");
        assertTrue(bob.json("/api/people").at("/friends/0/here").booleanValue());
        JsonNode made = table(bob, "");
        String id = made.path("table").textValue();
        assertEquals(404, ann.get("/api/tables/" + id).statusCode());
        bob.post("/api/people/" + ann.person() + "/invitation", Json.parse("{\"table\":\"" + id + "\"}"));
        assertTrue(ann.json("/api/lobby").path("mine").toString().contains(id), "an invitation is among my tables");
        bond(ann, bob, "block", true);
        assertFalse(names(bob.json("/api/people").path("friends"), ann));
        bond(bob, ann, "friend", true);
        JsonNode anns = ann.json("/api/people");
        assertFalse(names(anns.path("asking"), bob), "in vain");
        assertTrue(names(anns.path("blocked"), bob));
        assertTrue(names(bob.json("/api/people").path("asked"), ann), "and is not told");
        String invitation = "{\"table\":\"" + table(bob, "").path("table").textValue() + "\"}";
        assertEquals(
                404,
                bob.tryPost("/api/people/" + ann.person() + "/invitation", invitation)
                        .statusCode());
    }

    @Test
    @DisplayName("TABLE-29: who was sent away from a table invites no friend to it")
    void sentAway() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        Browser dan = Browser.guest(server, "Dan");
        bond(eve, dan, "friend", true);
        bond(dan, eve, "friend", true);
        JsonNode made = table(ann, "");
        String id = made.path("table").textValue();
        eve.join(made.path("invite").textValue());
        TestSocket host = ann.sit(id);
        eve.sit(id).await("seating");
        assertTrue(host.ask("{'do':'remove','person':'" + eve.person() + "'}")
                .path("ok")
                .booleanValue());
        String invitation = "{\"table\":\"" + id + "\"}";
        assertEquals(
                404,
                eve.tryPost("/api/people/" + dan.person() + "/invitation", invitation)
                        .statusCode());
        assertEquals(404, dan.get("/api/tables/" + id).statusCode());
        assertEquals(404, eve.get("/api/tables/" + id).statusCode(), "nor do they read about it");
    }

    @Test
    @DisplayName(
            "BUDGET-90: two hundred can be blocked; nobody blocks themselves or somebody who is not there; all of it is in the export and goes with its owner")
    void bounds() {
        Browser ann = Browser.guest(server, "Ann");
        Browser eve = Browser.guest(server, "Eve");
        String block = "{\"bond\":\"block\",\"on\":true}";
        assertEquals(400, ann.tryPost("/api/people/" + ann.person(), block).statusCode());
        assertEquals(404, ann.tryPost("/api/people/nobody", block).statusCode());
        assertEquals(
                400,
                ann.tryPost("/api/people/" + eve.person(), "{\"bond\":\"hate\",\"on\":true}")
                        .statusCode());
        try (Store store = Store.open(Running.sharedSettings().database())) {
            for (int i = 0; i < 199; i++) {
                String other = Browser.guest(server, "Somebody").person();
                store.bonds()
                        .add(new Bonds.Bond(ann.person(), other, Bonds.Kind.BLOCK, i), 200)
                        .join();
            }
            bond(ann, eve, "block", true);
            Browser more = Browser.guest(server, "More");
            assertEquals(409, ann.tryPost("/api/people/" + more.person(), block).statusCode());
            assertEquals(200, ann.json("/api/me/data").path("bonds").size());
            assertEquals(200, ann.delete("/api/me").statusCode());
            assertTrue(store.bonds().by(eve.person(), Bonds.Kind.BLOCK).isEmpty());
        }
    }
}
