package tablee.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.app.sources.Repository;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Files of both ways to deal. */
class VerifyVersionsTest {
    private final EngineMatches matches = new EngineMatches();

    private static Stream<Game<?>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("Matches of both versions are fair, and another outcome is found in both")
    void bothVersions(Game<?> game) {
        for (int version = 1; version <= 2; version++) {
            JsonNode log = matches.play(game, version, "5e");
            assertEquals(version, log.path("format").intValue());
            assertEquals(version, log.path("header").path("chance").asInt(1));
            Verdict verdict = Verifier.verify(MatchFile.read(log));
            assertTrue(verdict.fair(), verdict.sentence());
            Verdict other = Verifier.verify(MatchFile.read(matches.forged(game, version)));
            assertEquals(Verdict.Kind.FORGED, other.kind(), other.sentence());
        }
    }

    static Stream<Path> oldFiles() {
        return Repository.files(".json").stream()
                .filter(file -> file.startsWith("examples/verify/matches"))
                .filter(file -> file.getFileName().toString().startsWith("0.1.0"));
    }

    @ParameterizedTest
    @MethodSource("oldFiles")
    @DisplayName("A file of 0.1.0 is written again to the last byte, and is fair")
    void old(Path file) {
        String text = Repository.text(file);
        assertEquals(text, MatchFile.read(text).text());
        Verdict verdict = Verifier.verify(MatchFile.read(text));
        assertTrue(verdict.fair(), verdict.sentence());
    }
}
