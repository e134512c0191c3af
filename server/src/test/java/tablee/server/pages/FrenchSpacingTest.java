package tablee.server.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FrenchSpacingTest {
    @Test
    @DisplayName("No line ends before a mark that has a space before it, or inside a quote")
    void keptTogether() {
        assertEquals(
                "La manche\u00a0: «\u00a0oui\u00a0»\u00a0! Et puis\u00a0?",
                FrenchSpacing.typeset("La manche : « oui » ! Et puis ?"));
        assertEquals("{0} : {1}".replace(" :", "\u00a0:"), FrenchSpacing.typeset("{0} : {1}"));
    }

    @Test
    @DisplayName("French words are typeset where they are handed out, and English ones are as they were written")
    void ofPages() {
        GameCatalogue catalogue = new GameCatalogue("1");
        for (String part : new String[] {"table", "flow"}) {
            String french = catalogue.words(part, "fr").plain().toString();
            assertTrue(french.contains("\u00a0:") || french.contains("\u00a0?"), part);
            assertFalse(french.contains(" ?") || french.contains(" !") || french.contains(" ;"), part);
        }
        assertFalse(catalogue.words("table", "en").plain().toString().contains("\u00a0"));
    }
}
