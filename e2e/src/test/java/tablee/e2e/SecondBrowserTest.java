package tablee.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every board in a second browser: it is opened, and a move is made on it. */
class SecondBrowserTest {
    private static final String PAGE = "document.querySelector('table-page')";

    @Test
    @DisplayName("In Firefox each board opens, and a move is made on it with the mouse")
    void boards() {
        assumeTrue(Scale.FULL || Boolean.getBoolean("tablee.firefox"), "a second browser is for the long run");
        Site site = Site.open();
        try (Firefox firefox = Firefox.start()) {
            for (String game : BoardGames.all()) play(firefox, site, game);
        }
    }

    private static void play(Firefox firefox, Site site, String game) {
        firefox.go(site.address() + "/");
        String chairs = "{kind: 'me'}" + ", {kind: 'bot', level: 'random'}".repeat(BoardGames.seats(game) - 1);
        String terms = "{game: '" + game + "', seats: " + BoardGames.seats(game)
                + BoardGames.untimed(game).replace('"', '\'') + "}";
        String table = firefox.evaluate("(async () => {"
                + " const post = (path, body) => fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'},"
                + " body: JSON.stringify(body)}).then(each => each.json());"
                + " await post('/api/me', {name: 'Ada', language: 'en'});"
                + " return (await post('/api/tables', {terms: " + terms + ", seats: [" + chairs
                + "], start: true})).table; })()");
        firefox.go(site.address() + "/t/" + table);
        String tag = BoardGames.tag(game);
        firefox.until("document.querySelector('" + tag + "')?.sight?.moves.length");
        firefox.until(PAGE + ".eyes.projector.busy === false");
        String before = firefox.evaluate(MOVES);
        for (String spot : steps(tag)) {
            firefox.until(spot);
            firefox.click(spot);
        }
        firefox.until(MOVES + " > " + before);
    }

    /** How many entries of one's own there are. */
    private static final String MOVES =
            "[..." + PAGE + ".session.record.values()][0].filter(each => each.actor === 0).length";

    /** The first thing that is lit, and where that only begins a choice the next one: circus asks what to do with a token. */
    private static List<String> steps(String tag) {
        String root = "(document.querySelector('" + tag + "').shadowRoot ?? document.querySelector('" + tag + "'))";
        return switch (tag) {
            case "circus-board" ->
                List.of(root + ".querySelector('[data-key=place-1]')", root + ".querySelector('[data-key=do-flip-1]')");
            case "pluvionautes-board" -> List.of(root + ".querySelector('[data-key=throw]')");
            case "plain-board" -> List.of(root + ".querySelector('[data-move]')");
            default -> List.of(root + ".querySelector('[data-lit]')");
        };
    }
}
