package tablee.lab.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SectionTest {
    @Test
    void onlyTheNamedPartIsReplaced() {
        String text = "before\n<!-- rules -->\nold\n<!-- /rules -->\nafter\n";
        assertEquals("before\n<!-- rules -->\nnew\n<!-- /rules -->\nafter\n", Section.replaced(text, "rules", "new"));
    }

    @Test
    void aMissingPartIsAnError() {
        assertThrows(IllegalArgumentException.class, () -> Section.replaced("text", "rules", "new"));
    }
}
