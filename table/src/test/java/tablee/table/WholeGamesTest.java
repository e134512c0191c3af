package tablee.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Card;
import tablee.core.Games;
import tablee.core.State;
import tablee.table.terms.TableTerms;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verdict;
import tablee.wire.match.Verifier;

/** Every game from the first seat taken to the last entry, by people and by bots. */
class WholeGamesTest {
    private static final int MOST_STEPS = 20_000;

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    /** As few seats as people can play with; the first is Ann's, or else all are bots'. */
    private static TableScene scene(String game, String first) {
        int seats = Games.find(game).card().fewestSeats();
        List<String> people = new ArrayList<>(Collections.nCopies(seats, "RANDOM"));
        people.set(0, first);
        return TableScene.playing(TableTerms.of(game, seats, Map.of()), people.toArray(String[]::new));
    }

    /** Whether all play on one side: who wins and loses together has not drawn. */
    private static boolean isTogether(String game) {
        Card card = Games.find(game).card();
        State<?> state = Games.find(game).open(card.setup(card.fewestSeats(), Map.of()));
        return IntStream.range(0, state.seats()).allMatch(seat -> state.side(seat) == state.side(0));
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A game is played to its end by a person and a bot, through crashes, and verifies")
    void personAndBot(String game) {
        TableScene scene = scene(game, "ann");
        for (int step = 0; scene.record().isPlaying(); step++) {
            assertTrue(step < MOST_STEPS, "no end");
            advance(scene, step);
        }
        int[] ranks = scene.table().outcome().ranks().orElseThrow();
        boolean tied = IntStream.range(1, ranks.length).anyMatch(seat -> ranks[seat] == ranks[0]);
        assertEquals(tied && !isTogether(game), scene.table().outcome().isTied(0));
        scene.ask("ann", "download");
        Verdict verdict =
                Verifier.verify(MatchFile.read(scene.last("ann", "file").path("file")));
        assertTrue(verdict.fair(), verdict.sentence());
    }

    private static void advance(TableScene scene, int step) {
        if (step % 37 == 36) crashAndCompare(scene);
        if (!scene.thoughts().isEmpty()) scene.botsThink(1);
        else if (!scene.sight("ann", 0).path("moves").isEmpty()) scene.playAny();
        scene.pass(scene.sight("ann", 0).path("moves").isEmpty() ? 1_000 : 300);
    }

    /** What comes back from the store looks the same, byte for byte. */
    private static void crashAndCompare(TableScene scene) {
        scene.ask("ann", "sync");
        JsonNode before = scene.last("ann", "update");
        scene.crash();
        scene.connect("ann");
        assertEquals(before.toString(), scene.last("ann", "update").toString());
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A game is played to its end by bots alone")
    void botsOnly(String game) {
        TableScene scene = scene(game, "RANDOM");
        for (int step = 0; scene.record().isPlaying(); step++) {
            assertTrue(step < MOST_STEPS, "no end");
            scene.botsThink(1);
            scene.pass(500);
        }
        assertEquals(
                Games.find(game).card().fewestSeats(),
                scene.last("ann", "update").at("/result/ranks").size());
    }
}
