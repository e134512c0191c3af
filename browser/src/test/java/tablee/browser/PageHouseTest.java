package tablee.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Game;
import tablee.core.Games;
import tablee.wire.match.MatchFile;
import tablee.wire.match.SeedOrigin;
import tablee.wire.match.Verifier;

class PageHouseTest {
    static List<String> games() {
        return Games.all().stream().map(Game::card).map(card -> card.id()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName(
            "A whole game against a bot is played by the page's house, opened anew in the middle, and verifies by its file")
    void wholeGame(String game) {
        PageVisit visit = new PageVisit(game, "random");
        visit.play(12);
        visit.reopen();
        visit.play(Integer.MAX_VALUE);
        assertTrue(visit.isOver(), "the match has come to its end");
        MatchFile file = MatchFile.read(visit.download());
        assertEquals(SeedOrigin.Kind.OFFLINE, file.head().seed().orElseThrow().kind());
        assertEquals(
                "", Verifier.verify(file).fair() ? "" : Verifier.verify(file).sentence());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("What a table shows after it was opened anew is what it showed before")
    void sameAgain(String game) {
        PageVisit visit = new PageVisit(game, "random");
        visit.play(20);
        JsonNode before = visit.sight();
        visit.reopen();
        for (String part : List.of("view", "moves", "figures"))
            assertEquals(before.path(part), visit.sight().path(part), part);
    }

    @Test
    @DisplayName("A table that is closed is forgotten by the page's house, and goes on from what was kept of it")
    void closed() {
        PageVisit visit = new PageVisit("circus", "random");
        visit.play(6);
        JsonNode before = visit.sight();
        visit.close();
        assertThrows(AssertionError.class, () -> visit.play(1), "it is not there any more");
        visit.reopenHere();
        assertEquals(before.path("view"), visit.sight().path("view"));
        visit.play(3);
    }
}
