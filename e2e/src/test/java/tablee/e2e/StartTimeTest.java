package tablee.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** How long two people who are there wait for their match: with their shares, and as pages of 0.1.0, which know of none. */
class StartTimeTest {
    private static final int STARTS = Integer.getInteger("tablee.starts", Scale.FULL ? 3 : 1);

    private static final Consumer<ObjectNode> KNOWS_NO_SHARES = seating -> seating.remove("shares");

    @Test
    @DisplayName("No click more is needed with shares than without; how long both take is said, and not judged")
    void start() {
        List<Long> with = new ArrayList<>();
        List<Long> without = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            with.add(millis("shares", seating -> {}));
            without.add(millis("server", KNOWS_NO_SHARES));
        }
        System.err.println("from the last click to the board, ms: with shares " + with + ", median " + median(with)
                + "; without " + without + ", median " + median(without));
    }

    /** From Ben's click to Ada's board; the seed must come from where it is said to. */
    private static long millis(String kind, Consumer<ObjectNode> page) {
        try (Visitor ada = Site.open().visitor().named("Ada");
                Visitor ben = Site.open().visitor().named("Ben")) {
            String terms = ",\"visibility\":\"listed\",\"startWhenFull\":true";
            String table = ada.table("circus", 2, terms, "{\"kind\":\"me\"},{\"kind\":\"open\"}", false);
            CheatingServer told = CheatingServer.between(ada, page);
            CheatingServer.between(ben, page);
            ada.go(table);
            ben.go(table);
            long from = System.nanoTime();
            ben.page().getByRole(AriaRole.BUTTON, SIT).click();
            assertThat(ada.page().locator("circus-board")).isVisible();
            long nanos = System.nanoTime() - from;
            assertEquals(kind, told.last("seating").at("/seed/kind").asText());
            return nanos / 1_000_000;
        }
    }

    private static final Page.GetByRoleOptions SIT =
            new Page.GetByRoleOptions().setName("Sit here").setExact(true);

    private static long median(List<Long> times) {
        List<Long> sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
