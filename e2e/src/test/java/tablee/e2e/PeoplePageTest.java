package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two people who get along, and two who do not, each in a browser. */
class PeoplePageTest {
    private static final String SEATS = "{\"kind\":\"me\"},{\"kind\":\"open\"}";

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void openChat(Page page) {
        Locator tab = page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"));
        if (tab.count() > 0) tab.first().click();
    }

    private static void say(Page page, String text) {
        openChat(page);
        page.locator("form.talk input").fill(text);
        page.locator("form.talk input").press("Enter");
        assertThat(page.locator("table-chat li").last()).containsText(text);
    }

    /** Ann comes to a new table of Bob's. */
    private static Page meet(Visitor ann, Visitor bob) {
        String table = bob.table("circus", 2, "", SEATS, false);
        String link = bob.ask("GET", "/api/tables/" + table.substring(3), "")
                .get("invite")
                .asText();
        Page page = ann.go(link).page();
        bob.go(table);
        return page;
    }

    /** Ann is at Bob's table, where Bob has said something. */
    private static Page greeted(Visitor ann, Visitor bob) {
        Page page = meet(ann, bob);
        say(bob.page(), "hello Ann");
        openChat(page);
        assertThat(page.locator("table-chat li")).containsText("hello Ann");
        return page;
    }

    private static Page together(Visitor ann, Visitor bob) {
        Page page = greeted(ann, bob);
        button(page, "Mute or report").click();
        return page;
    }

    /** What Eve says now does not come to Ann: her own line, said after it, is the only one there. */
    private static void unheard(Page ann, Page eve) {
        say(eve, "can you hear me");
        say(ann, "is anybody here?");
        assertThat(ann.locator("table-chat li")).hasCount(1);
    }

    @Test
    @DisplayName("Somebody is asked at a table, says yes on their page, is seen to be here, and is invited by name")
    void friends() {
        try (Visitor ann = Site.open().visitor(ScreenLook.DESK).named("Ann");
                Visitor bob = Site.open().visitor(ScreenLook.PHONE).named("Bob")) {
            Page page = together(ann, bob);
            button(page, "Ask to be friends").click();
            assertThat(page.locator(".toast").last()).containsText("Asked.");
            Page phone = bob.go("/people").page();
            assertEquals(List.of(), AxeTest.findings(phone));
            button(phone, "Accept: Ann").click();
            assertThat(phone.getByText("here now")).isVisible();
            button(phone, "Invite: my table").first().click();
            assertThat(phone.locator(".toast").last()).containsText("The table is now among the games of Ann.");
            button(phone, "No longer friends: Ann").click();
            assertThat(phone.getByText("Nobody yet.")).isVisible();
        }
    }

    @Test
    @DisplayName(
            "Somebody who harasses is blocked at the table: nothing more of them is heard, also after coming back, until it is undone")
    void blocked() {
        try (Visitor ann = Site.open().visitor(ScreenLook.PHONE).named("Ann");
                Visitor eve = Site.open().visitor(ScreenLook.DESK).named("Eve")) {
            Page page = together(ann, eve);
            button(page, "Block for good").click();
            assertThat(page.locator(".toast").last()).containsText("Blocked: Eve.");
            assertThat(page.locator("table-chat li")).hasCount(0);
            say(eve.page(), "can you hear me");
            page.reload();
            ann.drawn();
            openChat(page);
            assertThat(page.locator("table-chat .soft")).isVisible();
            assertThat(page.getByText("can you hear me")).hasCount(0);
            ann.go("/people");
            assertEquals(List.of(), AxeTest.findings(page));
            button(page, "Unblock: Eve").click();
            assertThat(page.getByText("Blocked")).hasCount(0);
        }
    }

    @Test
    @DisplayName(
            "Somebody who talks too much is muted: nothing of them is heard, also after coming back and at another table, until they are heard again")
    void muted() {
        try (Visitor ann = Site.open().visitor(ScreenLook.PHONE).named("Ann");
                Visitor eve = Site.open().visitor(ScreenLook.DESK).named("Eve")) {
            Page page = together(ann, eve);
            button(page, "Mute this person").click();
            assertThat(page.locator(".toast").last()).containsText("Muted, here and at other tables: Eve.");
            assertThat(page.locator("table-chat li")).hasCount(0);
            page.reload();
            ann.drawn();
            unheard(page, eve.page());
            meet(ann, eve);
            unheard(page, eve.page());
            String table = page.url();
            ann.go("/people");
            assertEquals(List.of(), AxeTest.findings(page));
            button(page, "Hear again: Eve").click();
            assertThat(page.getByText("Muted")).hasCount(0);
            page.navigate(table);
            ann.drawn();
            say(eve.page(), "and now?");
            openChat(page);
            assertThat(page.locator("table-chat li").last()).containsText("and now?");
        }
    }

