package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the house has to say has a place of its own: it lies over no board and over no button. */
class MessagesTest {
    private static final String COVERED = """
            () => {
                const over = (a, b) => a.width && b.width && a.left < b.right - 1 && b.left < a.right - 1
                    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
                const said = [...document.querySelectorAll('.notice, .toast')].filter(each => each.checkVisibility());
                const seen = each => {
                    const at = each.getBoundingClientRect();
                    const place = each.closest('.asides')?.getBoundingClientRect() ?? at;
                    const bottom = Math.min(at.bottom, place.bottom);
                    return { left: at.left, right: at.right, width: at.width, top: Math.max(at.top, place.top), bottom };
                };
                const rest = [...document.querySelectorAll('.board, .prompt, .tools button, .top a, main button, main a, main input')]
                    .filter(each => each.checkVisibility() && !said.some(one => one.contains(each)));
                return said.flatMap(one => rest
                    .filter(each => over(seen(one), each.getBoundingClientRect()))
                    .map(each => `${one.className} covers ${each.className} ${each.textContent.trim().slice(0, 30)}`));
            }""";

    static Stream<ScreenLook> looks() {
        return Stream.of(ScreenLook.DESK, ScreenLook.PHONE, ScreenLook.SMALL_PHONE);
    }

    @ParameterizedTest
    @MethodSource("looks")
    @DisplayName("A hint, a proposal, a message and the words for newcomers cover neither the board nor a button")
    void atATable(ScreenLook look) {
        try (Visitor ada = Site.open().visitor(look).named("Ada")) {
            String table = ada.against("circus", 2, ",\"hints\":true");
            BoardPlay play = new BoardPlay(ada, "circus", table);
            Page page = ada.page();
            page.locator(".newcomer").waitFor();
            covered(page, "newcomer");
            play.mine();
            press(page, "Hint");
            page.locator(".idea").waitFor();
            covered(page, "hint");
            press(page, "More");
            press(page, "Copy the invitation");
            page.locator(".toast").first().waitFor();
            covered(page, "toast");
            press(page, "More");
            press(page, "Pause");
            assertThat(page.locator(".notice").filter(new Locator.FilterOptions().setHasText("The match is paused.")))
                    .isVisible();
            covered(page, "pause");
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    @DisplayName("A message on another page pushes it down instead")
    void elsewhere(ScreenLook look) {
        try (Visitor ada = Site.open().visitor(look).named("Ada")) {
            Page page = ada.go("/account").page();
            page.getByLabel("Your name at the table").fill("Ada L.");
            press(page, "Save");
            page.locator(".toast").waitFor();
            covered(page, "account");
        }
    }

    private static void press(Page page, String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }

    private static void covered(Page page, String when) {
        assertEquals(List.of(), page.evaluate(COVERED), when);
    }
}
