package tablee.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** Somebody at the page of accounts. */
final class AccountForms {
    private static final String PASSWORD = "a long way to the sea";

    private AccountForms() {}

    /** Makes an account of this name, and has written the code down. */
    static void make(Page page, String name) {
        Locator make = section(page, "Make an account");
        make.getByLabel("Account name").fill(name);
        make.getByLabel("Password").fill(PASSWORD);
        make.locator("button").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("I have written it down"))
                .click();
    }

    static void signIn(Page page, String name) {
        Locator sign = section(page, "Sign in");
        sign.getByLabel("Account name").fill(name);
        sign.getByLabel("Password").fill(PASSWORD);
        sign.locator("button").first().click();
        page.getByText("You are signed in as").first().waitFor();
    }

    private static Locator section(Page page, String title) {
        Locator section = page.locator("details")
                .filter(new Locator.FilterOptions().setHasText(title))
                .first();
        section.locator("summary").click();
        return section;
    }
}
