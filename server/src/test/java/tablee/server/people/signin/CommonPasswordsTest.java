package tablee.server.people.signin;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommonPasswordsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "password",
                "PassWord",
                "12345678",
                "password1!",
                "iloveyou",
                "Tablee2026",
                "!circus123",
                "1234567890"
            })
    @DisplayName("ASVS 6.1.2, 6.2.4, 6.2.11: What everybody tries first is no password")
    void first(String password) {
        assertTrue(CommonPasswords.is(password));
    }

    @Test
    @DisplayName("ASVS 6.2.4: Three thousand that are long enough are listed, and each of them is refused")
    void listed() throws IOException {
        try (InputStream in = CommonPasswords.class.getResourceAsStream("common-passwords.txt")) {
            List<String> all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
            assertTrue(
                    all.stream().filter(each -> each.length() >= 8).distinct().count() >= 3_000);
            for (String each : all) assertTrue(CommonPasswords.is(each), each);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "correct horse battery",
                "another password",
                "xK9#mQ2$",
                "mon chat dort",
                "żółta łódź",
                "83920174650192"
            })
    @DisplayName("ASVS 6.2.5: Anything else is, whatever it is made of")
    void others(String password) {
        assertFalse(CommonPasswords.is(password));
    }
}
