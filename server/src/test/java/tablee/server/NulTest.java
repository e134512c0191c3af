package tablee.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The character U+0000 reaches no database: PostgreSQL takes it for a fault, where SQLite keeps it. */
class NulTest {
    private final Browser ann = Browser.guest(Running.shared(), "Ann");

    @ParameterizedTest
    @ValueSource(strings = {"/api/tables/%00", "/join/%00", "/api/history?before=%00", "/api/sessions/a%00b"})
    @DisplayName("In an address it leads nowhere")
    void address(String path) {
        assertEquals(404, ann.get(path).statusCode());
    }

    @Test
    @DisplayName("In a text, however deep, it is refused")
    void text() {
        assertEquals(
                400, ann.tryPost("/api/codes", "{\"code\":\"AB\\u0000DEF\"}").statusCode());
        assertEquals(
                400,
                ann.tryPost(
                                "/api/tables",
                                "{\"terms\":{\"game\":\"circus\",\"seats\":2},\"seats\":[{\"kind\":\"me\",\"name\":\"\\u0000\"}]}")
                        .statusCode());
    }
}
