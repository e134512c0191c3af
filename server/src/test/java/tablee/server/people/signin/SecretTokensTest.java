package tablee.server.people.signin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tablee.server.people.identity.SecretTokens;

class SecretTokensTest {
    @Test
    @DisplayName(
            "ASVS 6.2.8, 11.4.2: A password is known again by its hash, another one is not, and no two hashes are the same")
    void passwords() {
        PasswordHasher passwords = new PasswordHasher();
        String hash = passwords.hash("correct horse é");
        assertTrue(hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), hash);
        assertTrue(passwords.matches("correct horse é", hash));
        assertTrue(passwords.matches("correct horse e\u0301", hash), "the same letters from another keyboard");
        for (String other : List.of("correct horse e", "Correct horse é", " correct horse é", "correct horse é ")) {
            assertFalse(passwords.matches(other, hash), other);
        }
        assertNotEquals(hash, passwords.hash("correct horse é"));
        passwords.pretend("correct horse é");
    }

    @Test
    @DisplayName("ASVS 11.2.1, 11.2.2: A hash of another program counts, with the costs that it names")
    void foreignHash() {
        // By the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
        String reference = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        assertTrue(new PasswordHasher().matches("password", reference));
    }

    @Test
    @DisplayName("ASVS 6.5.2, 6.5.4, 11.5.1: A recovery code survives being written on paper and typed again")
    void recoveryCodes() {
        String code = new SecretTokens().recoveryCode();
        assertTrue(code.matches("([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}"), code);
        assertArrayEquals(
                SecretTokens.hashOfCode("0a1b-2c3d-4e5f-6g7h"), SecretTokens.hashOfCode(" OAIB 2C3D4E5F 6g7h "));
        assertNotEquals(code, new SecretTokens().recoveryCode());
    }
}
