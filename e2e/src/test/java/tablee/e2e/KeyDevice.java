package tablee.e2e;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;

/** A device that keeps passkeys and always says yes, as the browser itself plays one. */
record KeyDevice(CDPSession browser, String id) {
    /** One more for the page of this session. */
    static KeyDevice plug(CDPSession browser) {
        JsonObject kind = new JsonObject();
        kind.addProperty("protocol", "ctap2");
        kind.addProperty("transport", "internal");
        kind.addProperty("hasResidentKey", true);
        kind.addProperty("hasUserVerification", true);
        kind.addProperty("isUserVerified", true);
        kind.addProperty("automaticPresenceSimulation", true);
        JsonObject wish = new JsonObject();
        wish.add("options", kind);
        browser.send("WebAuthn.enable");
        JsonObject made = browser.send("WebAuthn.addVirtualAuthenticator", wish);
        return new KeyDevice(browser, made.get("authenticatorId").getAsString());
    }

    void lose() {
        JsonObject lost = new JsonObject();
        lost.addProperty("authenticatorId", id);
        browser.send("WebAuthn.removeVirtualAuthenticator", lost);
    }
}
