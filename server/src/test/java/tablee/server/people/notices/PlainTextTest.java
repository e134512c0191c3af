package tablee.server.people.notices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Zoé O'Neill-Łukasz | Zoé O'Neill-Łukasz",
                "http://evil.example/x | http evil example x",
                "evil.example | evil example",
                "a@b.example | a b example",
                "www。evil。example | www evil example",
                "<b>Ann</b> | b Ann b",
                "\"Ann\\r\\nBcc: x@y\" | Ann r nBcc x y",
                "a name that goes on and on and on | a name that goes on and",
                "::// | ''",
            })
    @DisplayName(
            "ASVS 1.3.11: Of what people typed only words go into a mail, and few: no link, no address, no line break, no markup")
    void words(String typed, String plain) {
        assertEquals(plain, PlainText.of(typed));
        assertEquals(plain, PlainText.of(typed.replace(" ", "\r\n ")));
    }
}
