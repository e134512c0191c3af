package tablee.browser;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PageWeightTest {
    private static final int MOST_BYTES = 430_000;

    @Test
    @DisplayName("The program that a page fetches is at most 430 KB as it is sent, without what was learned of games")
    void weight() throws IOException {
        try (InputStream packed = PageHouse.class.getResourceAsStream("/tablee/web/house.wasm.gz")) {
            assertNotNull(packed, "the build has made it");
            int bytes = packed.readAllBytes().length;
            assertTrue(bytes > 100_000 && bytes <= MOST_BYTES, bytes + " bytes");
        }
    }
}