    @Test
    @DisplayName(
            "A line is reported, and its speaker blocked, with the keyboard alone: Tab to the line, and into its dialog")
    void byKeyboard() {
        try (Visitor ann = Site.open().visitor(ScreenLook.DESK).named("Ann");
                Visitor eve = Site.open().visitor(ScreenLook.PHONE).named("Eve")) {
            Page page = greeted(ann, eve);
            KeyWalk.enter(button(page, "Mute or report"));
            KeyWalk.enter(button(page, "Report this message"));
            KeyWalk.type(page.locator("dialog[open] textarea"), "said so at every table");
            KeyWalk.enter(button(page, "Send the report"));
            assertThat(page.locator(".toast").last()).containsText("Thank you.");
            KeyWalk.enter(button(page, "Mute or report"));
            KeyWalk.enter(button(page, "Block for good"));
            assertThat(page.locator(".toast").last()).containsText("Blocked: Eve.");
            assertThat(page.locator("table-chat li")).hasCount(0);
        }
    }

    @Test
    @DisplayName(
            "Somebody who says nothing is reported for their name, and asked to be a friend, from their seat, by keyboard too")
    void fromTheSeat() {
        try (Visitor ann = Site.open().visitor(ScreenLook.PHONE).named("Ann");
                Visitor bob = Site.open().visitor(ScreenLook.DESK).named("Silent Bob")) {
            String table = bob.table("circus", 2, "", SEATS, false);
            String link = bob.ask("GET", "/api/tables/" + table.substring(3), "")
                    .get("invite")
                    .asText();
            Page page = ann.go(link).page();
            button(page, "Silent Bob").click();
            button(page, "Report this person").click();
            assertThat(page.getByLabel("This message")).hasCount(0);
            assertThat(page.getByLabel("The name")).isChecked();
            assertEquals(List.of(), AxeTest.findings(page));
            button(page, "Send the report").click();
            assertThat(page.locator(".toast").last()).containsText("Thank you.");
            button(page, "Silent Bob").press("Enter");
            button(page, "Ask to be friends").press("Enter");
            assertThat(page.locator(".toast").last()).containsText("Asked.");
            assertThat(button(page, "Ann")).hasCount(0);
            Page desk = bob.go("/people").page();
            KeyWalk.enter(button(desk, "Accept: Ann"));
            assertThat(button(desk, "No longer friends: Ann")).isVisible();
        }
    }

    @Test
    @DisplayName("Somebody one has played with is asked to be a friend on the profile")
    void fromTheProfile() {
        try (Visitor ann = Site.open().visitor(ScreenLook.PHONE).named("Ann");
                Visitor bob = Site.open().visitor(ScreenLook.DESK).named("Bob")) {
            String id = bob.ask("GET", "/api/me", "").at("/person/id").asText();
            String played =
                    "{\"matches\":[{\"match\":\"x.1\",\"table\":\"x\",\"game\":\"circus\",\"seat\":0,\"rank\":1,"
                            + "\"tied\":false,\"endedMillis\":1,\"chairs\":[{\"kind\":\"person\",\"person\":\"a\",\"name\":\"Ann\"},"
                            + "{\"kind\":\"person\",\"person\":\"" + id + "\",\"name\":\"Bob\"}]}]}";
            ann.page()
                    .route(
                            "**/api/history*",
                            route -> route.fulfill(new Route.FulfillOptions()
                                    .setContentType("application/json")
                                    .setBody(played)));
            Page page = ann.go("/profile").page();
            button(page, "Ask to be friends Bob").click();
            assertThat(page.getByText("asked", new Page.GetByTextOptions().setExact(true)))
                    .isVisible();
            assertEquals(List.of(), AxeTest.findings(page));
            Page desk = bob.go("/people").page();
            button(desk, "Accept: Ann").click();
            page.reload();
            assertThat(page.getByText("friends", new Page.GetByTextOptions().setExact(true)))
                    .isVisible();
        }
    }
}
