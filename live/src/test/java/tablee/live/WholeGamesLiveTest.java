package tablee.live;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.core.Card;
import tablee.core.Games;
import tablee.table.terms.TableTerms;
import tablee.wire.match.MatchFile;
import tablee.wire.match.Verifier;

/** Whole games over real connections, a real store and real bots. */
class WholeGamesLiveTest {
    @TempDir
    static Path folder;

    private static TestCluster house;

    @BeforeAll
    static void open() {
        house = new TestCluster(folder.resolve("games.db"));
    }

    @AfterAll
    static void close() {
        house.close();
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.card().id());
    }

    /** Without a clock of the game's own, and where rounds have turns, with few of them. */
    private static Map<String, String> quick(Card card) {
        Map<String, String> options = new TreeMap<>(card.untimed());
        boolean hasTurns = card.options().stream().anyMatch(each -> each.id().equals("turns"));
        if (hasTurns) options.put("turns", "4");
        return options;
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("A person and a bot play to the end; it is in the person's history, and verifies")
    void personAndBot(String game) {
        Card card = Games.find(game).card();
        house.make(game, TableTerms.of(game, card.fewestSeats(), quick(card)));
        Guest ann = house.connect(game, "ann");
        ann.ask("{\"do\":\"sit\",\"seat\":0}");
        for (int seat = 1; seat < card.fewestSeats(); seat++) {
            ann.ask("{\"do\":\"seat-bot\",\"seat\":" + seat + ",\"level\":\"random\"}");
        }
        ann.ask("{\"do\":\"start\"}");
        JsonNode update = ann.await("update");
        while (update.path("result").isMissingNode()) {
            JsonNode moves = update.at("/sights/0/moves");
            if (!moves.isEmpty()) {
                String word = moves.get(moves.size() / 2).path("word").textValue();
                ann.send("{\"do\":\"play\",\"version\":" + update.path("version") + ",\"move\":\"" + word + "\"}");
            }
            int version = update.path("version").intValue();
            update = ann.awaitUpdate(next -> next.path("version").intValue() > version);
        }
        String match = game + ".1";
        assertTrue(house.store().history().of("ann", 50).stream()
                .map(played -> played.result().match())
                .toList()
                .contains(match));
        ann.ask("{\"do\":\"download\"}");
        MatchFile file = MatchFile.read(ann.await("file").path("file"));
        assertTrue(Verifier.verify(file).fair());
    }
}
