package tablee.wire.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    @DisplayName("No text opens an element, ends an attribute or stands for another character")
    void escape() {
        assertEquals("&lt;b title=&#39;a&quot;&gt; &amp;amp; é", Html.escape("<b title='a\"> &amp; é"));
    }
}
