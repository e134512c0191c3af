package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** TABLE-48: a link to a moment opens the finished match to a stranger, with a picture for previews, until it is ended. */
class SharedReplayTest {
    /** The board shows the moment that the timeline names. */
    private static final String SHOWN = "() => { const { projector, at } = document.querySelector('table-replay');"
            + " return at > 0 && projector.shown?.lines[0]?.version === at; }";

    @ParameterizedTest
    @MethodSource("tablee.e2e.BoardGames#some")
    @DisplayName("A stranger opens the link, sees that moment and can analyse it; when it is ended, nothing is there")
    void stranger(String game) {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor eve = Site.open().visitor(ScreenLook.PHONE)) {
            String table = ada.against(game, 2, BoardGames.untimed(game));
            BoardPlay play = new BoardPlay(ada, game, table);
            for (int i = 0; i < 3 && play.mine(); i++) play.choose(play.moves().get(0));
            Page page = ada.page();
            page.evaluate("document.querySelector('table-page').session.ask('propose', { what: 'abandon' })");
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay"))
                    .click();
            page.getByLabel("Timeline").press("End");
            page.waitForFunction(SHOWN);
            button(page, "Link to this moment").click();
            String link = page.locator("replay-links a").getAttribute("href");
            look(eve, game, link, page.url());
            button(page, "End this link").click();
            assertThat(page.locator("replay-links a")).hasCount(0);
            eve.forgiven();
            eve.page().reload();
            assertThat(eve.page().locator("h1")).hasText("This link leads nowhere");
        }
    }

    @Test
    @DisplayName(
            "A preview tells game, names and result as others read it; of two moments of one match it has two pictures")
    void preview() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor eve = Site.open().visitor()) {
            BoardPlay play = new BoardPlay(ada, "rando", ada.against("rando", 2, ""));
            for (int i = 0; i < 4 && play.mine(); i++) play.choose(play.moves().get(0));
            assertTrue(play.mine());
            play.resign();
            Page page = ada.page();
            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay"))
                    .click();
            Locator timeline = page.getByLabel("Timeline");
            timeline.press("End");
            share(page, 1);
            timeline.press("Home");
            timeline.press("ArrowRight");
            share(page, 2);
            List<String> links = page.locator("replay-links a").all().stream()
                    .map(each -> each.getAttribute("href"))
                    .toList();
            List<Object> pictures =
                    links.stream().map(link -> card(eve.go(link).page())).toList();
            assertNotEquals(pictures.get(0), pictures.get(1), "the picture is of another moment");
        }
    }

    private static void share(Page page, int links) {
        page.waitForFunction(SHOWN);
        button(page, "Link to this moment").click();
        assertThat(page.locator("replay-links a")).hasCount(links);
    }

    /** The picture of this page's preview, whose words are looked at. */
    private static Object card(Page page) {
        assertEquals("Flip' Rando: Ada, Caillou", meta(page, "title"));
        assertEquals("Caillou wins.", meta(page, "description"));
        return page.evaluate(
                "address => fetch(address).then(answer => answer.arrayBuffer()).then(bytes => [...new Uint8Array(bytes)].join())",
                path(meta(page, "image")));
    }

    private static String meta(Page page, String what) {
        return (String) page.evaluate("what => document.querySelector(`meta[property=\"og:${what}\"]`).content", what);
    }

    private static String path(String address) {
        return address.replaceFirst("https?://[^/]+", "");
    }

    private static void look(Visitor eve, String game, String link, String told) {
        Page page = eve.go(link).page();
        page.locator(BoardGames.tag(game)).waitFor();
        assertThat(page.locator(".seats")).containsText("Ada");
        String at = told.replaceAll(".*at=(\\d+).*", "$1");
        assertThat(page).hasURL(Pattern.compile(".*/r/\\w+\\?at=" + at + "&eyes=all"));
        assertEquals(0, page.getByText("Back to the table").count());
        int[] size = size(page, meta(page, "image"));
        assertEquals(600, size[0]);
        assertEquals(315, size[1]);
        assertTrue(size[2] > 40, "more is seen on the picture than paper: " + size[2] + " colours");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Analysis board"))
                .click();
        page.locator("analysis-page " + BoardGames.tag(game)).waitFor();
        page.goBack();
        page.locator("table-replay").waitFor();
    }

    /** Width, height, and how many colours there are on it, looked at every few pixels. */
    private static int[] size(Page page, String picture) {
        Object found = page.evaluate("""
                async address => {
                  const image = new Image();
                  image.src = address;
                  await image.decode();
                  const canvas = document.createElement('canvas');
                  [canvas.width, canvas.height] = [image.width, image.height];
                  const pen = canvas.getContext('2d');
                  pen.drawImage(image, 0, 0);
                  const { data } = pen.getImageData(0, 0, image.width, image.height);
                  const seen = new Set();
                  for (let i = 0; i < data.length; i += 4 * 37) seen.add((data[i] >> 3) * 1024 + (data[i + 1] >> 3) * 32 + (data[i + 2] >> 3));
                  return [image.width, image.height, seen.size].join(' ');
                }""", path(picture));
        return Arrays.stream(((String) found).split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
