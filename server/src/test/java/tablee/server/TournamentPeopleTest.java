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
}
