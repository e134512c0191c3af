package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.wire.json.Json;

/** Tournaments, and what people are to each other and to those who run the server. */
class TournamentPeopleTest {
    private final Server server = Running.shared();

    private Browser account(String name) {
        Browser browser = Browser.guest(server, name);
        String login = name + " " + Long.toString(System.nanoTime(), 36);
        browser.tryPost("/api/account", "{\"name\":\"" + login + "\",\"password\":\"correct horse battery\"}");
        return browser;
    }

    private static HttpResponse<String> make(Browser host) {
        String wish = "{'title':'Cup','kind':'swiss','table':{'game':'circus','seats':2},'listed':true}";
        return host.tryPost("/api/tournaments", wish.replace('\'', '"'));
    }

    private static boolean finds(Browser browser, String cup) {
        return browser.json("/api/tournaments").path("open").toString().contains(cup);
    }

    @Test
    @DisplayName(
            "A list of tournaments shows those of people whom one blocks, or who block one, to neither; a link leads there")
    void blocked() {
        Browser ann = account("Ann");
        Browser eve = account("Eve");
        String cup = Json.parse(make(eve).body()).path("tournament").textValue();
        assertTrue(finds(ann, cup));
        ann.post("/api/people/" + eve.person(), Json.parse("{\"bond\":\"block\",\"on\":true}"));
        assertFalse(finds(ann, cup));
        String anns = Json.parse(make(ann).body()).path("tournament").textValue();
        assertFalse(finds(eve, anns));
        assertTrue(finds(eve, cup) && finds(Browser.guest(server, "Gus"), anns), "and nobody else notices");
        assertEquals(200, ann.get("/api/tournaments/" + cup).statusCode());
    }

    @Test
    @DisplayName("Who is silenced gives no tournament a title")
    void silenced() {
        Browser eve = account("Eve");
        Office.shared().act("silence", eve.person(), "be kind", 1);
        HttpResponse<String> refused = make(eve);
        assertEquals(403, refused.statusCode());
        assertTrue(refused.body().contains("\"silenced\""), refused.body());
    }

    private static String join(Browser who, String cup, int team) {
        HttpResponse<String> answer = who.tryPost("/api/tournaments/" + cup + "/entry", "{\"team\":" + team + "}");
        return answer.statusCode() == 200
                ? "in"
                : Json.parse(answer.body()).at("/error/key").textValue();
    }

    @Test
    @DisplayName(
            "Nobody joins a team with somebody whom they block, or who blocks them: it is told as full, and others come in")
    void teams() {
        Browser ann = account("Ann");
        Browser eve = account("Eve");
        Browser gus = account("Gus");
        String wish = "{'title':'Cup','kind':'swiss','table':{'game':'flow','seats':3},'listed':true}";
        HttpResponse<String> made = ann.tryPost("/api/tournaments", wish.replace('\'', '"'));
        assertEquals(200, made.statusCode(), made.body());
        String cup = Json.parse(made.body()).path("tournament").textValue();
        assertEquals(
                200, ann.tryPost("/api/tournaments/" + cup + "/entry", "{}").statusCode());
        int team = ann.json("/api/tournaments/" + cup).at("/me/number").intValue();
        ann.post("/api/people/" + eve.person(), Json.parse("{\"bond\":\"block\",\"on\":true}"));
        assertEquals("tournament-team-full", join(eve, cup, team));
        assertEquals("in", join(gus, cup, team));
        Browser kim = account("Kim");
        kim.post("/api/people/" + gus.person(), Json.parse("{\"bond\":\"block\",\"on\":true}"));
        assertEquals("tournament-team-full", join(kim, cup, team), "with the second of the team, whom they block");
        assertEquals("in", join(account("Lou"), cup, team));
    }
}
