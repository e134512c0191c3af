package tablee.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tablee.wire.json.Json;

/**
 * A match on a visitor's page. A board's test acts on the board and reads from here what it may do; where the board is not
 * what is tested, {@link #choose} plays past it.
 */
final class BoardPlay {
    private static final int PATIENCE_MILLIS = 60_000;
    private static final String UPDATE = "document.querySelector('table-page')?.session?.update";

    private final Page page;
    private final String tag;

    private BoardPlay(Page page, String game) {
        this.page = page;
        this.tag = BoardGames.tag(game);
    }

    /** Goes to a table at which the match has begun. */
    BoardPlay(Visitor visitor, String game, String table) {
        this(visitor.page(), game);
        page.navigate(table);
        board().waitFor();
    }

    /** The match at the table where the visitor is already. */
    static BoardPlay at(Visitor visitor, String game) {
        return on(visitor.page(), game);
    }

    /** The match on this page. */
    static BoardPlay on(Page page, String game) {
        BoardPlay play = new BoardPlay(page, game);
        play.board().waitFor();
        return play;
    }

    Page page() {
        return page;
    }

    /** The game's own element. */
    Locator board() {
        return page.locator(tag).first();
    }

    /** The last update that the page got, as docs/protocol.md describes it. */
    JsonNode update() {
        return Json.parse((String) page.evaluate("JSON.stringify(" + UPDATE + ")"));
    }

    int version() {
        return update().get("version").asInt();
    }

    /** How many moves of this seat the page has been told of. */
    int movesOf(int seat) {
        return (int) page.evaluate(
                "seat => [...document.querySelector('table-page').session.record.values()][0]"
                        + ".filter(line => line.actor === seat).length",
                seat);
    }

    boolean over() {
        return update().hasNonNull("result");
    }

    /** The sight in which somebody at this screen may move; without one, the first. */
    JsonNode sight() {
        JsonNode sights = update().get("sights");
        for (JsonNode each : sights) {
            if (!each.get("moves").isEmpty()) return each;
        }
        return sights.get(0);
    }

    /** The moves that this screen may make now, in words. */
    List<String> moves() {
        List<String> words = new ArrayList<>();
        sight().get("moves").forEach(each -> words.add(each.get("word").asText()));
        return words;
    }

    /** Waits until somebody at this screen may move; false: the match is over. */
    boolean mine() {
        page.waitForFunction(
                "() => { const now = " + UPDATE
                        + "; return now && (now.result || now.sights.some(each => each.moves.length)); }",
                null,
                patient());
        return !over();
    }

    /** Waits until the page knows of this many entries. */
    void until(int version) {
        page.waitForFunction("version => " + UPDATE + "?.version >= version", version, patient());
    }

    /** Does something that makes a move, and waits until the page knows of it. */
    void act(Runnable doing) {
        int before = version();
        doing.run();
        try {
            until(before + 1);
        } catch (TimeoutError nothing) {
            Path picture = Path.of("target", "nothing-came-of-it-" + tag + ".png");
            page.screenshot(new Page.ScreenshotOptions().setPath(picture));
            String said = String.join(
                    " | ", page.locator(".status, .toast, [role=alert]").allInnerTexts());
            throw new AssertionError("nothing came of it; the page says: " + said + "; see " + picture, nothing);
        }
    }

    /** Plays a move past the board. */
    void choose(String word) {
        act(() -> page.evaluate("([tag, word]) => document.querySelector(tag).stage.choose(word)", List.of(tag, word)));
    }

    /** Gives the match up, by the menu and its question. */
    void resign() {
        page.locator(".tools button").last().click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Resign"))
                .click();
        page.locator("dialog")
                .filter(new Locator.FilterOptions().setHasText("Really resign?"))
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Resign"))
                .click();
        page.locator("table-end").waitFor();
    }

    /** Plays at random to the end, past the board. */
    void finish(long seed) {
        Random random = new Random(seed);
        while (mine()) {
            List<String> moves = moves();
            if (!moves.isEmpty()) choose(moves.get(random.nextInt(moves.size())));
        }
    }

    private static Page.WaitForFunctionOptions patient() {
        return new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS);
    }
}
