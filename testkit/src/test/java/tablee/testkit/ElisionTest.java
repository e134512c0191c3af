package tablee.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ElisionTest {
    @Test
    @DisplayName("In French a vowel before a vowel is found, in a sentence and before a gap for a name")
    void found() {
        assertThrows(AssertionError.class, () -> Elision.check("Le multiplicateur de Augmenter monte.", ""));
        assertThrows(AssertionError.class, () -> Elision.check("Le éboulis est loin.", ""));
        assertThrows(AssertionError.class, () -> Elision.check("Au tour de 1.", "Au tour de {seat}."));
    }

    @Test
    @DisplayName("Consonants, places, numerals and longer words that end alike are not")
    void notFound() {
        assertDoesNotThrow(() -> Elision.check("Le multiplicateur de la tuile Augmenter monte de 1.", "{seat} monte."));
        assertDoesNotThrow(() -> Elision.check("Va de a1 à e4, le onze, au lieu de un.", "Va de {from} à {to}."));
        assertDoesNotThrow(() -> Elision.check("Placez la tuile, échangez-la ou défaussez-la.", "{seat} hésite."));
        assertDoesNotThrow(() -> Elision.check("Une salle entière, un monde ouvert.", "{seat} voit."));
    }
}
