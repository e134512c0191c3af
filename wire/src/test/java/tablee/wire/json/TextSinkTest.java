package tablee.wire.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TextSinkTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    @Test
    @DisplayName("Texts of every letter below 256, and of random ones, are quoted as Jackson quotes them")
    void quotes() throws JsonProcessingException {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 256; c++) all.append(c);
        assertEquals(JACKSON.writeValueAsString(all.toString()), Json.text(all.toString()));
        Random random = new Random(22);
        for (int i = 0; i < 500; i++) {
            String text =
                    random.ints(20, 0, 0xd800).mapToObj(Character::toString).reduce("", String::concat);
            assertEquals(JACKSON.writeValueAsString(text), Json.text(text));
        }
    }

    @Test
    @DisplayName("Lists, maps and trees that were read have the text that Jackson gives them")
    void nests() throws JsonProcessingException {
        String text = "{\"a\":[],\"b\":{},\"c\":[1,-2,3000000000,[true,null,\"x\"],{\"d\":1.5}]}";
        assertEquals(text, Json.text(Json.parse(text)));
        assertEquals(JACKSON.writeValueAsString(JACKSON.readTree(text)), Json.text(Json.parse(text)));
        assertEquals("[1,[2,{\"k\":\"v\"}]]", Json.text(List.of(1, List.of(2, Map.of("k", "v")))));
    }
}
