package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Game;
import tablee.core.Games;
import tablee.puzzle.Puzzle;
import tablee.puzzle.PuzzleBook;
import tablee.puzzle.PuzzleMotif;

/** Puzzles are picked, tried, helped with and solved on the real board. */
class PuzzlePageTest {
    private static void choose(Page page, String tag, String word) {
        page.evaluate("([tag, word]) => document.querySelector(tag).stage.choose(word)", List.of(tag, word));
    }

    private static Locator said(Page page) {
        return page.locator("puzzle-page [role=status]");
    }

    @Test
    @DisplayName(
            "Each game's first puzzle: a wrong move is told, hints come one after the other, the right one is explained")
    void solved() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            for (Game<?> game : Games.all()) {
                if (PuzzleBook.of(game).all().isEmpty()) continue; // the examples have none
                Puzzle puzzle = PuzzleBook.of(game).all().get(0);
                String tag = BoardGames.tag(puzzle.game());
                Page page =
                        ada.go("/puzzles/" + puzzle.game() + "/" + puzzle.id()).page();
                page.locator(tag).first().waitFor();
                page.screenshot(new Page.ScreenshotOptions()
                        .setPath(Path.of("target", "puzzle-" + puzzle.game() + ".png"))
                        .setFullPage(true));
                String wrong = ada
                        .ask("GET", "/api/puzzles/" + puzzle.game() + "/" + puzzle.id(), "")
                        .path("moves")
                        .findValuesAsText("word")
                        .stream()
                        .filter(word -> !word.equals(puzzle.move()))
                        .findFirst()
                        .orElseThrow();
                choose(page, tag, wrong);
                assertThat(said(page)).containsText("not the right move");
                Locator hint = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("A hint"));
                hint.click();
                hint.click();
                assertThat(said(page)).containsText("a move of this kind");
                choose(page, tag, puzzle.move());
                assertThat(said(page)).containsText("right!");
                assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Why")))
                        .isVisible();
            }
        }
    }

    @Test
    @DisplayName(
            "The task says how far its proof looks: where it stops at the end of the turn, a win later does not count")
    void tasks() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            for (String game : List.of("flow", "pluvionautes")) {
                task(
                        ada,
                        game,
                        PuzzleMotif.COMBINATION,
                        "Win in this turn; what could still be won later does not count.");
            }
            task(ada, "flow", PuzzleMotif.PLAN, "Win for certain, within 1 change of turn.");
            task(ada, "flow", PuzzleMotif.ODDS, "Take the best chance to win within");
            task(ada, "circus", PuzzleMotif.FINISH, "Win in this turn.");
            task(ada, "pluvionautes", PuzzleMotif.DEFENCE, "Do not let the game be lost.");
        }
    }

    private static void task(Visitor ada, String game, PuzzleMotif motif, String said) {
        Puzzle puzzle = PuzzleBook.of(Games.find(game)).all().stream()
                .filter(each -> each.motif() == motif)
                .findFirst()
                .orElseThrow();
        ada.go("/puzzles/" + game + "/" + puzzle.id());
        assertThat(ada.page().locator("puzzle-page")).containsText(said);
    }

    @Test
    @DisplayName(
            "From the list one gets to the puzzle of the day and to the next one; what is solved at once counts for the streak")
    void streak() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/puzzles").page();
            page.locator("puzzles-page section").first().waitFor();
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "puzzles.png"))
                    .setFullPage(true));
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Puzzle of the day"))
                    .first()
                    .click();
            page.waitForURL("**/puzzles/*/*");
            String[] place = page.url().split("/");
            String game = place[place.length - 2];
            Puzzle puzzle = PuzzleBook.of(Games.find(game))
                    .find(place[place.length - 1])
                    .orElseThrow();
            page.locator(BoardGames.tag(game)).first().waitFor();
            choose(page, BoardGames.tag(game), puzzle.move());
            assertThat(said(page)).containsText("right!");
            assertThat(page.locator("puzzle-page")).containsText("1 in a row");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Next puzzle"))
                    .click();
            page.waitForURL(url -> !url.endsWith(puzzle.id()));
            ada.go("/puzzles");
            assertThat(page.locator("puzzles-page")).containsText("1 of them solved");
        }
    }
}
