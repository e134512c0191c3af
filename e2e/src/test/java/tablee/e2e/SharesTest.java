package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.wire.json.Json;
import tablee.wire.match.Seed;
import tablee.wire.match.SeedOrigin;

/** Pages put shares into the seed, without anybody noticing (TABLE-42); and notice a cheating server (docs/fairness.md). */
class SharesTest {
    private static final Pattern A_TABLE = Pattern.compile(".*/t/[\\w-]+$");
    private static final Seed OTHER = Seed.read("e7".repeat(32));

    @Test
    @DisplayName("Two people start a match as ever, both find their share in it, and it survives a reload")
    void together() {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            CheatingServer honest = CheatingServer.between(ada, seating -> {});
            String link = makeTable(ada);
            ada.page().reload();
            sit(ben, link);
            assertThat(ada.page().locator("circus-board")).isVisible();
            assertThat(ben.page().locator("circus-board")).isVisible();
            JsonNode seed = honest.last("seating").path("seed");
            assertEquals("shares", seed.path("kind").asText());
            assertEquals(2, seed.path("shares").size());
            assertTrue(seed.path("leftOut").isEmpty());
            ada.page().getByRole(AriaRole.BUTTON, named("More")).click();
            ada.page().getByText("Proof of fair chance").click();
            assertThat(ada.page().locator("dialog")).containsText("comes from the server and from: Ada, Ben");
            assertThat(ada.page().locator("dialog")).containsText("Your own share:");
        }
    }

    @Test
    @DisplayName("Alone against bots a share goes in too, and at the end the page says so")
    void alone() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            CheatingServer honest = CheatingServer.between(ada, seating -> {});
            Page page = ada.go("/new/circus").page();
            page.getByRole(AriaRole.BUTTON, named("Start playing")).click();
            assertThat(page.locator("circus-board")).isVisible();
            assertEquals(1, honest.last("seating").path("seed").path("shares").size());
            page.getByRole(AriaRole.BUTTON, named("More")).click();
            page.getByRole(AriaRole.BUTTON, named("Call it off")).click();
            page.getByRole(AriaRole.BUTTON, named("Check fairness")).click();
            assertThat(page.getByText("your share went in")).isVisible();
        }
    }

    @Test
    @DisplayName("Two people at one screen have two seats and one share")
    void oneScreen() {
        try (Visitor ada = Site.open().visitor().named("Ada")) {
            CheatingServer honest = CheatingServer.between(ada, seating -> {});
            Page page = ada.go("/new/circus").page();
            page.getByLabel("All on this screen").check();
            page.getByRole(AriaRole.BUTTON, named("Start playing")).click();
            assertThat(page.locator("circus-board")).isVisible();
            JsonNode seed = honest.last("seating").path("seed");
            assertEquals("[[0,1]]", seed.path("shares").findValues("seats").toString());
            assertTrue(seed.path("leftOut").isEmpty());
        }
    }

    // ---- Cheats ----------------------------------------------------------------------------------------------------

    static Stream<Arguments> cheats() {
        return Stream.of(
                Arguments.of(
                        "CHEAT-2: a promise is exchanged before shares are shown",
                        NOT_PROMISED,
                        inReveal((shares, mine) -> {
                            ((ObjectNode) mine).put("commitment", SeedOrigin.Share.promise(OTHER));
                        })),
                Arguments.of("CHEAT-2: one's own share is exchanged", NOT_PROMISED, inMatch(seed -> ((ObjectNode)
                                seed.at("/shares/0"))
                        .put("share", OTHER.hex()))),
                Arguments.of(
                        "CHEAT-15: somebody promised only when all had shown theirs", NOT_PROMISED, inMatch(seed -> {
                            ((ObjectNode) seed.at("/shares/1"))
                                    .put("share", OTHER.hex())
                                    .put("commitment", SeedOrigin.Share.promise(OTHER));
                        })),
                Arguments.of("CHEAT-3: one's own share is left out", LEFT_OUT, inMatch(seed -> ((ArrayNode)
                                seed.path("shares"))
                        .remove(0))),
                Arguments.of("CHEAT-1: the server draws alone after all", LEFT_OUT, inMatch(seed -> ((ObjectNode) seed)
                        .put("kind", "server")
                        .remove("shares"))),
                Arguments.of(
                        "CHEAT-1: the server exchanges its own share", LEFT_OUT, inMatch(seed -> ((ObjectNode) seed)
                                .put("server", SeedOrigin.Share.promise(OTHER)))),
                Arguments.of("CHEAT-4: grinding, the start is dropped and nobody named", "named nobody", again("[]")),
                Arguments.of("CHEAT-4: the start vanishes as if there had been none", "named nobody", vanished(true)),
                Arguments.of("CHEAT-4: the page loses its seat, and the start", "named nobody", vanished(false)),
                Arguments.of("CHEAT-5: a share is said to have come too late", "but it did", again("[$]")));
    }

    private static final String NOT_PROMISED = "not the one that was promised";
    private static final String LEFT_OUT = "it was left out";

    private interface InReveal {
        void cheat(ObjectNode shares, JsonNode mine);
    }

    private static Consumer<ObjectNode> inReveal(InReveal cheat) {
        return seating -> {
            ObjectNode shares = seating.withObject("/shares");
            String me = seating.at("/chairs/0/chair/person").asText();
            if (!shares.path("stage").asText().equals("revealing")) return;
            for (JsonNode each : shares.path("promises"))
                if (each.path("person").asText().equals(me)) cheat.cheat(shares, each);
        };
    }

    private static Consumer<ObjectNode> inMatch(Consumer<JsonNode> cheat) {
        return seating -> {
            if (seating.path("phase").asText().equals("playing")) cheat.accept(seating.path("seed"));
        };
    }

    /** When all have shown their shares the server says that it begins anew, because of these people. */
    private static Consumer<ObjectNode> again(String because) {
        return anew((seating, before) -> {
            String me = seating.at("/chairs/0/chair/person").asText();
            String by = because.replace("$", "{\"person\":\"" + me + "\",\"name\":\"Ada\"}");
            return "[{\"server\":\"" + before + "\",\"by\":" + by + "}]";
        });
    }

    /** Then nobody has ever wanted to start. */
    private static Consumer<ObjectNode> vanished(boolean seated) {
        return anew((seating, before) -> {
            if (!seated) seating.putArray("yours");
            return "[]";
        });
    }

    private interface Voids {
        /** @param before what the server had promised for the start that it drops */
        String after(ObjectNode seating, String before);
    }

    private static Consumer<ObjectNode> anew(Voids voids) {
        return seating -> {
            if (!seating.path("phase").asText().equals("playing")) return;
            String before = seating.at("/seed/server").asText();
            ObjectNode shares = seating.put("phase", "gathering").putObject("shares");
            shares.put("stage", "open")
                    .put("server", SeedOrigin.Share.promise(OTHER))
                    .putArray("promises");
            shares.set("voids", Json.parse(voids.after(seating, before)));
        };
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cheats")
    @DisplayName("An honest page notices that")
    void cheated(String what, String says, Consumer<ObjectNode> cheat) {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            CheatingServer server = CheatingServer.between(ada, cheat);
            sit(ben, makeTable(ada));
            assertThat(ada.page().getByRole(AriaRole.ALERT).first()).containsText(says);
            if (ada.page().locator("circus-board").isVisible())
                ada.page().evaluate("document.querySelector('circus-board').stage.choose('flip 1')");
            ada.page().waitForTimeout(200);
            assertFalse(server.wasAsked("play"), "the page plays all the same");
        }
    }

    /** Ada makes a table for two, which begins as soon as somebody sits down. */
    private static String makeTable(Visitor ada) {
        Page page = ada.go("/new/circus").page();
        page.getByLabel("Friends, by link").check();
        page.getByRole(AriaRole.BUTTON, named("Make the table")).click();
        assertThat(page).hasURL(A_TABLE);
        return page.getByLabel("Invitation link").inputValue();
    }

    private static void sit(Visitor ben, String link) {
        ben.page().navigate(link);
        ben.page().getByRole(AriaRole.BUTTON, named("Sit here")).click();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
