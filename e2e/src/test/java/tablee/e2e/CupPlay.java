package tablee.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * People in a tournament: led to their tables, the first of them plays a few moves there, all give up then and go back, until it is over.
 */
final class CupPlay {
    private static final int LOOKS = 900;
    private static final int LOOK_MILLIS = 200;

    private static final int MOVES_AT_A_TABLE = 3;
    private static final String TABLE = "document.querySelector('.tournament .row a.main')";

    private final String address;
    private final String game;
    private final List<Page> pages;
    private final Set<String> seen = new HashSet<>();
    private final Set<String> givenUp = new HashSet<>();
    private final Random random = new Random(24);
    private int led;
    private int moves;
    private int movesHere;

    CupPlay(String address, String game, List<Page> pages) {
        this.address = address;
        this.game = game;
        this.pages = pages;
    }

    static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** How often somebody was at a table. */
    int tables() {
        return seen.size();
    }

    /** How many moves the first of them has made. */
    int moves() {
        return moves;
    }

    /** How often a page of the tournament led somebody to a table by itself. */
    int led() {
        return led;
    }

    /** Plays on until every page says that it is over. */
    void finish() {
        for (int look = 0; look < LOOKS; look++) {
            int over = 0;
            for (Page page : pages) if (isOver(page)) over++;
            if (over == pages.size()) return;
            pages.forEach(this::step);
            pages.get(0).waitForTimeout(LOOK_MILLIS);
        }
        throw new AssertionError("not over: " + pages.get(0).locator("main").innerText());
    }

    /** The page may go to a table by itself at any moment: what is looked for is waited for nowhere. */
    private static boolean isOver(Page page) {
        return page.locator(".tournament p[role=status]").allInnerTexts().contains("over");
    }

    private void step(Page page) {
        if (page.url().contains("/t/")) {
            if (!seen.contains(key(page))) led++;
            atTable(page);
            return;
        }
        String table = (String) page.evaluate(TABLE + "?.getAttribute('href') ?? ''");
        if (table.isEmpty() || givenUp.contains(page.context().hashCode() + table)) return;
        page.evaluate(TABLE + "?.click()");
        page.waitForURL("**/t/**");
        atTable(page);
    }

    private static String key(Page page) {
        return page.context().hashCode() + page.url().replaceFirst("^https?://[^/]+", "");
    }

    private void atTable(Page page) {
        page.locator("table-page .tools, table-end").first().waitFor();
        if (seen.add(key(page)) && page == pages.get(0)) movesHere = 0;
        Locator end = page.locator("table-end");
        if (end.count() == 0 && playsOn(page)) return;
        boolean first = givenUp.add(key(page));
        if (end.count() == 0 && first) giveUp(page);
        if (end.count() > 0) end.getByText("To the tournament").first().click();
        else page.navigate(address);
        page.locator(".tournament").waitFor();
    }

    /** Whether this one stays: moves when there is a move to make, and waits for it otherwise. */
    private boolean playsOn(Page page) {
        if (page != pages.get(0) || movesHere == MOVES_AT_A_TABLE || givenUp.contains(key(page))) return false;
        BoardPlay board = BoardPlay.on(page, game);
        List<String> choices = board.over() ? List.of() : board.moves();
        if (choices.isEmpty()) return true;
        board.choose(choices.get(random.nextInt(choices.size())));
        movesHere++;
        moves++;
        return true;
    }

    /** By the menu and its question; a match that ends in this moment asks nothing any more. */
    private static void giveUp(Page page) {
        page.locator(".tools button").last().click();
        Locator resign = button(page, "Resign");
        page.waitForTimeout(LOOK_MILLIS);
        if (resign.count() == 0) return;
        resign.first().click();
        page.locator("dialog")
                .filter(new Locator.FilterOptions().setHasText("Really resign?"))
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Resign"))
                .click();
        page.waitForTimeout(LOOK_MILLIS);
    }
}
