package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.core.Actor;
import tablee.core.Entry;
import tablee.core.Game;
import tablee.core.Games;
import tablee.core.Header;
import tablee.core.Match;
import tablee.core.Odds;
import tablee.core.State;
import tablee.wire.json.Json;

/** A position that somebody sets up by hand, and sends on. */
class AnalysisByHandTest {
    private static final String FORM = "position-form ";

    /** The names of all that a position can be made of, also in lists that are empty, for which this language has no words. */
    private static final String UNNAMED = """
            async () => {
              const parts = (shape) => shape && typeof shape === 'object'
                ? Object.entries(shape).flatMap(([key, each]) => [key, ...parts(each)]) : [];
              const { moment } = document.querySelector('position-form');
              const words = await (await fetch(`/words/analysis/${document.documentElement.lang}.json`)).json();
              return [...parts(moment.shape), ...parts(moment.position)]
                .filter((key) => !/^\\d+$/.test(key) && !(`field.${key}` in words));
            }""";

    /** What the page reads in an address. */
    private record Start(String game, int seats, Map<String, String> options, Record position) {}

    /** The address of a game for two in which nobody has moved yet. */
    static <S extends State<S>> String dealt(Game<S> game) {
        Match<S> match = Match.open(
                game,
                Header.of(game.card().id(), game.card().setup(2, game.card().untimed())));
        while (Actor.in(match.toAct(), Actor.CHANCE)) {
            Odds odds = new Odds();
            match.reading().odds(odds);
            match = ((Match.Accepted<S>) match.play(new Entry(Actor.CHANCE, odds.move(0), 0))).match();
        }
        Start start = new Start(
                game.card().id(), 2, game.card().untimed(), match.reading().position());
        return "/analysis#from=" + URLEncoder.encode(Json.text(start), StandardCharsets.UTF_8);
    }

    private static Page laid(Visitor ada, String game) {
        Page page = ada.go("/").page();
        page.navigate(page.url().replaceFirst("/$", "") + dealt(Games.find(game)));
        page.locator(BoardGames.tag(game)).waitFor();
        page.getByText("Change the position").click();
        return page;
    }

    private static Locator part(Locator in, String name) {
        return in.locator("details:has(> summary code:text-is('" + name + "'))").first();
    }

    /** One of a list, counted from 1. */
    private static Locator entry(Locator in, int number) {
        return in.locator("details:has(> summary:text-is('" + number + ".'))").first();
    }

    private static Locator opened(Locator part) {
        if (part.getAttribute("open") == null) part.locator("> summary").click();
        return part;
    }

    private static void fill(Locator in, String field, String text) {
        in.locator("label.field:has(> .label code:text-is('" + field + "')) input")
                .first()
                .fill(text);
    }

    /** The position as it comes out, once it is laid out. */
    private static JsonNode laidOut(Page page) {
        page.locator(FORM + "input").first().blur();
        String before = exported(page);
        page.locator(FORM + "button.main").click();
        page.waitForFunction(
                "was => document.querySelector('analysis-page textarea[readonly]')?.value !== was", before);
        return Json.parse(exported(page)).path("position");
    }

    private static String exported(Page page) {
        Locator text = page.locator("analysis-page textarea[readonly]");
        text.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        return text.inputValue();
    }

    @Test
    @DisplayName("A tile comes onto Flow's empty board by the form, and out of the pile")
    void flow() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = laid(ada, "flow");
            Locator form = page.locator(FORM);
            Locator board = opened(part(form, "board"));
            board.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Add one"))
                    .click();
            Locator tile = opened(entry(board, 1));
            fill(tile, "square", "b1");
            fill(tile, "tile", "cross");
            fill(tile, "open", "nesw");
            Locator pile = form.locator("label.field:has(> .label code:text-is('pile')) input");
            pile.fill(pile.inputValue().replaceFirst("cross, ", ""));
            JsonNode position = laidOut(page);
            assertEquals(
                    "[{\"square\":\"b1\",\"tile\":\"cross\",\"open\":\"nesw\",\"bird\":false}]",
                    position.path("board").toString());
            assertEquals(41, position.path("pile").size());
            opened(entry(opened(part(page.locator(FORM), "board")), 1))
                    .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Take this one out"))
                    .click();
            assertThat(part(page.locator(FORM), "board").getByText("Add one")).isVisible();
        }
    }

    @Test
    @DisplayName("In each other game something is changed in the form, and comes out")
    void others() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = laid(ada, "circus");
            Locator side = opened(entry(opened(part(page.locator(FORM), "sides")), 2));
            fill(side, "applause", "2");
            assertEquals(2, laidOut(page).at("/sides/1/applause").intValue());
            page = laid(ada, "rando");
            Locator seat = opened(entry(opened(part(page.locator(FORM), "seats")), 1));
            fill(seat, "points", "4");
            assertEquals(4, laidOut(page).at("/seats/0/points").intValue());
            page = laid(ada, "pluvionautes");
            fill(page.locator(FORM), "throwsLeft", "1");
            assertEquals(1, laidOut(page).path("throwsLeft").intValue());
        }
    }

    @Test
    @DisplayName(
            "In each language every part of every game's position has a name in words, and an option the one it has elsewhere")
    void named() {
        for (String language : Scale.LANGUAGES) {
            try (Visitor ada =
                    Site.open().visitor(ScreenLook.SMALL_PHONE.in(language)).named("Ada")) {
                for (String game :
                        BoardGames.all().stream().filter(BoardGames::hasBoard).toList()) {
                    Page page = ada.go("/").page();
                    page.navigate(page.url().replaceFirst("/$", "") + dealt(Games.find(game)));
                    page.locator(FORM + "code")
                            .first()
                            .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
                    assertEquals(List.of(), page.evaluate(UNNAMED), language + " " + game);
                    page.locator("analysis-page .analysis > .acts > button")
                            .first()
                            .click();
                    page.locator("analysis-page tbody tr").first().waitFor();
                    page.locator("details:has(position-form) > summary").click();
                    assertEquals(
                            true,
                            page.evaluate(
                                    "document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
                            "as wide as a small phone, with what a bot thinks: " + language + " " + game);
                }
            }
        }
    }

    @Test
    @DisplayName("The link to a line of three steps from a position set up by hand opens for somebody else")
    void link() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            Page page = laid(ada, "rando");
            Locator lines = page.locator("analysis-page h2 ~ ul a");
            for (int step = 1; step <= 3; step++) {
                // A moment that is not there yet takes no moves.
                page.locator(".analysis[aria-busy=false]").waitFor();
                page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play it"))
                        .first()
                        .click();
                assertThat(lines).hasCount(step);
            }
            String copied = page.url();
            assertTrue(copied.length() > 2_000, "no longer than many servers take: " + copied.length());
            assertTrue(copied.contains("/analysis#"), "what is long is not sent");
            Page other = ben.page();
            other.navigate(copied);
            assertThat(other.locator("analysis-page h2 ~ ul a")).hasCount(3);
            assertEquals(exported(page), exported(other));
            page.locator("analysis-page h2 ~ ul a").first().click();
            assertThat(page.locator("analysis-page h2 ~ ul a[aria-current=true]"))
                    .hasCount(1);
            page.goBack();
            page.waitForURL(copied);
            page.waitForFunction(
                    "is => document.querySelector('analysis-page textarea[readonly]')?.value === is", exported(other));
        }
    }
}
