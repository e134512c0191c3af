package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.Server;
import tablee.server.ServerSettings;

/** The list of those who sit: who is there, whose turn it is, in words that fit everybody. */
class SeatsTest {
    private static final Pattern SIT = Pattern.compile("^(Sit here|Second person)");
    private static final String TWO = "{\"kind\":\"me\"},{\"kind\":\"open\"}";

    @Test
    @DisplayName("Anyone who is away keeps a small shape beside the name")
    void away() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            String table = ada.table("circus", 2, ",\"visibility\":\"listed\",\"startWhenFull\":true", TWO, false);
            Page page = ada.go(table).page();
            try (Visitor ben = Site.open().visitor().named("Ben")) {
                ben.go(table)
                        .page()
                        .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sit here"))
                        .click();
                assertThat(page.locator("circus-board")).isVisible();
            }
            Locator seat = page.locator(".seat.away");
            assertThat(seat).containsText("Ben");
            BoundingBox shape = seat.locator(".seat-shape").boundingBox();
            BoundingBox name = seat.locator(".who").boundingBox();
            assertTrue(shape.width <= 28 && shape.height <= 28, "the shape is " + shape.width + " wide");
            assertTrue(shape.x + shape.width <= name.x, "it does not lie over the name");
        }
    }

    @Test
    @DisplayName(
            "TABLE-47: Who types the name of somebody else for a seat sits there with a number behind it, and a family at one screen sits as it likes")
    void otherPeoplesNames(@TempDir Path folder) {
        ServerSettings settings = ServerSettings.local(
                        0, folder.resolve("tablee.db").toString())
                .faster(10)
                .withNamesApart();
        try (Server server = Server.start(settings);
                Visitor ada = Site.at(server.port()).visitor().named("Ada");
                Visitor eve = Site.at(server.port()).visitor(ScreenLook.PHONE).named("Eve")) {
            ada.ask("POST", "/api/account", "{\"name\":\"ada\",\"password\":\"a long way to the sea\"}");
            String table =
                    eve.table("rando", 3, "", "{\"kind\":\"open\"},{\"kind\":\"open\"},{\"kind\":\"open\"}", false);
            Page page = eve.go(table).page();
            Locator name = page.getByLabel("Your name at this table");
            for (String each : List.of("Ada", "Tom", "Eve")) {
                name.fill(each);
                page.locator(".seat")
                        .filter(new Locator.FilterOptions().setHas(page.getByRole(AriaRole.BUTTON)))
                        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(SIT))
                        .first()
                        .click();
                assertThat(page.locator(".seat .who").filter(new Locator.FilterOptions().setHasText(each)))
                        .isVisible();
            }
            assertThat(page.locator(".seat .who")).hasText(new String[] {"Ada 2", "Tom", "Eve"});
        }
    }

    /** What stands below one's own name while it is one's turn. */
    private static final Map<String, String> MINE =
            Map.of("en", "your turn", "fr", "à vous de jouer", "de", "du bist dran", "pl", "twoja kolej");

    @Test
    @DisplayName("To oneself the list says that it is one's turn in the right person, in four languages")
    void persons() {
        MINE.forEach((language, words) -> {
            try (Visitor ada = Site.open().visitor(ScreenLook.DESK.in(language)).named("Ada")) {
                BoardPlay play = new BoardPlay(ada, "circus", ada.against("circus", 2, ""));
                assertTrue(play.mine());
                assertThat(ada.page().locator(".seat.acts .what")).hasText(words);
            }
        });
    }

    @Test
    @DisplayName("A lesson that was left is not a game that waits for somebody")
    void lesson() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            Page page = ada.go("/learn/circus").page();
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Begin the lesson"))
                    .click();
            assertThat(page.locator("circus-board")).isVisible();
            ada.go("/");
            assertThat(page.getByText("Nothing on the table yet.")).isVisible();
            assertFalse(page.title().startsWith("("), page.title());
        }
    }
}
